import { type OrderStatus, orderStatuses } from '#shop/order-states.ts'
import type { OrderFilter } from '#shop/orders/office/order-filter.ts'
import { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { Chips } from '../parts/chips.tsx'

type Props = {
  view: OrderFilter
  /** How many there are in the states that something follows; null: not known. */
  waiting: Partial<Record<OrderStatus, number>> | null
}

/** The states of orders, as links that narrow the list. */
export function StateLinks({ view, waiting }: Props) {
  const t = useMessages(backOfficeOrdersMessages)
  const chips = [undefined, ...orderStatuses].map((status) => ({
    to: officePaths.orders({ ...view, status }),
    words: status === undefined ? t('orders.all') : t(`status.${status}`),
    isHere: status === view.status,
    count: status && waiting?.[status],
  }))
  return <Chips label={t('orders.states')} chips={chips} />
}
