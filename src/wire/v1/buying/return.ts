import { rupees, toRupees } from '#shop/money.ts'
import type { OrderReturn, ReturnInput } from '#shop/returns/order-return.ts'
import type { WireReturn } from './return.schema.ts'
import { time, timeIn } from '../../time.ts'

export const encodeReturn = (request: OrderReturn): WireReturn => ({
  _id: request.id,
  product: request.productId,
  ...(request.colour !== undefined && { color: request.colour }),
  quantity: request.quantity,
  grams: request.grams,
  kind: request.kind,
  reason: request.reason,
  photo: request.hasPhoto,
  state: request.state,
  createdAt: time(request.askedAt),
  bystaff: request.askedBy !== null,
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
  grams: request.grams,
  kind: request.kind,
  reason: request.reason,
  hasPhoto: request.photo,
  state: request.state,
  askedAt: Date.parse(request.createdAt),
  askedBy: request.bystaff ? '' : null,
  decidedAt: timeIn(request.decidedAt),
  note: request.note,
  refund: request.refund && {
    cash: rupees(request.refund.amount),
    pointsBack: request.refund.pointsback,
    pointsTaken: request.refund.pointstaken,
  },
})

/** The form that a browser sends: one reason for all lines. */
export function encodeReturnForm(
  lines: readonly Omit<ReturnInput, 'reason'>[],
  reason: string,
  photo: Blob | null,
): FormData {
  const form = new FormData()
  const products = lines.map(({ productId, colour, quantity, kind }) => ({
    product: productId,
    ...(colour !== undefined && { color: colour }),
    quantity,
    kind,
  }))
  form.set('products', JSON.stringify(products))
  form.set('reason', reason)
  if (photo !== null) form.set('photo', photo, 'return.jpg')
  return form
}
