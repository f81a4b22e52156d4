import { orderStates, type OrderStatus } from '#shop/order-states.ts'
import { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'

export function StatusBadge({ status }: { status: OrderStatus }) {
  const t = useMessages(backOfficeOrdersMessages)
  return <Badge tone={orderStates[status].tone}>{t(`status.${status}`)}</Badge>
}
