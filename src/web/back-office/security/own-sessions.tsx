import { useState } from 'react'
import type { Answer } from '#wire/calls.ts'
import { accountCalls } from '../../app/api/account-calls.ts'
import { useApi } from '../../app/api/use-api.ts'
import { backOfficeSecurityMessages } from '../../messages/en/back-office-security.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { officePaths } from '../addresses.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { useStaffSend } from '../send.ts'

type OwnSession = Answer<'adminSessions'>['data'][number]

/** Where one is logged in, and the way to end all of it. */
export function OwnSessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const t = useMessages(backOfficeSecurityMessages)
  return (
    <section aria-labelledby="own-sessions" className="office-box no-print grid gap-2">
      <h2 id="own-sessions" className="text-title">
        {t('sessions.title')}
      </h2>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      <p className="text-small text-soft">{t('sessions.text')}</p>
      <LeaveEverywhere />
    </section>
  )
}

function Session({ session }: { session: OwnSession }) {
  const t = useMessages(backOfficeSecurityMessages)
  const { id, device, address, seenAt, current } = session
  // "Chrome on Android", as the shop notes it at the login.
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
        <p className="text-small break-words text-soft">
          {address === null ? t('sessions.seen', { time }) : t('sessions.from', { time, address })}
        </p>
      </div>
      {!current && <EndSession id={id} name={name} time={time} />}
    </li>
  )
}

type EndProps = { id: string; name: string; time: string }

/** Logs one other device out: one that was lost, or is not one's own. */
function EndSession({ id, name, time }: EndProps) {
  const t = useMessages(backOfficeSecurityMessages)
  const send = useStaffSend()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button small aria-label={t('sessions.endOf', { name, time })} onClick={() => setOpen(true)}>
        {t('sessions.end')}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('sessions.endTitle', { name })}
        kind="danger"
        words={{
          send: t('sessions.end'),
          keep: t('security.keep'),
          failed: t('security.failed'),
        }}
        send={async () => {
          await send('adminEndSession', { params: { id } })
          return t('sessions.ended', { name })
        }}
      >
        <p>{t('sessions.endText')}</p>
      </ConfirmDialog>
    </>
  )
}

function LeaveEverywhere() {
  const t = useMessages(backOfficeSecurityMessages)
  const api = useApi()
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{t('sessions.leave')}</Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('sessions.leaveTitle')}
        kind="danger"
        words={{
          send: t('sessions.leave'),
          keep: t('security.keep'),
          failed: t('sessions.failed'),
        }}
        send={async () => {
          await accountCalls(api).signOutEverywhere()
          window.location.assign(officePaths.login())
          return null
        }}
      >
        <p>{t('sessions.leaveText')}</p>
      </ConfirmDialog>
    </div>
  )
}
