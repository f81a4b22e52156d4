import type { EventKind } from '#shop/events/event.ts'
import { eventKinds } from '#shop/events/event-kinds.ts'
import { useNavigate } from '../../app/router/use-router.tsx'
import { backOfficeAuditMessages } from '../../messages/en/back-office-audit.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select.tsx'
import { textIn } from '../../ui/use-form.ts'
import { officePaths } from '../addresses.ts'

type View = {
  person?: string | undefined
  by?: 'staff' | undefined
  kind?: EventKind | undefined
  from?: string | undefined
  until?: string | undefined
}
type Props = { view: View; people: readonly { id: string; name: string }[] }

/** Narrows the audit: a plain form that the browser can send by itself. */
export function AuditFilter({ view, people }: Props) {
  const t = useMessages(backOfficeAuditMessages)
  const go = useNavigate()
  const names = new Map(people.map(({ id, name }) => [id, name]))
  if (view.person !== undefined && !names.has(view.person)) names.set(view.person, view.person)
  const any = (label: string) => [{ value: '', label }]
  return (
    <form
      role="search"
      action={officePaths.audit()}
      className="office-box grid items-end gap-3 sm:grid-cols-2 md:grid-cols-[1fr_1fr_auto_auto_auto]"
      onSubmit={(event) => {
        event.preventDefault()
        const values = new FormData(event.currentTarget)
        const of = (name: string) => textIn(values, name) || undefined
        const wanted = { person: of('person'), by: view.by, kind: of('kind'), from: of('from') }
        void go(officePaths.audit({ ...wanted, until: of('until') }))
      }}
    >
      {view.by && <input type="hidden" name="by" value={view.by} />}
      <SelectField
        label={t('audit.person')}
        name="person"
        defaultValue={view.person ?? ''}
        options={[
          ...any(t('audit.anybody')),
          ...[...names].map(([value, label]) => ({ value, label })),
        ]}
      />
      <SelectField
        label={t('audit.kind')}
        name="kind"
        defaultValue={view.kind ?? ''}
        options={[
          ...any(t('audit.anything')),
          ...eventKinds.map((value) => ({ value, label: t(value) })),
        ]}
      />
      <TextField label={t('audit.from')} name="from" type="date" defaultValue={view.from} />
      <TextField label={t('audit.until')} name="until" type="date" defaultValue={view.until} />
      <Button kind="plain" type="submit">
        {t('audit.show')}
      </Button>
    </form>
  )
}
