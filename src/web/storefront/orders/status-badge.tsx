import { CircleX, ClipboardCheck, House, Package, Truck } from 'lucide-react'
import type { OrderStatus } from '#shop/orders/order.ts'
import { Badge } from '../../ui/badge.tsx'
import { sayOrder } from '../../messages/orders.ts'

const looks = {
  placed: { icon: ClipboardCheck, tone: 'loud' },
  packed: { icon: Package, tone: 'loud' },
  shipped: { icon: Truck, tone: 'calm' },
  delivered: { icon: House, tone: 'good' },
  cancelled: { icon: CircleX, tone: 'bad' },
} as const

export function StatusBadge({ status }: { status: OrderStatus }) {
  const { icon: Icon, tone } = looks[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden className="size-4" />}>
      <span className="sr-only">{sayOrder('orders.status')}: </span>
      {sayOrder(`status.${status}`)}
    </Badge>
  )
}
