import { BadgeCheck } from 'lucide-react'
import type { Review } from '#shop/reviews/review.ts'
import { Badge } from '../../ui/badge.tsx'
import { Stars } from '../../ui/stars.tsx'
import { shopReviewMessages } from '../../messages/en/storefront/catalogue/shop-reviews.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Avatar } from '../parts/avatar.tsx'
import { ShopAnswer } from '../parts/shop-answer.tsx'

export const ReviewCard = ({ review }: { review: Review }) => {
  const t = useMessages(shopReviewMessages)
  return (
    <figure className="panel grid grid-rows-[1fr_auto] gap-5 p-6">
      <blockquote className="grid content-start gap-3">
        <p className="flex flex-wrap items-center justify-between gap-2">
          <Stars rating={review.rating} />
          {review.verified && (
            <Badge tone="good" icon={<BadgeCheck aria-hidden className="size-4" />}>
              {t('reviews.verified')}
            </Badge>
          )}
        </p>
        <p className="leading-relaxed">{review.text}</p>
      </blockquote>
      <figcaption className="flex items-center gap-3">
        <Avatar person={{ fullName: review.name, picture: review.picture }} className="size-11" />
        <span className="min-w-0">
          <span className="block font-semibold">{review.name}</span>
          <span className="block text-small text-soft">{review.email}</span>
        </span>
      </figcaption>
      <ShopAnswer answer={review.answer} />
    </figure>
  )
}
