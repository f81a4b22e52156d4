import { accountCalls } from '../../app/api/account-calls.ts'
import { useApi } from '../../app/api/use-api.ts'
import { backOfficeSecurityMessages } from '../../messages/en/back-office/settings/security.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { DialogButton } from '../forms/dialog-button.tsx'
import { useStaffSend } from '../send.ts'
import { type Session, SessionList } from './session-list.tsx'

/** Where one is logged in, and the way to end all of it. */
export function OwnSessions({ sessions }: { sessions: readonly Session[] }) {
  const t = useMessages(backOfficeSecurityMessages)
  const send = useStaffSend()
  return (
    <section aria-labelledby="own-sessions" className="office-box no-print grid gap-2">
      <h2 id="own-sessions" className="text-title">
        {t('sessions.title')}
      </h2>
      <SessionList sessions={sessions} end={(id) => send('adminEndSession', { params: { id } })} />
      <p className="text-small text-soft">{t('sessions.text')}</p>
      <LeaveEverywhere />
    </section>
  )
}

function LeaveEverywhere() {
  const t = useMessages(backOfficeSecurityMessages)
  const api = useApi()
  return (
    <div>
      <DialogButton
        label={t('sessions.leave')}
        title={t('sessions.leaveTitle')}
        kind="danger"
        labels={{
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
      </DialogButton>
    </div>
  )
}
