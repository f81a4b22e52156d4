export type Rating = 1 | 2 | 3 | 4 | 5

/** Only approved ones are read by others and counted. */
export const reviewStates = ['waiting', 'approved', 'refused'] as const
export type ReviewState = (typeof reviewStates)[number]

/** What the shop says to a review, for everybody to read. `at`: ms UTC. */
export type ShopAnswer = { text: string; at: number }

/** A review of the shop. `email` is masked before it leaves the server. */
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
  /** an order of its author was delivered */
  verified: boolean
}

/** A review of a product by a buyer who has received it. */
export type ProductReview = Omit<Review, 'email' | 'verified'>

/** All of one product: how many gave one star, two, … five, and a page of them, newest first. */
export type ProductReviews = {
  reviews: ProductReview[]
  counts: readonly [number, number, number, number, number]
  /** the visitor has received it, and may write or change a review */
  mayWrite: boolean
  own: ProductReview | null
}

/** A review of the shop or of a product, as staff sees it: the e-mail address whole. */
export type AnyReview = Omit<Review, 'picture' | 'verified'> & {
  product: { id: string; number: number; name: string } | null
  version: number
}

/** The columns of an answer as one thing. */
export const answerOf = (text: string | null, at: number | null): ShopAnswer | null =>
  text === null ? null : { text, at: at ?? 0 }
