import type { ShopAnswer } from '#shop/reviews/review.ts'
import { time } from '../../time.ts'
import type { WireReview } from './content.schema.ts'

/** Not there where the shop has said nothing. */
export const encodeAnswer = ({ answer }: { answer: ShopAnswer | null }) =>
  answer && { answer: { text: answer.text, date: time(answer.at) } }

export const decodeAnswer = ({ answer }: Pick<WireReview, 'answer'>): ShopAnswer | null =>
  answer === undefined ? null : { text: answer.text, at: Date.parse(answer.date) }
