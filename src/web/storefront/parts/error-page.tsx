import { isOnline } from '../../app/api/connection.ts'
import { paths } from '../../app/paths.ts'
import { factsOf } from '../../app/document/page-data.ts'
import { Link } from '../../app/router/link.tsx'
import { useRouteError } from '../../app/router/use-router.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { OfflineNotice } from './offline-notice.tsx'

export function ErrorPage() {
  const t = useMessages(siteMessages)
  const { status, message } = factsOf(useRouteError())
  if (status === 0 || isOffline()) return <OfflineNotice />
  return status === 404 ? (
    <EmptyState
      ornament="truck"
      level={1}
      title={message || t('missing.title')}
      text={t('missing.text')}
    >
      <Link to={paths.home()} className={buttonClass({ kind: 'main' })}>
        {t('missing.home')}
      </Link>
      <Link to={paths.products()} className={buttonClass({ kind: 'plain' })}>
        {t('products.title')}
      </Link>
    </EmptyState>
  ) : (
    <EmptyState
      ornament="lamp"
      level={1}
      title={t('problem.title')}
      text={message || t('problem.text')}
    >
      <Button kind="main" onClick={() => window.location.reload()}>
        {t('problem.again')}
      </Button>
      <Link to={paths.home()} className={buttonClass({ kind: 'plain' })}>
        {t('missing.home')}
      </Link>
    </EmptyState>
  )
}

/** Offline even the page's own code may be missing. */
const isOffline = () => typeof navigator !== 'undefined' && !isOnline()
