import { PenLine } from 'lucide-react'
import type { Review } from '#shop/reviews/review.ts'
import { homeCalls } from '../../app/api/home-calls.ts'
import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { shopReviewMessages } from '../../messages/en/storefront/catalogue/shop-reviews.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { readingMessages } from '../../messages/en/storefront/content/reading.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { pageIn } from '../parts/pages-around.ts'
import { Paging } from '../parts/paging.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { useLoadingHere } from '../parts/use-loading-here.ts'
import { useOverlayActions } from '../parts/overlay.tsx'
import { type Ratings, ratingsOf } from './ratings.ts'
import { ReviewCard } from './review-card.tsx'
import { Stars } from '../../ui/stars.tsx'
import { Skeleton, SkeletonList } from '../../ui/skeleton.tsx'
import './reading.css'

const ReviewsPending = () => {
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

const ReviewsSkeleton = () => {
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

const RatingSummary = ({ ratings: { count, average, rows } }: { ratings: Ratings }) => {
  const t = useMessages(readingMessages)
  return (
    <section className="mb-8 grid items-center gap-6 rounded-card bg-tint p-5 tint-wheat sm:grid-cols-[11rem_minmax(0,28rem)] sm:gap-12 sm:p-8">
      <div className="grid justify-items-start gap-1.5">
        <p className="font-display text-sign font-bold">{t.figure(average.toFixed(1))}</p>
        <Stars rating={average} />
        <p>{t('reviews.average', { count })}</p>
      </div>
      <ul className="grid gap-2">
        {rows.map((row) => (
          <li key={row.star} className="flex items-center gap-3">
            <span className="sr-only">{t('reviews.stars', row)}</span>
            <span aria-hidden className="money w-4 text-end font-bold">
              {t.figure(row.star)}
            </span>
            <span aria-hidden className="bar grow">
              <span style={{ width: `${row.percent}%` }} />
            </span>
            <span aria-hidden className="money w-6 text-end">
              {t.number(row.count)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const perPage = 12

export const page = definePage({
  async load({ api, url }) {
    // If reviews fail to load, show an empty list.
    const all = await homeCalls(api)
      .reviews()
      .catch((): Review[] => [])
    const pages = Math.max(1, Math.ceil(all.length / perPage))
    const at = Math.min(pageIn(url.searchParams), pages)
    return {
      reviews: all.slice((at - 1) * perPage, at * perPage),
      ratings: ratingsOf(all.map(({ rating }) => rating)),
      page: at,
      pages,
    }
  },
  head: ({ page: at }, { language }) => {
    const t = messagesIn(language, shopReviewMessages, readingMessages)
    return {
      title: t('reviews.title'),
      description: t('reviews.description'),
      canonical: paths.reviews({ page: at }),
    }
  },
  Page: ({ data: { reviews, ratings, page: at, pages } }) => {
    const t = useMessages(shopReviewMessages, readingMessages)
    const { show } = useOverlayActions()
    const loading = useLoadingHere()
    const write = (
      <Button kind="main" className="write-review" onClick={() => show('review')}>
        <PenLine aria-hidden className="size-4" /> {t('reviews.write')}
      </Button>
    )
    return (
      <div className="wrap">
        <PageHead
          title={t('reviews.title')}
          lead={t('reviews.lead')}
          crumbs={[{ name: t('reviews.title'), to: paths.reviews() }]}
        >
          {ratings.count > 0 && write}
        </PageHead>
        {ratings.count === 0 ? (
          <EmptyState ornament="bird" title={t('reviews.empty')} text={t('reviews.emptyText')}>
            {write}
          </EmptyState>
        ) : (
          <>
            <RatingSummary ratings={ratings} />
            {loading ? <ReviewsSkeleton /> : <ReviewGrid reviews={reviews} />}
          </>
        )}
        <Paging page={at} pages={pages} to={(next) => paths.reviews({ page: next })} />
      </div>
    )
  },
  Pending: ReviewsPending,
})

const ReviewGrid = ({ reviews }: { reviews: readonly Review[] }) => {
  const t = useMessages(shopReviewMessages)
  return (
    <ul className="grid gap-4 md:grid-cols-2 wide:grid-cols-3" aria-label={t('reviews.title')}>
      {reviews.map((review) => (
        <li key={review.id} className="grid">
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
  )
}
