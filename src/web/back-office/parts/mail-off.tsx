import { TriangleAlert } from 'lucide-react'
import { Link } from '../../app/router/link.tsx'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { useLayoutData } from '../layout/use-layout-data.ts'
import { useAllows } from './use-allows.ts'

export const useMailOn = () => useLayoutData()?.mailOn ?? true

/** Whether the customer of an order gets e-mails. */
export const useIsMailed = ({ contact }: { contact: { email: string } }) =>
  useMailOn() && contact.email !== ''

/** Where an e-mail would tell the customer of a change: that none is sent. */
export function NoMailToCustomer() {
  const t = useMessages(backOfficeMessages)
  if (useMailOn()) return null
  return (
    <p className="flex gap-2 text-small text-tomato-ink">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t('mail.untold')}
    </p>
  )
}

/** Warns staff who can set up mail that the shop sends no e-mails. */
export function MailOff() {
  const t = useMessages(backOfficeMessages)
  const isOn = useMailOn()
  const maySet = useAllows('mail.write')
  if (isOn || !maySet) return null
  return (
    <div className="flex items-center gap-3 rounded-card bg-tomato-soft px-4 py-2 text-tomato-ink">
      <TriangleAlert aria-hidden className="size-5 shrink-0" />
      <div className="flex grow flex-wrap items-center justify-between gap-x-4">
        <p className="font-semibold">{t('mail.off')}</p>
        <Link
          to={officePaths.mailServer()}
          className="inline-flex min-h-11 items-center justify-self-start font-semibold underline"
        >
          {t('mail.setUp')}
        </Link>
      </div>
    </div>
  )
}
