import type { z } from 'zod'
import type { ReturnDecision } from '#shop/returns/order-return.ts'
import type { StaffReturn } from '#shop/returns/returns.store.ts'
import { encodeReturn } from '../v1/return.ts'
import type { AdminReturn, DecisionBody } from './return.schema.ts'

export const encodeStaffReturn = (asked: StaffReturn): z.infer<typeof AdminReturn> => ({
  ...encodeReturn(asked),
  order: asked.orderId,
  itemfullname: asked.name,
  contact: asked.contact,
  restocked: asked.restocked,
})

export const decodeDecision = (body: z.infer<typeof DecisionBody>): ReturnDecision => ({
  state: body.state,
  note: body.note ?? null,
  restock: body.restock ?? null,
})
