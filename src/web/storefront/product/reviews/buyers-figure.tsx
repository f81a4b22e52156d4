import type { ProductReviews } from '#shop/reviews/review.ts'
import { Stars } from '../../../ui/stars.tsx'
import { productReviewsMessages } from '../../../messages/en/storefront/catalogue/product-reviews.ts'
import { useMessages } from '../../../messages/use-messages.ts'

type Props = Pick<ProductReviews, 'counts'>

export const totalOf = ({ counts }: Props) => counts.reduce<number>((sum, count) => sum + count, 0)

export function BuyersFigure({ counts }: Props) {
  const t = useMessages(productReviewsMessages)
  const total = totalOf({ counts })
  const sum = counts.reduce<number>((before, count, index) => before + count * (index + 1), 0)
  const average = Math.round((sum / total) * 10) / 10
  return (
    <div className="buyers-figure">
      <p className="flex items-center gap-3">
        <span className="font-display text-sign leading-none font-bold">
          {t.figure(average.toFixed(1))}
        </span>
        <span className="grid gap-0.5">
          <Stars rating={average} />
          <span className="text-small">{t('reviews.average', { count: total })}</span>
        </span>
      </p>
      <ul className="grid gap-2">
        {counts
          .map((count, index) => ({ star: index + 1, count }))
          .toReversed()
          .map(({ star, count }) => (
            <li key={star} className="flex items-center gap-3">
              <span className="sr-only">{t('reviews.row', { star, count })}</span>
              <span aria-hidden className="money w-3 text-end font-bold">
                {t.figure(star)}
              </span>
              <span aria-hidden className="buyers-bar grow">
                <span style={{ width: `${Math.round((count / total) * 100)}%` }} />
              </span>
              <span aria-hidden className="money w-6 text-end">
                {t.number(count)}
              </span>
            </li>
          ))}
      </ul>
    </div>
  )
}
