import './product-reviews.css'
import { BadgeCheck } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Product } from '#shop/catalogue/product.ts'
import { sizeName } from '#shop/catalogue/sizes/sizes.ts'
import type { ProductReview, ProductReviews } from '#shop/reviews/review.ts'
import { lazyPart } from '../../../app/hydration/lazy-part.ts'
import { paths } from '../../../app/paths.ts'
import { personalPart } from '../../../app/personal-part.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { productMessages } from '../../../messages/en/storefront/catalogue/product.ts'
import { productReviewsMessages } from '../../../messages/en/storefront/catalogue/product-reviews.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Paging } from '../../parts/paging.tsx'
import { SectionHead } from '../../parts/section-head.tsx'
import { ShopAnswer } from '../../parts/shop-answer.tsx'
import { BuyersFigure, totalOf } from './buyers-figure.tsx'

const ReviewForm = lazyPart(async () => (await import('./buyer-review-form.tsx')).BuyerReviewForm)
const perPage = 10

type Props = { product: Product; said: ProductReviews; page: number }

/** Verified reviews; only customers with a delivered order may write one. */
export const Buyers = personalPart('buyers', function Buyers({ product, said, page }: Props) {
  const t = useMessages(productReviewsMessages)
  const [writing, setWriting] = useState(false)
  const total = totalOf(said)
  return (
    <section id="reviews" className="buyers">
      <div>
        <SectionHead title={t('reviews.title')} art="stars" />
        <p className="text-soft">
          {total === 0 && t('reviews.none')} {t('reviews.who')}
        </p>
      </div>
      {said.mayWrite && !writing && (
        <div className="grid justify-items-start gap-3">
          {said.own && said.own.state !== 'approved' && (
            <p className="rounded-small bg-marigold-soft px-4 py-3 text-on-marigold-soft">
              {t(said.own.state === 'waiting' ? 'reviews.waits' : 'reviews.refused')}
            </p>
          )}
          <Button className="write-review" onClick={() => setWriting(true)}>
            {t(said.own ? 'reviews.change' : 'reviews.write')}
          </Button>
        </div>
      )}
      {writing && (
        <Suspense fallback={null}>
          <ReviewForm productId={product.id} own={said.own} onDone={() => setWriting(false)} />
        </Suspense>
      )}
      {total > 0 && (
        <div className="buyers-parts grid gap-6">
          <BuyersFigure counts={said.counts} />
          <div>
            {said.reviews.map((review) => (
              <Said key={review.id} review={review} product={product} />
            ))}
            <Paging
              page={page}
              pages={Math.ceil(total / perPage)}
              to={(next) => paths.productReviews({ number: product.number, page: next })}
            />
          </div>
        </div>
      )}
    </section>
  )
})

const Said = ({ review, product }: { review: ProductReview; product: Product }) => {
  const t = useMessages(productReviewsMessages, productMessages)
  const sizes = product.sizes ?? []
  const size = sizes.find(({ id }) => id === review.productId)
  return (
    <article className="buyer">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={review.rating} />
        <span className="font-semibold">{review.name}</span>
        <Badge tone="good" icon={<BadgeCheck aria-hidden className="size-4" />}>
          {t('reviews.verified')}
        </Badge>
        <time dateTime={new Date(review.writtenAt).toISOString()} className="text-small text-soft">
          {t.day(review.writtenAt)}
        </time>
        {size && (
          <span className="text-small text-soft">
            {t('product.size')}: <bdi>{sizeName(size, sizes)}</bdi>
          </span>
        )}
      </p>
      <p className="leading-relaxed whitespace-pre-line">{review.text}</p>
      <ShopAnswer answer={review.answer} />
    </article>
  )
}
