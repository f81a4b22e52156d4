import { ChevronRight } from 'lucide-react'
import { outboxStates } from '#shop/outbox/outbox-entry.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeEmailsMessages } from '../../messages/en/back-office/content/emails.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { choice, search } from '../list/filters.ts'
import { listPage } from '../list/list-page.tsx'
import { ActionButton } from '../parts/action-button.tsx'
import { MailOff, useMailOn } from '../parts/mail-off.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { EmailRow } from './email-row.tsx'

/** What staff have to act on comes first. */
const states = outboxStates.toSorted((a, b) => Number(b === 'failed') - Number(a === 'failed'))

export const page = listPage({
  call: 'adminOutbox',
  at: officePaths.emails,
  messages: [backOfficeEmailsMessages],
  title: 'emails.title',
  width: 'max-w-3xl',
  refreshes: true,
  filters: (t) => ({
    state: choice('all', states, (one) => t(one === 'all' ? 'emails.all' : `state.${one}`)),
    q: search({ label: t('emails.find'), hint: t('emails.findHint') }),
  }),
  lean: ({ text: _, ...facts }) => facts,
  Actions: TestButton,
  Above: EmailLinks,
  empty: (t) => ({ title: t('emails.none'), text: t('emails.noneText') }),
  BelowFilters: ({ list }) => list.rows.some(({ state }) => state === 'kept') && <WhyStored />,
  listClass: 'office-box divide-y divide-line py-0',
  Row: ({ row }) => <EmailRow email={row} />,
})

function WhyStored() {
  const t = useMessages(backOfficeEmailsMessages)
  return <p className="text-small text-soft">{t('emails.keptText')}</p>
}

function TestButton() {
  const t = useMessages(backOfficeEmailsMessages)
  const [mayTest, isOn] = [useAllows('outbox.write'), useMailOn()]
  if (!mayTest || !isOn) return null
  return (
    <ActionButton run={(send) => send('adminSendTestMessage')} done={t('emails.tested')}>
      {t('emails.test')}
    </ActionButton>
  )
}

function EmailLinks() {
  const t = useMessages(backOfficeEmailsMessages)
  const maySet = useAllows('mail.write')
  return (
    <>
      <MailOff />
      <div className="flex flex-wrap gap-x-6">
        <Link to={officePaths.emailPreviews()} className="back-link">
          {t('emails.previews')}
          <ChevronRight aria-hidden className="size-4 rtl:-scale-x-100" />
        </Link>
        {maySet && (
          <Link to={officePaths.mailServer()} className="back-link">
            {t('emails.server')}
            <ChevronRight aria-hidden className="size-4 rtl:-scale-x-100" />
          </Link>
        )}
      </div>
    </>
  )
}
