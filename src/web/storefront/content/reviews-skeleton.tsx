import { paths } from '../../app/paths.ts'
import { Skeleton, SkeletonList } from '../../ui/skeleton.tsx'
import { shopReviewMessages } from '../../messages/en/shop-reviews.ts'
import { readingMessages } from '../../messages/en/reading.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { PageHead } from '../parts/page-head.tsx'

/** The page while its reviews load. */
export const ReviewsPending = () => {
  const t = useMessages(shopReviewMessages, readingMessages)
  return (
    <div className="wrap" aria-busy>
      <PageHead
        title={t('reviews.title')}
        lead={t('reviews.lead')}
        crumbs={[{ name: t('reviews.title'), to: paths.reviews() }]}
      />
      <ReviewsSkeleton />
    </div>
  )
}

export const ReviewsSkeleton = () => {
  const t = useMessages(readingMessages)
  return (
    <SkeletonList
      count={6}
      loading={t('reviews.loading')}
      className="grid gap-4 md:grid-cols-2 wide:grid-cols-3"
      itemClass="panel grid gap-4 p-6"
    >
      <Skeleton className="h-4 w-20" />
      <Skeleton className="h-16 w-full" />
      <span className="flex items-center gap-3">
        <Skeleton className="size-11 !rounded-pill" />
        <Skeleton className="h-5 w-32" />
      </span>
    </SkeletonList>
  )
}
