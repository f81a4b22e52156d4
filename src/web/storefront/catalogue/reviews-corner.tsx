import { PenLine } from 'lucide-react'
import type { Review } from '#shop/reviews/review.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { Button } from '../../ui/button.tsx'
import { shopReviewMessages } from '../../messages/en/shop-reviews.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { SectionHead } from '../parts/section-head.tsx'
import { ReviewCard } from '../content/review-card.tsx'
import { useOverlayActions } from '../parts/overlay.tsx'

export function ReviewsCorner({ reviews }: { reviews: readonly Review[] }) {
  const t = useMessages(shopReviewMessages)
  const { show } = useOverlayActions()
  return (
    <section className="wrap mt-16">
      <SectionHead title={t('reviews.title')} art="stars">
        <Button kind="plain" small className="write-review" onClick={() => show('review')}>
          <PenLine aria-hidden className="size-4" /> {t('reviews.write')}
        </Button>
      </SectionHead>
      {reviews.length === 0 && <p className="text-soft">{t('reviews.none')}</p>}
      <ul className="grid gap-4 md:grid-cols-3">
        {reviews.map((review) => (
          <li key={review.id} className="grid">
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      {reviews.length > 0 && (
        <p className="mt-6 text-center">
          <Link to={paths.reviews()} className="inline-link thumb">
            {t('reviews.all')}
          </Link>
        </p>
      )}
    </section>
  )
}
