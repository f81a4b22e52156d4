import { NotebookText } from 'lucide-react'
import { Link } from '../../app/router/link.tsx'
import { backOfficeKhataMessages } from '../../messages/en/back-office/khata.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { officePaths } from '../addresses.ts'
import { useAllows } from '../parts/use-allows.ts'
import type { StaffCustomer } from './load-customer.ts'

/** Leads to what the customer owes on account. */
export function CustomerKhata({ customer: { id, role } }: { customer: StaffCustomer }) {
  const t = useMessages(backOfficeKhataMessages)
  if (!useAllows('khata.read') || role !== null) return null
  return (
    <section aria-labelledby="khata" className="office-box grid gap-2">
      <h2 id="khata" className="text-title">
        {t('one.account')}
      </h2>
      <p className="text-small text-soft">{t('one.accountText')}</p>
      <Link
        to={officePaths.khata({ id })}
        className={buttonClass({ className: 'justify-self-start', small: true })}
      >
        <NotebookText aria-hidden className="size-4" />
        {t('one.open')}
      </Link>
    </section>
  )
}
