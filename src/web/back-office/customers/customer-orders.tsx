import { rupees } from '#shop/money.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeCustomerMessages } from '../../messages/en/back-office/orders/customer.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { StatusBadge } from '../parts/status-badge.tsx'
import type { StaffCustomer } from './load-customer.ts'

type Order = NonNullable<StaffCustomer['orders']>[number]
type Props = { customer: StaffCustomer; orders: readonly Order[] }

export function CustomerOrders({ customer, orders }: Props) {
  const t = useMessages(backOfficeCustomerMessages)
  const { orderCount, cancelledOrders, phone } = customer
  return (
    <section aria-labelledby="orders" className="office-box grid gap-2">
      <h2 id="orders" className="text-title">
        {t('orders.title')}
      </h2>
      {orders.length === 0 && <p className="text-small text-soft">{t('orders.none')}</p>}
      {cancelledOrders !== null && cancelledOrders > 0 && (
        <p className="text-small">{t('orders.cancelled', { count: cancelledOrders })}</p>
      )}
      {orders.length < orderCount && (
        <p className="text-small text-soft">
          {t('orders.last', { count: orders.length, total: orderCount })}
        </p>
      )}
      <ul className="divide-y divide-line">
        {orders.map((order) => (
          <OrderLine key={order.id} order={order} />
        ))}
      </ul>
      {orders.length < orderCount && phone !== '' && (
        <Link
          to={officePaths.orders({ q: phone })}
          className="inline-flex min-h-11 items-center justify-self-start font-semibold text-link hover:underline"
        >
          {t('orders.all')}
        </Link>
      )}
    </section>
  )
}

function OrderLine({ order }: { order: Order }) {
  const t = useMessages(backOfficeCustomerMessages)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <Link
        to={officePaths.order(order)}
        className="money inline-flex min-h-11 items-center font-semibold text-link hover:underline"
      >
        {order.reference}
      </Link>
      <time dateTime={order.createdAt} className="text-small text-soft">
        {t.moment(Date.parse(order.createdAt))}
      </time>
      <StatusBadge order={order} />
      <span className="money ms-auto font-semibold">{t.money(rupees(order.total))}</span>
    </li>
  )
}
