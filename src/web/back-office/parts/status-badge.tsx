import type { OrderStatus } from '#shop/orders/order.ts'
import { backOfficeOrdersMessages } from '../../messages/en/back-office-orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'

const tones = {
  placed: 'loud',
  packed: 'loud',
  shipped: 'calm',
  delivered: 'good',
  cancelled: 'bad',
} as const

export function StatusBadge({ status }: { status: OrderStatus }) {
  const t = useMessages(backOfficeOrdersMessages)
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}
