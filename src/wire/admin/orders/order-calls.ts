import { z } from 'zod'
import { orderStatuses } from '#shop/order-states.ts'
import { Id, SearchText } from '../../amounts.schema.ts'
import { ById, type CallSchema, data } from '../../call-schema.ts'
import {
  AdminToday,
  CancelBody,
  OrderNoteBody,
  RedirectBody,
  RefundBody,
  ReleaseBody,
  StepBackBody,
  UndoRefundBody,
  WeighBody,
} from './order.schema.ts'
import { PaidBy } from '../paid-by.schema.ts'
import { ChangeTimeBody, OrderTime } from '../../order-time.schema.ts'
import { AdminOrderDetails } from './order-details.schema.ts'
import {
  AskBuyerBody,
  QuoteReplacementBody,
  ReplaceBody,
  ReplacementQuote,
} from './replacement.schema.ts'
import { orderBoardCalls } from './order-board.schema.ts'
import { orderListCalls } from './order-list.schema.ts'
import { QuoteTakeBackBody, TakeBackBody, TakeBackRefund } from './return.schema.ts'
import { GuestBuyer, OrderQuote, QuoteOrderBody, TakeOrderBody } from './take-order.schema.ts'

export const orderCalls = {
  ...orderListCalls,
  ...orderBoardCalls,
  adminToday: {
    route: 'GET /admin/today',
    access: 'today.read',
    summary: "Get pending work and today's sales",
    answer: data(AdminToday),
  },
  adminOrder: {
    route: 'GET /admin/orders/:id',
    access: 'order.read',
    summary: 'Get an order',
    params: ById,
    answer: data(AdminOrderDetails),
  },
  adminGuestBuyers: {
    route: 'GET /admin/orders/guests',
    access: 'order.take',
    summary: 'Find guests who ordered before by their phone number',
    query: z.object({ phone: SearchText(40).describe('at least its first seven digits') }),
    answer: data(z.array(GuestBuyer)),
  },
  adminQuoteOrder: {
    route: 'POST /admin/orders/quote',
    access: 'order.take',
    summary: 'Price a phone or counter order without saving it',
    body: QuoteOrderBody,
    answer: data(OrderQuote),
  },
  adminTakeOrder: {
    route: 'POST /admin/orders',
    access: 'order.take',
    idempotency: 'own',
    summary:
      'Create a phone or counter order; for a customer with an account it also needs `customer.read`',
    body: TakeOrderBody,
    status: 201,
    answer: data(AdminOrderDetails),
  },
  adminMoveOrder: {
    route: 'PATCH /admin/orders/:id',
    access: 'order.move',
    summary: 'Change the state of an order',
    params: ById,
    body: z.object({
      status: z.enum(orderStatuses),
      paid: PaidBy.nullable()
        .default(null)
        .describe('how a delivered order was paid; null: as chosen with the order'),
    }),
    answer: data(AdminOrderDetails),
  },
  adminStepOrderBack: {
    route: 'POST /admin/orders/:id/step-back',
    access: 'order.move',
    summary:
      'Take back a state that an order entered by mistake; the client chooses the id, so retries step back once',
    params: ById,
    body: StepBackBody,
    answer: data(AdminOrderDetails),
  },
  adminCancelOrder: {
    route: 'POST /admin/orders/:id/cancel',
    access: 'order.cancel',
    idempotency: 'adminOrder',
    summary: 'Cancel an order or some of its lines, before packing',
    params: ById,
    body: CancelBody,
    answer: data(AdminOrderDetails),
  },
  adminReleaseHold: {
    route: 'POST /admin/orders/:id/release',
    access: 'order.cancel',
    summary: 'Confirm an order for its customer, or record that it was paid in advance, so that it can be packed', // prettier-ignore
    params: ById,
    body: ReleaseBody,
    answer: data(AdminOrderDetails),
  },
  adminAskBuyer: {
    route: 'POST /admin/orders/:id/questions',
    access: 'order.cancel',
    idempotency: 'adminOrder',
    summary:
      'Ask the customer what to do about a line with too little stock, or one that is too heavy',
    params: ById,
    body: AskBuyerBody,
    status: 201,
    answer: data(AdminOrderDetails),
  },
  adminQuoteReplacement: {
    route: 'POST /admin/orders/:id/replacements/quote',
    access: 'order.cancel',
    summary: 'Price a replacement for the missing part of a line without saving it',
    params: ById,
    body: QuoteReplacementBody,
    answer: data(ReplacementQuote),
  },
  adminReplaceLine: {
    route: 'POST /admin/orders/:id/replacements',
    access: 'order.cancel',
    summary: 'Replace the missing part of a line with a product that the customer agreed to',
    params: ById,
    body: ReplaceBody,
    status: 201,
    answer: data(AdminOrderDetails),
  },
  adminWeighLine: {
    route: 'PUT /admin/orders/:id/weight',
    access: 'order.move',
    summary:
      'Record what the rest of a line weighs until the order is sent; its amount and the totals follow',
    params: ById,
    body: WeighBody,
    answer: data(AdminOrderDetails),
  },
  adminRedirectOrder: {
    route: 'PATCH /admin/orders/:id/delivery',
    access: 'order.take',
    summary: 'Change the contact and address of an order before it is sent; fee and total stay unchanged', // prettier-ignore
    params: ById,
    body: RedirectBody,
    answer: data(AdminOrderDetails),
  },
  adminOrderTimes: {
    route: 'GET /admin/orders/:id/time',
    access: 'order.take',
    summary: 'List the delivery windows that an order can be moved to, also past their cut-off',
    params: ById,
    answer: z.object({
      data: z.array(OrderTime),
      zoneHasTimes: z.boolean().describe('false: the zone of the order has no delivery windows'),
    }),
  },
  adminChangeOrderTime: {
    route: 'PUT /admin/orders/:id/time',
    access: 'order.take',
    summary:
      'Move an order to another delivery window before it is sent; the price stays, and the customer gets an e-mail',
    params: ById,
    body: ChangeTimeBody,
    answer: data(AdminOrderDetails),
  },
  adminQuoteTakeBack: {
    route: 'POST /admin/orders/:id/returns/quote',
    access: 'return.decide',
    summary: 'Get the refund of goods that staff take back, without saving it',
    params: ById,
    body: QuoteTakeBackBody,
    answer: data(TakeBackRefund),
  },
  adminTakeBack: {
    route: 'POST /admin/orders/:id/returns',
    access: 'return.decide',
    idempotency: 'adminOrder',
    summary:
      'Take lines of a delivered order back: accepted at once; a counter sale is paid back too, the refund of another order is due',
    params: ById,
    body: TakeBackBody,
    status: 201,
    answer: data(AdminOrderDetails),
  },
  adminRefund: {
    route: 'POST /admin/orders/:id/refunds',
    access: 'return.decide',
    summary:
      'Record the refund of an accepted return: as points (also needs `points.write`), in cash or by transfer; the client chooses the id, so retries refund once',
    params: ById,
    body: RefundBody,
    status: 201,
    answer: data(AdminOrderDetails),
  },
  adminUndoRefund: {
    route: 'POST /admin/orders/:id/refunds/:refund/undo',
    access: 'return.decide',
    summary:
      'Undo a refund recorded by mistake, so it is due again; points (also needs `points.write`) only while the customer can still use them',
    params: ById.extend({ refund: Id.min(1) }),
    body: UndoRefundBody,
    answer: data(AdminOrderDetails),
  },
  adminWriteOrderNote: {
    route: 'POST /admin/orders/:id/notes',
    access: 'order.move',
    idempotency: 'adminOrder',
    summary: 'Add a staff note to an order',
    params: ById,
    body: OrderNoteBody,
    status: 201,
    answer: data(AdminOrderDetails),
  },
} as const satisfies Record<string, CallSchema>
