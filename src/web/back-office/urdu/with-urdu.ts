import type { backOfficeTranslationMessages } from '../../messages/en/back-office/content/translations.ts'
import type { Translate } from '../../messages/messages-in.ts'
import type { Field, FormSection } from '../forms/record-editor.tsx'

type Messages = Translate<typeof backOfficeTranslationMessages>

/** The same sections with a field for the Urdu after each one that shoppers read. `toCheck`: where the English has changed since. */
export const withUrdu = <Values>(
  sections: readonly FormSection<Values>[],
  toCheck: readonly string[],
  t: Messages,
): readonly FormSection<Values>[] =>
  sections.map((section) => ({
    ...section,
    fields: Object.fromEntries(
      (Object.entries(section.fields) as [string, Field<Values>][]).flatMap(([name, field]) => {
        const urdu = urduOf(field, toCheck.includes(name), t)
        return urdu === null ? [[name, field]] : [[name, field], [`${name}Ur`, urdu]] // prettier-ignore
      }),
    ) as FormSection<Values>['fields'],
  }))

function urduOf<Values>(
  field: Field<Values>,
  isToCheck: boolean,
  t: Messages,
): Field<Values> | null {
  if (field.translatable !== true || !('max' in field)) return null
  const { label, max, onlyIf } = field
  return {
    is: 'urdu',
    label: t('urdu.of', { label }),
    max,
    rows: 'rows' in field ? field.rows : 1,
    ...(onlyIf && { onlyIf }),
    ...(isToCheck && { hint: t('urdu.needsCheck') }),
  }
}
