import { DialogButton } from '../forms/dialog-button.tsx'
import type { Answer } from '#wire/calls.ts'
import { backOfficeSecurityMessages } from '../../messages/en/back-office/settings/security.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'

export type Session = Answer<'adminSessions'>['data'][number]
type End = (id: string) => Promise<unknown>

/** Where somebody is logged in; each but the one in use can be ended. */
export const SessionList = ({ sessions, end }: { sessions: readonly Session[]; end: End }) => (
  <ul className="divide-y divide-line">
    {sessions.map((session) => (
      <Row key={session.id} session={session} end={end} />
    ))}
  </ul>
)

function Row({ session, end }: { session: Session; end: End }) {
  const t = useMessages(backOfficeSecurityMessages)
  const { id, device, address, seenAt, current } = session
  // "Chrome on Android", recorded at login.
  const [browser, system] = device?.split(' on ') ?? []
  const name =
    browser === undefined
      ? t('sessions.unknown')
      : system === undefined
        ? browser
        : t('sessions.device', { browser, system })
  const time = t.moment(Date.parse(seenAt))
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {current && <Badge tone="good">{t('sessions.here')}</Badge>}
        </p>
        <p className="text-small text-soft">
          {address === null ? t('sessions.seen', { time }) : t('sessions.from', { time, address })}
        </p>
      </div>
      {!current && <EndSession end={() => end(id)} name={name} time={time} />}
    </li>
  )
}

type EndProps = { end: () => Promise<unknown>; name: string; time: string }

/** Logs one device out: one that was lost, or is somebody else's. */
function EndSession({ end, name, time }: EndProps) {
  const t = useMessages(backOfficeSecurityMessages)
  return (
    <DialogButton
      label={t('sessions.end')}
      button={{ small: true, 'aria-label': t('sessions.endOf', { name, time }) }}
      title={t('sessions.endTitle', { name })}
      kind="danger"
      labels={{
        send: t('sessions.end'),
        keep: t('security.keep'),
        failed: t('security.failed'),
      }}
      send={async () => {
        await end()
        return t('sessions.ended', { name })
      }}
    >
      <p>{t('sessions.endText')}</p>
    </DialogButton>
  )
}
