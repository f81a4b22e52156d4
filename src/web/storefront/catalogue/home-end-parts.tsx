import type { SalePicture } from '#shop/content/content.ts'
import type { Review } from '#shop/reviews/review.ts'
import { Blurbs } from './blurbs.tsx'
import { ReviewsCorner } from './reviews-corner.tsx'
import { SaleGrid } from './sale-grid.tsx'

type Props = { sales: readonly SalePicture[]; reviews: readonly Review[] }

export const HomeEndParts = ({ sales, reviews }: Props) => (
  <>
    <SaleGrid sales={sales} />
    <Blurbs />
    <ReviewsCorner reviews={reviews} />
  </>
)
