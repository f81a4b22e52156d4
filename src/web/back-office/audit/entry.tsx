import { eventTraits } from '#shop/events/event-kinds.ts'
import type { Answer } from '#wire/calls.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeAuditMessages } from '../../messages/en/back-office/settings/audit.ts'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { ChangeLine } from '../parts/change-line.tsx'

type AuditEntry = Answer<'adminAudit'>['data'][number]

export function Entry({ entry }: { entry: AuditEntry }) {
  const t = useMessages(backOfficeAuditMessages)
  const { person, kind, at, changes } = entry
  const name = person?.name ?? t('audit.nobody')
  return (
    <li className="office-box grid gap-1">
      <p>
        <span className="font-semibold">{t(kind)}</span> <Subject entry={entry} />
      </p>
      <p className="text-small text-soft">
        <time dateTime={at}>{t('audit.by', { name, time: t.moment(Date.parse(at)) })}</time>
      </p>
      {(changes.length > 0 || entry.role !== null || entry.roleBefore !== null) && (
        <ul className="mt-1 grid gap-1 text-small">
          <RoleChange entry={entry} />
          {changes.map((change) => (
            <ChangeLine key={change.field} change={change} />
          ))}
        </ul>
      )}
    </li>
  )
}

function Subject({ entry: { kind, subject, name, person } }: { entry: AuditEntry }) {
  if (name === null || subject === person?.id) return null
  const { area } = eventTraits[kind]
  if (area === 'order')
    return (
      <Link to={officePaths.order({ id: subject })} className="money text-link underline">
        {name}
      </Link>
    )
  if (area === 'customer')
    return (
      <Link to={officePaths.customer({ id: subject })} className="text-link underline">
        <bdi>{name}</bdi>
      </Link>
    )
  return <bdi>{name}</bdi>
}

function RoleChange({ entry: { role, roleBefore } }: { entry: AuditEntry }) {
  const t = useMessages(backOfficeAuditMessages)
  const ofRoles = useMessages(backOfficeMessages)
  if (role === null && roleBefore === null) return null
  const roleLabel = (one: typeof role) =>
    one === null ? t('audit.noRole') : ofRoles(`role.${one}`)
  const [before, after] = [roleLabel(roleBefore), roleLabel(role)]
  return <li>{t('audit.change', { field: t('audit.role'), before, after })}</li>
}
