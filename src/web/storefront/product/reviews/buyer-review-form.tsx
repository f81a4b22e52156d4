import { useEffect, useRef } from 'react'
import type { ProductReview } from '#shop/reviews/review.ts'
import { reviewCalls } from '../../../app/api/review-calls.ts'
import { useApi } from '../../../app/api/use-api.ts'
import { Button } from '../../../ui/button.tsx'
import { productReviewsMessages } from '../../../messages/en/storefront/catalogue/product-reviews.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { ReviewForm } from '../../parts/review-form.tsx'

type Props = { productId: string; own: ProductReview | null; onDone: () => void }

/** A new review, or a replacement for the existing one. */
export function BuyerReviewForm({ productId, own, onDone }: Props) {
  const t = useMessages(productReviewsMessages)
  const api = useApi()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={box}>
      <ReviewForm
        own={own}
        save={(review) => reviewCalls(api).reviewProduct(productId, review)}
        onDone={onDone}
        className="panel max-w-2xl p-5 sm:p-7"
      >
        <Button onClick={onDone}>{t('reviews.keep')}</Button>
      </ReviewForm>
    </div>
  )
}
