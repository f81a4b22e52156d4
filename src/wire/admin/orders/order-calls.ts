import { z } from 'zod'
import { orderStatuses } from '#shop/order-states.ts'
import { Id } from '../../amounts.schema.ts'
import { ById, type CallSchema, data } from '../../call-schema.ts'
import {
  AdminOrderDetails,
  AdminToday,
  CancelBody,
  OrderNoteBody,
  RedirectBody,
  RefundBody,
  UndoRefundBody,
} from './order.schema.ts'
import {
  AskBuyerBody,
  QuoteReplacementBody,
  ReplaceBody,
  ReplacementQuote,
} from './replacement.schema.ts'
import { orderBoardCalls } from './order-board.schema.ts'
import { orderListCalls } from './order-list.schema.ts'
import { OrderQuote, QuoteOrderBody, TakeOrderBody } from './take-order.schema.ts'

/** Orders, and what of them waits today. */
export const orderCalls = {
  ...orderListCalls,
  ...orderBoardCalls,
  adminToday: {
    route: 'GET /admin/today',
    access: 'today.read',
    summary: 'What waits for somebody, and what was sold today',
    answer: data(AdminToday),
  },
  adminOrder: {
    route: 'GET /admin/orders/:id',
    access: 'order.read',
    summary: 'One order',
    params: ById,
    answer: data(AdminOrderDetails),
  },
  adminQuoteOrder: {
    route: 'POST /admin/orders/quote',
    access: 'order.take',
    summary: 'What an order by phone or at the counter comes to; nothing is kept',
    body: QuoteOrderBody,
    answer: data(OrderQuote),
  },
  adminTakeOrder: {
    route: 'POST /admin/orders',
    access: 'order.take',
    idempotency: 'own',
    summary:
      'Write down an order by phone or at the counter; for a customer with an account it needs `customer.read` too',
    body: TakeOrderBody,
    status: 201,
    answer: data(AdminOrderDetails),
  },
  adminMoveOrder: {
    route: 'PATCH /admin/orders/:id',
    access: 'order.move',
    summary: 'Move an order on',
    params: ById,
    body: z.object({ status: z.enum(orderStatuses) }),
    answer: data(AdminOrderDetails),
  },
  adminCancelOrder: {
    route: 'POST /admin/orders/:id/cancel',
    access: 'order.cancel',
    idempotency: 'adminOrder',
    summary: 'Cancel an order that is not packed yet, or lines of it',
    params: ById,
    body: CancelBody,
    answer: data(AdminOrderDetails),
  },
  adminAskBuyer: {
    route: 'POST /admin/orders/:id/questions',
    access: 'order.cancel',
    idempotency: 'adminOrder',
    summary: 'Ask the buyer what to do about a line of which too few are there',
    params: ById,
    body: AskBuyerBody,
    status: 201,
    answer: data(AdminOrderDetails),
  },
  adminQuoteReplacement: {
    route: 'POST /admin/orders/:id/replacements/quote',
    access: 'order.cancel',
    summary: 'What another product in place of what is missing of a line comes to; nothing is kept',
    params: ById,
    body: QuoteReplacementBody,
    answer: data(ReplacementQuote),
  },
  adminReplaceLine: {
    route: 'POST /admin/orders/:id/replacements',
    access: 'order.cancel',
    summary: 'Put another product in place of what is missing of a line, as the customer agreed',
    params: ById,
    body: ReplaceBody,
    status: 201,
    answer: data(AdminOrderDetails),
  },
  adminRedirectOrder: {
    route: 'PATCH /admin/orders/:id/delivery',
    access: 'order.take',
    summary: 'Change the contact and the address of an order that has not been sent; fee and total stay', // prettier-ignore
    params: ById,
    body: RedirectBody,
    answer: data(AdminOrderDetails),
  },
  adminRefund: {
    route: 'POST /admin/orders/:id/refunds',
    access: 'return.decide',
    summary:
      'Pay back the money of an accepted return, once: as points (needs `points.write` too), in cash or by transfer; with an id of the caller’s own',
    params: ById,
    body: RefundBody,
    status: 201,
    answer: data(AdminOrderDetails),
  },
  adminUndoRefund: {
    route: 'POST /admin/orders/:id/refunds/:refund/undo',
    access: 'return.decide',
    summary:
      'Take back a refund that was marked as paid by mistake: it is to be paid back again; points (needs `points.write` too) only as long as the customer can use them',
    params: ById.extend({ refund: Id.min(1) }),
    body: UndoRefundBody,
    answer: data(AdminOrderDetails),
  },
  adminWriteOrderNote: {
    route: 'POST /admin/orders/:id/notes',
    access: 'order.move',
    idempotency: 'adminOrder',
    summary: 'Write something about an order to the other staff',
    params: ById,
    body: OrderNoteBody,
    status: 201,
    answer: data(AdminOrderDetails),
  },
} as const satisfies Record<string, CallSchema>
