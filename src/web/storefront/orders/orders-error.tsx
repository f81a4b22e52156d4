import { factsOf } from '../../app/document/page-data.ts'
import { useRevalidator, useRouteError } from '../../app/router/use-router.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ordersMessages } from '../../messages/en/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { OrdersSkeleton } from './orders-skeleton.tsx'

/** The list could not be fetched: say so, and try again on the spot. */
export function OrdersErrorPage() {
  const t = useMessages(ordersMessages)
  const { revalidate, state } = useRevalidator()
  const { code } = factsOf(useRouteError())
  if (state === 'loading') return <OrdersSkeleton />
  return (
    <EmptyState
      ornament="lamp"
      level={1}
      title={t(code === 'not_orders' ? 'orders.notOrders' : 'orders.failed')}
    >
      <Button kind="main" onClick={() => void revalidate()}>
        {t('orders.again')}
      </Button>
    </EmptyState>
  )
}
