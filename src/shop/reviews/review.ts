export type Rating = 1 | 2 | 3 | 4 | 5

/** Only approved ones are public and counted. */
export const reviewStates = ['waiting', 'approved', 'refused'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Public. `at`: ms UTC. */
export type ShopAnswer = { text: string; at: number }

/** Of the shop. `email` is masked before it leaves the server. */
export type Review = {
  id: string
  name: string
  email: string
  rating: Rating
  text: string
  picture: string | null
  writtenAt: number
  state: ReviewState
  answer: ShopAnswer | null
  /** the author received an order */
  verified: boolean
}

/** By a buyer who received the product. */
export type ProductReview = Omit<Review, 'email' | 'verified'> & { productId: string }

/** Count per star rating, and a page, newest first. */
export type ProductReviews = {
  reviews: ProductReview[]
  counts: readonly [number, number, number, number, number]
  /** the visitor received the product */
  mayWrite: boolean
  own: ProductReview | null
}

/** For staff, with the full e-mail address. */
export type AnyReview = Omit<Review, 'picture' | 'verified'> & {
  product: { id: string; number: number; name: string } | null
  version: number
}

/** Null: no answer. */
export const answerOf = (text: string | null, at: number | null): ShopAnswer | null =>
  text === null ? null : { text, at: at ?? 0 }
