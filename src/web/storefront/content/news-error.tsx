import { paths } from '../../app/paths.ts'
import { factsOf } from '../../app/document/page-data.ts'
import { Link } from '../../app/router/link.tsx'
import { useRouteError } from '../../app/router/use-router.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { readingMessages } from '../../messages/en/reading.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { OfflineNotice } from '../parts/offline-notice.tsx'

/** The story was not found or could not be loaded. */
export function NewsErrorPage() {
  const t = useMessages(readingMessages)
  const { status } = factsOf(useRouteError())
  if (status === 0) return <OfflineNotice />
  return (
    <EmptyState ornament="bird" level={1} title={t('news.missing')}>
      <Link to={paths.news()} className={buttonClass({ kind: 'main' })}>
        {t('news.back')}
      </Link>
    </EmptyState>
  )
}
