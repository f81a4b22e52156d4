import type { SalePicture } from '#shop/content/content.ts'
import type { Review } from '#shop/reviews/review.ts'
import { Blurbs } from './blurbs.tsx'
import { OpensSoon } from './opens-soon.tsx'
import { ReviewsCorner } from './reviews-corner.tsx'
import { SaleGrid } from './sale-grid.tsx'

type Props = {
  /** nothing is sold yet */
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
