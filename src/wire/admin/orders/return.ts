import type { z } from 'zod'
import { toRupees } from '#shop/money.ts'
import type { OrderReturn, Refund, ReturnDecision } from '#shop/returns/order-return.ts'
import type { StaffReturn } from '#shop/returns/returns.store.ts'
import { time } from '../../time.ts'
import type { AdminReturn, DecisionBody, OrderReturnOfStaff } from './return.schema.ts'

export const encodeReturn = (request: OrderReturn): z.infer<typeof OrderReturnOfStaff> => ({
  id: request.id,
  productId: request.productId,
  ...(request.colour !== undefined && { color: request.colour }),
  quantity: request.quantity,
  kind: request.kind,
  reason: request.reason,
  hasPhoto: request.hasPhoto,
  state: request.state,
  createdAt: time(request.askedAt),
  decidedAt: request.decidedAt === null ? null : time(request.decidedAt),
  note: request.note,
  refund: request.refund && encodeRefund(request.refund),
})

const encodeRefund = (refund: Refund) => ({ ...refund, cash: toRupees(refund.cash) })

/** With its order and whom to call. `quote`: of an undecided return. */
export const encodeStaffReturn = (
  request: StaffReturn,
  quote?: Refund,
): z.infer<typeof AdminReturn> => ({
  ...encodeReturn(request),
  orderId: request.orderId,
  productName: request.name,
  contact: request.contact,
  restocked: request.restocked,
  quote: quote === undefined ? null : encodeRefund(quote),
})

export const decodeDecision = (body: z.infer<typeof DecisionBody>): ReturnDecision => ({
  state: body.state,
  note: body.note ?? null,
  restock: body.restock ?? null,
})
