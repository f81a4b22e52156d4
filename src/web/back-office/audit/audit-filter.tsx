import { eventKinds } from '#shop/events/event-kinds.ts'
import { FilterForm } from '../../app/router/filter-form.tsx'
import { backOfficeAuditMessages } from '../../messages/en/back-office/settings/audit.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { SelectField } from '../../ui/form/select.tsx'
import { textIn } from '../../ui/form/use-form.ts'
import { officePaths } from '../addresses.ts'

type View = Record<'person' | 'by' | 'kind' | 'from' | 'until', string>
type Props = { view: View; people: readonly { id: string; name: string }[] }

/** Works without JavaScript. */
export function AuditFilter({ view, people }: Props) {
  const t = useMessages(backOfficeAuditMessages)
  const { person, by, kind, from, until } = view
  const names = new Map(people.map(({ id, name }) => [id, name]))
  if (person !== '' && !names.has(person)) names.set(person, person)
  const isOfPeople = by !== 'system'
  const any = (label: string) => [{ value: '', label }]
  return (
    <FilterForm
      role="search"
      className={`office-box grid items-end gap-3 sm:grid-cols-2 ${isOfPeople ? 'md:grid-cols-[1fr_1fr_auto_auto_auto]' : 'md:grid-cols-[1fr_auto_auto_auto]'}`}
      values={{ person, kind, from, until }}
      to={(typed) => {
        const of = (name: string) => textIn(typed, name)
        const wanted = { person: of('person'), by, kind: of('kind'), from: of('from') }
        return officePaths.audit({ ...wanted, until: of('until') })
      }}
    >
      {isOfPeople && (
        <SelectField
          label={t('audit.person')}
          name="person"
          defaultValue={person}
          options={[
            ...any(t('audit.anybody')),
            ...[...names].map(([value, label]) => ({ value, label })),
          ]}
        />
      )}
      <SelectField
        label={t('audit.kind')}
        name="kind"
        defaultValue={kind}
        options={[
          ...any(t('audit.anything')),
          ...eventKinds.map((value) => ({ value, label: t(value) })),
        ]}
      />
      <TextField label={t('audit.from')} name="from" type="date" defaultValue={from} />
      <TextField label={t('audit.until')} name="until" type="date" defaultValue={until} />
      <Button kind="plain" type="submit">
        {t('audit.show')}
      </Button>
    </FilterForm>
  )
}
