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
    <Link
      to={officePaths.khata({ id })}
      className={buttonClass({ className: 'justify-self-start' })}
    >
      <NotebookText aria-hidden className="size-5" />
      {t('one.open')}
    </Link>
  )
}
