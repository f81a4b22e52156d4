export const returnKinds = ['damaged', 'unwanted'] as const
export type ReturnKind = (typeof returnKinds)[number]
export const returnStates = ['asked', 'accepted', 'refused'] as const
export type ReturnState = (typeof returnStates)[number]

/** Somebody asks to give something of an order back; staff says yes or no. */
export type OrderReturn = {
  id: string
  productId: string
  quantity: number
  kind: ReturnKind
  reason: string
  hasPhoto: boolean
  state: ReturnState
  askedAt: number
  decidedAt: number | null
}

export type ReturnWish = Pick<OrderReturn, 'productId' | 'quantity' | 'kind' | 'reason'>
