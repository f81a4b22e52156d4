import type { z } from 'zod'
import { toRupees } from '#shop/money.ts'
import type { OrderReturn, ReturnDecision } from '#shop/returns/order-return.ts'
import type { StaffReturn } from '#shop/returns/returns.store.ts'
import { time } from '../../time.ts'
import type { AdminReturn, DecisionBody, OrderReturnOfStaff } from './return.schema.ts'

export const encodeReturn = (asked: OrderReturn): z.infer<typeof OrderReturnOfStaff> => ({
  id: asked.id,
  productId: asked.productId,
  ...(asked.colour !== undefined && { color: asked.colour }),
  quantity: asked.quantity,
  kind: asked.kind,
  reason: asked.reason,
  hasPhoto: asked.hasPhoto,
  state: asked.state,
  createdAt: time(asked.askedAt),
  decidedAt: asked.decidedAt === null ? null : time(asked.decidedAt),
  note: asked.note,
  refund: asked.refund && { ...asked.refund, cash: toRupees(asked.refund.cash) },
})

/** With its order and whom to call. */
export const encodeStaffReturn = (asked: StaffReturn): z.infer<typeof AdminReturn> => ({
  ...encodeReturn(asked),
  orderId: asked.orderId,
  productName: asked.name,
  contact: asked.contact,
  restocked: asked.restocked,
})

export const decodeDecision = (body: z.infer<typeof DecisionBody>): ReturnDecision => ({
  state: body.state,
  note: body.note ?? null,
  restock: body.restock ?? null,
})
