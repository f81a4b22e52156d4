import { ChevronLeft } from 'lucide-react'
import { rupees } from '#shop/money.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeCustomerMessages } from '../../messages/en/back-office/orders/customer.ts'
import { backOfficeInboxMessages } from '../../messages/en/back-office/orders/inbox.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { CustomerActions } from './customer-actions.tsx'
import { CustomerContact } from './customer-contact.tsx'
import { CustomerKhata } from './customer-khata.tsx'
import { CustomerNotes } from './customer-notes.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import { CustomerPoints } from './customer-points.tsx'
import { CustomerReturns } from './customer-returns.tsx'
import { CustomerWholesale, isWaiting } from './customer-wholesale.tsx'
import { PasswordLink } from './password-link.tsx'
import { loadCustomer, type StaffCustomer } from './load-customer.ts'

export const page = definePage({
  load: loadCustomer,
  head: ({ fullName }) => ({ title: fullName }),
  Page: ({ data: customer }) => {
    const t = useMessages(backOfficeCustomerMessages)
    const { fullName, createdAt, blockedAt, role } = customer
    const isApplicant = isWaiting(customer)
    return (
      <div className="grid gap-4">
        <Link to={officePaths.customers()} className="back-link">
          <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
          {t('customer.back')}
        </Link>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="min-w-0 text-head">{fullName}</h1>
          {blockedAt !== null && <Badge tone="bad">{t('customer.blocked')}</Badge>}
          {role !== null && <Badge>{t('customer.staff')}</Badge>}
          <div className="ms-auto">
            <CustomerActions customer={customer} />
          </div>
          <p className="basis-full text-soft">
            {t('customer.since', { date: t.day(Date.parse(createdAt)) })}
          </p>
          {blockedAt !== null && (
            <p className="basis-full">
              {t('customer.blockedAt', { time: t.moment(Date.parse(blockedAt)) })}
            </p>
          )}
        </div>
        {isApplicant && <CustomerWholesale customer={customer} />}
        <Figures customer={customer} />
        <PasswordLink customer={customer} />
        <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid gap-4">
            {customer.orders && <CustomerOrders customer={customer} orders={customer.orders} />}
            <CustomerNotes customer={customer} />
            <CustomerPoints customer={customer} />
            {customer.returns && (
              <CustomerReturns returns={customer.returns} refused={customer.refusedReturns ?? 0} />
            )}
          </div>
          <div className="grid gap-4">
            <CustomerContact customer={customer} />
            <CustomerKhata customer={customer} />
            {role === null && !isApplicant && <CustomerWholesale customer={customer} />}
          </div>
        </div>
      </div>
    )
  },
})

/** What the list shows of the customer too. */
function Figures({ customer }: { customer: StaffCustomer }) {
  const t = useMessages(backOfficeInboxMessages)
  const { orderCount, spend, lastOrderAt, points } = customer
  const figures = [
    [t('customers.orders'), t.number(orderCount)],
    ...(spend === null ? [] : [[t('customers.spend'), t.money(rupees(spend))]]),
    ...(lastOrderAt === null ? [] : [[t('customers.lastOrder'), t.day(Date.parse(lastOrderAt))]]),
    [t('customers.points'), t.number(points)],
  ]
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {figures.map(([label, value]) => (
        <div key={label} className="office-box">
          <dt className="text-small text-soft">{label}</dt>
          <dd className="money text-lead font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
