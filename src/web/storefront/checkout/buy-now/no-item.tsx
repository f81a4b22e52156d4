import { factsOf } from '../../../app/document/page-data.ts'
import { paths } from '../../../app/paths.ts'
import { Link } from '../../../app/router/link.tsx'
import { useRouteError } from '../../../app/router/use-router.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { detailsMessages } from '../../../messages/en/storefront/checkout/details.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { ErrorPage } from '../../parts/error-page.tsx'

export function NoItem() {
  const t = useMessages(detailsMessages)
  if (factsOf(useRouteError()).status !== 404) return <ErrorPage />
  return (
    <EmptyState
      ornament="basket"
      level={1}
      title={t('details.noItem')}
      text={t('details.noItemText')}
    >
      <Link to={paths.home()} className={buttonClass({ kind: 'main' })}>
        {t('details.shop')}
      </Link>
    </EmptyState>
  )
}
