import type { z } from 'zod'
import { toRupees } from '#shop/money.ts'
import type { OrderReturn, ReturnDecision } from '#shop/returns/order-return.ts'
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
  refund: request.refund && { ...request.refund, cash: toRupees(request.refund.cash) },
})

/** With its order and whom to call. */
export const encodeStaffReturn = (request: StaffReturn): z.infer<typeof AdminReturn> => ({
  ...encodeReturn(request),
  orderId: request.orderId,
  productName: request.name,
  contact: request.contact,
  restocked: request.restocked,
})

export const decodeDecision = (body: z.infer<typeof DecisionBody>): ReturnDecision => ({
  state: body.state,
  note: body.note ?? null,
  restock: body.restock ?? null,
})
