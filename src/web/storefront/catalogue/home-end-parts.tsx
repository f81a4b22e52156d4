import type { SalePicture } from '#shop/content/content.ts'
import type { Review } from '#shop/reviews/review.ts'
import { Blurbs } from './blurbs.tsx'
import { SaleGrid } from './sale-grid.tsx'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { homeEndMessages } from '../../messages/en/storefront/catalogue/home-end.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { PenLine } from 'lucide-react'
import { shopReviewMessages } from '../../messages/en/storefront/catalogue/shop-reviews.ts'
import { SectionHead } from '../parts/section-head.tsx'
import { ReviewCard } from '../content/review-card.tsx'
import { useOverlayActions } from '../parts/overlay.tsx'

type Props = {
  /** the catalogue is empty */
  isEmpty?: boolean
  sales: readonly SalePicture[]
  reviews: readonly Review[]
}

export const HomeEndParts = ({ isEmpty = false, sales, reviews }: Props) =>
  isEmpty ? (
    <OpensSoon />
  ) : (
    <>
      <SaleGrid sales={sales} />
      <Blurbs />
      <ReviewsCorner reviews={reviews} />
    </>
  )

/** Replaces the home page's sections while the catalogue is empty. */
function OpensSoon() {
  const t = useMessages(homeEndMessages)
  const name = useLayoutData().settings?.shopName ?? ''
  return (
    <div className="wrap py-10">
      <EmptyState
        level={1}
        ornament="lamp"
        title={t('home.opensSoon', { name })}
        text={t('home.opensSoonText')}
      >
        <Link to={paths.contact()} className={buttonClass({ kind: 'main' })}>
          {t('home.writeToUs')}
        </Link>
      </EmptyState>
    </div>
  )
}

function ReviewsCorner({ reviews }: { reviews: readonly Review[] }) {
  const t = useMessages(shopReviewMessages)
  const { show } = useOverlayActions()
  return (
    <section className="wrap mt-10">
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
          <Link to={paths.reviews()} className="inline-link inline-flex min-h-11 items-center">
            {t('reviews.all')}
          </Link>
        </p>
      )}
    </section>
  )
}
