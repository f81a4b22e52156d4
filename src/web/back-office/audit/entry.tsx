import { eventTraits, guestEventKinds } from '#shop/events/event-kinds.ts'
import type { Answer } from '#wire/calls.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeAuditMessages } from '../../messages/en/back-office/settings/audit.ts'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { ChangeLine } from '../parts/change-line.tsx'

type AuditEntry = Answer<'adminAudit'>['data'][number]

/** When, who and what in one line where there is room; more than one change opens on demand. */
export function Entry({ entry }: { entry: AuditEntry }) {
  const t = useMessages(backOfficeAuditMessages)
  const { person, kind, at, changes } = entry
  const lines = [
    ...(entry.role === null && entry.roleBefore === null
      ? []
      : [<RoleChange key="role" entry={entry} />]),
    ...changes.map((change) => <ChangeLine key={change.field} change={change} />),
  ]
  return (
    <li className="grid grid-cols-1 gap-x-4 border-b border-line py-2 md:items-baseline md:grid-cols-[11rem_12rem_minmax(0,1fr)]">
      <time dateTime={at} className="money text-small text-soft max-md:order-last">
        {t.moment(Date.parse(at))}
      </time>
      <p className="text-small wrap-break-word max-md:order-last">
        {person?.name ?? t(guestEventKinds.includes(kind) ? 'audit.guest' : 'audit.system')}
      </p>
      <div className="grid min-w-0 grid-cols-1 gap-x-4 wide:grid-cols-2 wide:items-baseline">
        <p className="min-w-0 wrap-break-word">
          <span className="font-semibold">{t(kind)}</span> <Subject entry={entry} />
        </p>
        {lines.length === 1 && <ul className="min-w-0 text-small wrap-break-word">{lines}</ul>}
        {lines.length > 1 && (
          <details className="min-w-0 text-small">
            <summary className="flex min-h-6 cursor-pointer items-center text-link hover:underline max-md:min-h-11">
              {t('audit.changes', { count: lines.length })}
            </summary>
            <ul className="grid gap-1 wrap-break-word">{lines}</ul>
          </details>
        )}
      </div>
    </li>
  )
}

function Subject({ entry: { kind, subject, name, person } }: { entry: AuditEntry }) {
  if (name === null || subject === person?.id) return null
  const { area } = eventTraits[kind]
  if (area === 'order')
    return (
      <Link
        to={officePaths.order({ id: subject })}
        className="money text-target text-link underline"
      >
        {name}
      </Link>
    )
  if (area === 'customer' || area === 'khata')
    return (
      <Link to={officePaths.customer({ id: subject })} className="text-target text-link underline">
        <bdi>{name}</bdi>
      </Link>
    )
  return <bdi>{name}</bdi>
}

function RoleChange({ entry: { role, roleBefore } }: { entry: AuditEntry }) {
  const t = useMessages(backOfficeAuditMessages)
  const ofRoles = useMessages(backOfficeMessages)
  const roleLabel = (one: typeof role) =>
    one === null ? t('audit.noRole') : ofRoles(`role.${one}`)
  const [before, after] = [roleLabel(roleBefore), roleLabel(role)]
  return <li>{t('audit.change', { field: t('audit.role'), before, after })}</li>
}
