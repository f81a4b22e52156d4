import { cleanText } from '#shop/clean-text.ts'
import { rupees, toRupees } from '#shop/money.ts'
import { type OrderReturn, returnKinds, type ReturnInput } from '#shop/returns/order-return.ts'
import { Refusal } from '#shop/refusals.ts'
import type { WireReturn } from './return.schema.ts'
import { time } from '../../time.ts'

export const encodeReturn = (request: OrderReturn): WireReturn => ({
  _id: request.id,
  product: request.productId,
  ...(request.colour !== undefined && { color: request.colour }),
  quantity: request.quantity,
  kind: request.kind,
  reason: request.reason,
  photo: request.hasPhoto,
  state: request.state,
  createdAt: time(request.askedAt),
  decidedAt: request.decidedAt === null ? null : time(request.decidedAt),
  note: request.note,
  refund: request.refund && {
    amount: toRupees(request.refund.cash),
    pointsback: request.refund.pointsBack,
    pointstaken: request.refund.pointsTaken,
  },
})

export const decodeReturn = (request: WireReturn): OrderReturn => ({
  id: request._id,
  productId: request.product,
  ...(request.color !== undefined && { colour: request.color }),
  quantity: request.quantity,
  kind: request.kind,
  reason: request.reason,
  hasPhoto: request.photo,
  state: request.state,
  askedAt: Date.parse(request.createdAt),
  decidedAt: request.decidedAt === null ? null : Date.parse(request.decidedAt),
  note: request.note,
  refund: request.refund && {
    cash: rupees(request.refund.amount),
    pointsBack: request.refund.pointsback,
    pointsTaken: request.refund.pointstaken,
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
export function encodeReturnForm(request: ReturnInput, photo: Blob | null): FormData {
  const form = new FormData()
  form.set('product', request.productId)
  if (request.colour !== undefined) form.set('color', request.colour)
  form.set('quantity', String(request.quantity))
  form.set('kind', request.kind)
  form.set('reason', request.reason)
  if (photo !== null) form.set('photo', photo, 'return.jpg')
  return form
}
