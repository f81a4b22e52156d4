import { ChevronLeft } from 'lucide-react'
import { Link } from '../../app/router/link.tsx'
import { backOfficeStaffMessages } from '../../messages/en/back-office/settings/staff.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { SessionList } from '../security/session-list.tsx'
import { staffSend, useStaffSend } from '../send.ts'

export const page = definePage({
  async load({ api, layoutData, params: { id = '' } }) {
    await layoutData
    const { data } = await staffSend(api)('adminStaffSessions', { params: { id } })
    return { id, ...data }
  },
  head: ({ name }, { language }) => ({
    title: messagesIn(language, backOfficeStaffMessages)('sessions.title', { name }),
  }),
  Page: ({ data: { id, name, sessions } }) => {
    const t = useMessages(backOfficeStaffMessages)
    const send = useStaffSend()
    return (
      <div className="grid gap-4">
        <Link to={officePaths.staff()} className="back-link">
          <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
          {t('staff.title')}
        </Link>
        <h1 className="min-w-0 text-head">{t('sessions.title', { name })}</h1>
        {sessions.length > 0 ? (
          <div className="office-box grid gap-2">
            <SessionList
              sessions={sessions}
              end={(session) => send('adminEndStaffSession', { params: { id, session } })}
            />
            <p className="text-small text-soft">{t('sessions.text', { name })}</p>
          </div>
        ) : (
          <EmptyState
            ornament="lamp"
            title={t('sessions.none', { name })}
            text={t('sessions.noneText')}
          />
        )}
      </div>
    )
  },
})
