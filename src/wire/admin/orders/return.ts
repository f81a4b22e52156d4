import type { z } from 'zod'
import { readRupees, toRupees } from '#shop/money.ts'
import { Refusal } from '#shop/refusals.ts'
import type {
  OrderReturn,
  Refund,
  ReturnDecision,
  TakeBackInput,
} from '#shop/returns/order-return.ts'
import type { StaffReturn } from '#shop/returns/returns.store.ts'
import { time } from '../../time.ts'
import type {
  AdminReturn,
  DecisionBody,
  OrderReturnOfStaff,
  QuoteTakeBackBody,
  TakeBackBody,
  TakeBackRefund,
} from './return.schema.ts'

export const encodeReturn = (request: OrderReturn): z.infer<typeof OrderReturnOfStaff> => ({
  id: request.id,
  productId: request.productId,
  ...(request.colour !== undefined && { color: request.colour }),
  quantity: request.quantity,
  grams: request.grams,
  kind: request.kind,
  reason: request.reason,
  hasPhoto: request.hasPhoto,
  state: request.state,
  createdAt: time(request.askedAt),
  createdBy: request.askedBy,
  decidedAt: request.decidedAt === null ? null : time(request.decidedAt),
  note: request.note,
  refund: request.refund && encodeRefund(request.refund),
})

export const encodeRefund = (refund: Refund): z.infer<typeof TakeBackRefund> => ({
  ...refund,
  cash: toRupees(refund.cash),
})

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
  mostGrams: request.mostGrams,
  quote: quote === undefined ? null : encodeRefund(quote),
})

export const decodeDecision = (body: z.infer<typeof DecisionBody>): ReturnDecision => ({
  state: body.state,
  note: body.note ?? null,
  restock: body.restock ?? null,
  grams: body.grams,
})

export const decodeTakeBackQuote = ({
  lines,
  kind,
}: z.infer<typeof QuoteTakeBackBody>): Omit<TakeBackInput, 'reason'> => ({
  lines: lines.map(({ color, ...line }) => ({
    ...line,
    ...(color !== undefined && { colour: color }),
  })),
  kind,
})

/** Refuses an invalid amount (`total_invalid`). */
export function decodeTakeBack(
  body: z.infer<typeof TakeBackBody>,
): TakeBackInput & { seen: Refund } {
  const cash = readRupees(body.refund.cash)
  if (cash === null) throw new Refusal('total_invalid')
  const { reason, refund } = body
  return { ...decodeTakeBackQuote(body), reason, seen: { ...refund, cash } }
}
