import { type OrderStatus, orderStatuses } from '#shop/orders/order.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeOrdersMessages } from '../../messages/en/back-office-orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'

type Props = {
  view: { status: OrderStatus | undefined; q: string }
  /** How many there are in the states that something follows; null: not known. */
  waiting: Partial<Record<OrderStatus, number>> | null
}

/** The states of orders, as links that narrow the list. */
export function StateLinks({ view, waiting }: Props) {
  const t = useMessages(backOfficeOrdersMessages)
  return (
    <nav aria-label={t('orders.states')} className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1">
      {[undefined, ...orderStatuses].map((status) => {
        const count = status && waiting?.[status]
        return (
          <Link
            key={status ?? 'all'}
            to={officePaths.orders({ status, q: view.q })}
            aria-current={status === view.status ? 'page' : undefined}
            className="office-chip"
          >
            {status === undefined ? t('orders.all') : t(`status.${status}`)}
            {count !== undefined && <span className="money font-bold">{t.number(count)}</span>}
          </Link>
        )
      })}
    </nav>
  )
}
