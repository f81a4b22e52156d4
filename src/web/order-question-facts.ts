import type { Paisa } from '#shop/money.ts'
import type { QuestionAnswer } from '#shop/orders/changing/order-question.ts'

export type Shown = { name: string; pack: string; picture: string | null }

/** A line with too little stock, and the order's total for each answer; amounts in paisa. */
export type QuestionFacts = {
  token: string
  state: 'open' | 'answered' | 'over'
  answer: QuestionAnswer | null
  reference: string
  product: Shown
  /** A possible substitute: its extra cost, and the order's total with it; null if none. */
  offer: (Shown & { quantity: number; more: Paisa; total: Paisa }) | null
  /** Weighed: what it costs, and by how much more than the most; the order's total with it. */
  weight: { grams: number; amount: Paisa; most: Paisa; above: Paisa; total: Paisa } | null
  ordered: number
  there: number
  total: Paisa
  /** Points were redeemed for the order. */
  hasPoints: boolean
  totals: { takeRest: Paisa; leaveOut: Paisa }
}
