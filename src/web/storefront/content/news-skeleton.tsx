import './reading.css'
import { paths } from '../../app/paths.ts'
import { Skeleton, SkeletonList } from '../../ui/skeleton.tsx'
import { readingMessages } from '../../messages/en/reading.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { PageHead } from '../parts/page-head.tsx'

/** The page while its news load. */
export const NewsPending = () => {
  const t = useMessages(readingMessages)
  return (
    <div className="wrap" aria-busy>
      <PageHead
        title={t('news.title')}
        lead={t('news.lead')}
        crumbs={[{ name: t('news.title'), to: paths.news() }]}
      />
      <NewsSkeleton />
    </div>
  )
}

export const NewsSkeleton = () => {
  const t = useMessages(readingMessages)
  return (
    <SkeletonList count={6} loading={t('news.loading')} className="stories" itemClass="story">
      <Skeleton className="story-picture" />
      <div className="story-text">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-4 w-full" />
      </div>
    </SkeletonList>
  )
}
