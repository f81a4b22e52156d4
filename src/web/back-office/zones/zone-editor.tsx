import type { StaffZone } from './zone-values.ts'
import { backOfficeZonesMessages } from '../../messages/en/back-office/settings/zones.ts'
import { backOfficeTranslationMessages } from '../../messages/en/back-office/content/translations.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Notice } from '../../ui/notice.tsx'
import { Conflict } from '../forms/conflict.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { AreaPart } from './area-part.tsx'
import { NamePart, TermsPart } from './terms-part.tsx'
import type { ZoneForm } from './use-zone-form.ts'
import { zoneFields, type ZoneField } from './zone-values.ts'

type Props = { form: ZoneForm; others: readonly StaffZone[]; mayWrite: boolean }

/** A zone: its area on the map and in fields, and its terms. */
export function ZoneEditor({ form, others, mayWrite }: Props) {
  return (
    <form {...form.form} noValidate>
      <fieldset disabled={!mayWrite} className="grid min-w-0 grid-cols-1 gap-4">
        {form.theirs ? (
          <ZoneConflict form={form} />
        ) : (
          form.problem && <Notice>{form.problem}</Notice>
        )}
        <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-2">
          <AreaPart form={form} others={others} mayWrite={mayWrite} />
          <div className="grid grid-cols-1 gap-4 max-wide:-order-1">
            <NamePart form={form} />
            <TermsPart form={form} />
          </div>
        </div>
        {mayWrite && <SaveBar busy={form.busy} isChanged={form.isChanged} />}
      </fieldset>
    </form>
  )
}

/** Shows the other version where two people changed the same fields. */
function ZoneConflict({ form: { base, theirs, typed, takeTheirs } }: { form: ZoneForm }) {
  const t = useMessages(backOfficeZonesMessages, backOfficeTranslationMessages)
  if (theirs === null) return null
  const { values, both } = theirs
  const textOf = (of: typeof values, field: ZoneField) => {
    if (field === 'active') return t(of.active ? 'zones.yes' : 'zones.no')
    return field === 'kind' ? t(`kind.${of.kind}`) : of[field]
  }
  const fields = zoneFields
    .filter((field) => both.includes(field))
    .map((name) => ({
      name,
      label: name === 'nameUr' ? t('urdu.of', { label: t('field.name') }) : t(`field.${name}`),
      theirs: textOf(values, name),
      mine: textOf(typed, name),
    }))
  return (
    <Conflict
      of={{ kind: 'zone', id: base?.id ?? '' }}
      title={t('zones.conflict')}
      fields={fields}
      onTake={() => takeTheirs()}
    />
  )
}
