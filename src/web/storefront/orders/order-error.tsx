import { factsOf } from '../../app/document/page-data.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { useRevalidator, useRouteError } from '../../app/router/use-router.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ordersMessages } from '../../messages/en/storefront/checkout/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'

type Props = { missing?: string; failed?: string }

/** For an order that is missing, belongs to another customer, or fails to load. */
export function OrderErrorPage({ missing, failed }: Props) {
  const t = useMessages(ordersMessages)
  const { status } = factsOf(useRouteError())
  const { revalidate, state } = useRevalidator()
  // An invalid id counts as missing.
  const isMissing = status === 404 || status === 400
  return (
    <EmptyState
      ornament={isMissing ? 'truck' : 'lamp'}
      level={1}
      title={isMissing ? (missing ?? t('order.missing')) : (failed ?? t('order.failed'))}
      {...(isMissing && { text: t('order.missingText') })}
    >
      {!isMissing && (
        <Button kind="main" busy={state === 'loading'} onClick={() => void revalidate()}>
          {t('orders.again')}
        </Button>
      )}
      <Link to={paths.orders()} className={buttonClass({ kind: isMissing ? 'main' : 'plain' })}>
        {t('order.back')}
      </Link>
    </EmptyState>
  )
}
