import type { Paisa } from '../money.ts'
import type { Order } from '../orders/order.ts'

export const returnKinds = ['damaged', 'unwanted'] as const
export type ReturnKind = (typeof returnKinds)[number]
export const returnStates = ['asked', 'accepted', 'refused'] as const
export type ReturnState = (typeof returnStates)[number]

/** Cash (paisa) and redeemed points the buyer gets back, earned points taken back. */
export type Refund = { cash: Paisa; pointsBack: number; pointsTaken: number }

/** A return request for an order line. */
export type OrderReturn = {
  id: string
  productId: string
  /** The line's, if any. */
  colour?: string
  quantity: number
  /** Of weighed goods: how much of these units came back; null: all of it. */
  grams: number | null
  kind: ReturnKind
  reason: string
  hasPhoto: boolean
  state: ReturnState
  askedAt: number
  /** Name of the staff member who began it ('': not told); null: the customer. */
  askedBy: string | null
  decidedAt: number | null
  /** Staff's note with the decision. */
  note: string | null
  /** Only of an accepted return. */
  refund: Refund | null
}

/** Oldest return first. */
export type OrderWithReturns = Order & { returns: OrderReturn[] }

export type ReturnInput = Pick<OrderReturn, 'productId' | 'colour' | 'quantity' | 'kind' | 'reason'>

/** Lines that staff take back at once, for one reason. */
export type TakeBackInput = {
  lines: readonly (Pick<OrderReturn, 'productId' | 'colour' | 'quantity' | 'grams'> & {
    restock: boolean
  })[]
  kind: ReturnKind
  reason: string
}

/** `restock` null: as the reason implies. `grams`: see `OrderReturn`. */
export type ReturnDecision = {
  state: 'accepted' | 'refused'
  note: string | null
  restock: boolean | null
  grams: number | null
}
