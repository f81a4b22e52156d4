import { isOnHold, orderStates, type OrderStatus } from '#shop/order-states.ts'
import { backOfficeHoldMessages } from '../../messages/en/back-office/orders/hold.ts'
import { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'

type Kind = 'confirm' | 'call' | 'prepay'
type Props = {
  order: { status: OrderStatus; hold?: { kind: Kind; releasedAt: string | null } | null }
}

/** The state of an order, or what it waits for before it is packed. */
export function StatusBadge({ order }: Props) {
  const t = useMessages(backOfficeOrdersMessages)
  const { status, hold } = order
  if (hold && isOnHold(order)) return <HoldBadge kind={hold.kind} />
  return <Badge tone={orderStates[status].tone}>{t(`status.${status}`)}</Badge>
}

/** What staff or the customer has to do before an order is packed. */
export function HoldBadge({ kind }: { kind: Kind }) {
  const t = useMessages(backOfficeHoldMessages)
  return <Badge tone="bad">{t(`pill.${kind}`)}</Badge>
}
