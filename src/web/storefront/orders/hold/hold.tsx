import { Suspense } from 'react'
import { isOnHold } from '#shop/order-states.ts'
import type { Order } from '#shop/orders/order.ts'
import { useHydrated } from '../../../app/hydration/use-hydrated.ts'
import { lazyPart } from '../../../app/hydration/lazy-part.ts'

const HoldCard = lazyPart(async () => (await import('./hold-card.tsx')).HoldCard)

/** What the customer does before the order is packed. */
export const Hold = (props: { order: Order; className?: string }) =>
  useHydrated() && isOnHold(props.order) ? (
    <Suspense>
      <HoldCard {...props} />
    </Suspense>
  ) : null
