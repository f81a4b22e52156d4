import { CircleX, ClipboardCheck, House, Package, Store, Truck } from 'lucide-react'
import { orderStates, type OrderStatus } from '#shop/order-states.ts'
import { Badge } from '../../ui/badge.tsx'
import { ordersMessages } from '../../messages/en/storefront/checkout/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'

const icons = {
  placed: ClipboardCheck,
  packed: Package,
  ready: Store,
  shipped: Truck,
  delivered: House,
  cancelled: CircleX,
} as const satisfies Record<OrderStatus, unknown>

export function StatusBadge({ status }: { status: OrderStatus }) {
  const t = useMessages(ordersMessages)
  const Icon = icons[status]
  return (
    <Badge tone={orderStates[status].tone} icon={<Icon aria-hidden className="size-4" />}>
      <span className="sr-only">{t('orders.status')}: </span>
      {t(`status.${status}`)}
    </Badge>
  )
}
