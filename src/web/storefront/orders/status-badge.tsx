import { CircleX, ClipboardCheck, House, Package, Truck } from 'lucide-react'
import type { OrderStatus } from '#shop/orders/order.ts'
import { Badge } from '../../ui/badge.tsx'
import { ordersMessages } from '../../messages/en/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'

const looks = {
  placed: { icon: ClipboardCheck, tone: 'loud' },
  packed: { icon: Package, tone: 'loud' },
  shipped: { icon: Truck, tone: 'calm' },
  delivered: { icon: House, tone: 'good' },
  cancelled: { icon: CircleX, tone: 'bad' },
} as const

export function StatusBadge({ status }: { status: OrderStatus }) {
  const t = useMessages(ordersMessages)
  const { icon: Icon, tone } = looks[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden className="size-4" />}>
      <span className="sr-only">{t('orders.status')}: </span>
      {t(`status.${status}`)}
    </Badge>
  )
}
