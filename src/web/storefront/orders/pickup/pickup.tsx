import { Suspense } from 'react'
import type { Order } from '#shop/orders/order.ts'
import { useHydrated } from '../../../app/hydration/use-hydrated.ts'
import { lazyPart } from '../../../app/hydration/lazy-part.ts'

const PickupCard = lazyPart(async () => (await import('./pickup-card.tsx')).PickupCard)

/** What the customer of an order for pickup needs at the counter. */
export const Pickup = (props: { order: Order; className?: string }) =>
  useHydrated() && props.order.pickup ? (
    <Suspense>
      <PickupCard {...props} />
    </Suspense>
  ) : null
