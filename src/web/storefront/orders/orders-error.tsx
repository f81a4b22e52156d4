import { factsOf } from '../../app/document/page-data.ts'
import { useRevalidator, useRouteError } from '../../app/router/use-router.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { sayOrder } from '../../messages/orders.ts'
import { OrdersSkeleton } from './orders-skeleton.tsx'

/** The list could not be fetched: say so, and try again on the spot. */
export function OrdersErrorPage() {
  const { revalidate, state } = useRevalidator()
  const { code } = factsOf(useRouteError())
  if (state === 'loading') return <OrdersSkeleton />
  return (
    <EmptyState
      ornament="lamp"
      level={1}
      title={sayOrder(code === 'not_orders' ? 'orders.notOrders' : 'orders.failed')}
    >
      <Button kind="main" onClick={() => void revalidate()}>
        {sayOrder('orders.again')}
      </Button>
    </EmptyState>
  )
}
