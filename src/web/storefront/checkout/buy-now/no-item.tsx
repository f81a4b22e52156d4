import { factsOf } from '../../../app/document/page-data.ts'
import { paths } from '../../../app/paths.ts'
import { Link } from '../../../app/router/link.tsx'
import { useRouteError } from '../../../app/router/use-router.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { say } from '../../../messages/buying.ts'
import { sayOrder } from '../../../messages/orders.ts'
import { ErrorPage } from '../../parts/error-page.tsx'

/** Buy Now without a product (spec §5). */
export function NoItem() {
  if (factsOf(useRouteError()).status !== 404) return <ErrorPage />
  return (
    <EmptyState
      ornament="basket"
      level={1}
      title={say('details.noItem')}
      text={say('details.noItemText')}
    >
      <Link to={paths.home()} className={buttonClass({ kind: 'main' })}>
        {sayOrder('orders.shop')}
      </Link>
    </EmptyState>
  )
}
