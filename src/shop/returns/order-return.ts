import type { Paisa } from '../money.ts'
import type { Order } from '../orders/order.ts'

export const returnKinds = ['damaged', 'unwanted'] as const
export type ReturnKind = (typeof returnKinds)[number]
export const returnStates = ['asked', 'accepted', 'refused'] as const
export type ReturnState = (typeof returnStates)[number]

/** What the buyer gets back (cash, redeemed points), and the earned points that are taken back. */
export type Refund = { cash: Paisa; pointsBack: number; pointsTaken: number }

/** A request to return an order line, decided by staff. */
export type OrderReturn = {
  id: string
  productId: string
  /** That of the line, where it has one. */
  colour?: string
  quantity: number
  kind: ReturnKind
  reason: string
  hasPhoto: boolean
  state: ReturnState
  askedAt: number
  decidedAt: number | null
  /** What staff said with the answer. */
  note: string | null
  /** Of an accepted one. */
  refund: Refund | null
}

/** An order with what was asked to be taken back of it, oldest first. */
export type OrderWithReturns = Order & { returns: OrderReturn[] }

export type ReturnInput = Pick<OrderReturn, 'productId' | 'colour' | 'quantity' | 'kind' | 'reason'>

/** What staff answers; `restock` null: as the reason of the return has it. */
export type ReturnDecision = {
  state: 'accepted' | 'refused'
  note: string | null
  restock: boolean | null
}
