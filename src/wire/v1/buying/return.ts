import { cleanText } from '#shop/clean-text.ts'
import { rupees, toRupees } from '#shop/money.ts'
import { type OrderReturn, returnKinds, type ReturnInput } from '#shop/returns/order-return.ts'
import { Refusal } from '#shop/refusals.ts'
import type { WireReturn } from './return.schema.ts'
import { time } from '../../time.ts'

export const encodeReturn = (asked: OrderReturn): WireReturn => ({
  _id: asked.id,
  product: asked.productId,
  ...(asked.colour !== undefined && { color: asked.colour }),
  quantity: asked.quantity,
  kind: asked.kind,
  reason: asked.reason,
  photo: asked.hasPhoto,
  state: asked.state,
  createdAt: time(asked.askedAt),
  decidedAt: asked.decidedAt === null ? null : time(asked.decidedAt),
  note: asked.note,
  refund: asked.refund && {
    amount: toRupees(asked.refund.cash),
    pointsback: asked.refund.pointsBack,
    pointstaken: asked.refund.pointsTaken,
  },
})

export const decodeReturn = (asked: WireReturn): OrderReturn => ({
  id: asked._id,
  productId: asked.product,
  ...(asked.color !== undefined && { colour: asked.color }),
  quantity: asked.quantity,
  kind: asked.kind,
  reason: asked.reason,
  hasPhoto: asked.photo,
  state: asked.state,
  askedAt: Date.parse(asked.createdAt),
  decidedAt: asked.decidedAt === null ? null : Date.parse(asked.decidedAt),
  note: asked.note,
  refund: asked.refund && {
    cash: rupees(asked.refund.amount),
    pointsBack: asked.refund.pointsback,
    pointsTaken: asked.refund.pointstaken,
  },
})

/** Fields of the form; the rule refuses missing or invalid ones with its own sentences. */
export const decodeReturnForm = (fields: Record<string, string>): ReturnInput => ({
  productId: fields['product'] ?? '',
  ...(fields['color'] && { colour: fields['color'] }),
  quantity: /^\d{1,3}$/.test(fields['quantity'] ?? '') ? Number(fields['quantity']) : 0,
  kind: kindIn(fields),
  reason: cleanText(fields['reason'] ?? ''),
})

function kindIn({ kind }: Record<string, string>) {
  const found = returnKinds.find((known) => known === kind)
  if (found === undefined) throw new Refusal('return_kind_missing')
  return found
}

/** The form that a browser sends. */
export function encodeReturnForm(asked: ReturnInput, photo: Blob | null): FormData {
  const form = new FormData()
  form.set('product', asked.productId)
  if (asked.colour !== undefined) form.set('color', asked.colour)
  form.set('quantity', String(asked.quantity))
  form.set('kind', asked.kind)
  form.set('reason', asked.reason)
  if (photo !== null) form.set('photo', photo, 'return.jpg')
  return form
}
