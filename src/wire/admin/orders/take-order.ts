import type { z } from 'zod'
import { offeredWindows } from '#shop/delivery/windows/window.ts'
import { nothing, readRupees, toRupees } from '#shop/money.ts'
import type { GuestBuyer as Guest } from '#shop/orders/office/guest-buyers.store.ts'
import { leftOfLine, referenceOf } from '#shop/orders/order.ts'
import type { Sale } from '#shop/orders/placing/sell-at-counter.ts'
import type { PricedOrder } from '#shop/orders/placing/price-order.ts'
import type { EnterOrderInput } from '#shop/orders/placing/enter-order.ts'
import { Refusal } from '#shop/refusals.ts'
import { encodeOfferedWindow } from '../../order-time.ts'
import { time } from '../../time.ts'
import type { SellBody } from './sale.schema.ts'
import type { GuestBuyer, OrderQuote, QuoteOrderBody, TakeOrderBody } from './take-order.schema.ts'

type Lines = Pick<z.infer<typeof QuoteOrderBody>, 'lines'>

export const decodeSaleLines = ({ lines }: Lines): Sale['lines'] =>
  lines.map(({ productId, quantity, color, grams }) => ({
    productId,
    quantity,
    ...(color && { colour: color }),
    ...(grams !== undefined && { grams }),
  }))

/** Refuses a total that is no amount (`total_invalid`). */
export const decodeSale = (
  { total, customerId, paid, ...body }: z.infer<typeof SellBody>,
  idempotencyKey: string | null,
): Sale => ({
  lines: decodeSaleLines(body),
  total: amountIn(total),
  customerId,
  paid,
  idempotencyKey,
})

function amountIn(total: z.infer<typeof SellBody>['total']) {
  const amount = readRupees(total)
  if (amount === null) throw new Refusal('total_invalid')
  return amount
}

/** An order that is only priced: no contact and no stated total. */
export const decodeQuote = (body: z.infer<typeof QuoteOrderBody>): EnterOrderInput => ({
  customerId: body.customerId,
  addressId: body.addressId,
  order: {
    lines: decodeSaleLines(body),
    total: nothing,
    payment: 'cod',
    address: body.address,
    ...(body.window && {
      window: { windowId: body.window.id, day: body.window.day, holdId: null },
    }),
    contact: null,
    redeemPoints: body.redeemPoints,
    idempotencyKey: null,
    ...(body.atCounter && { atCounter: true }),
    ...(body.pickup && { pickup: true }),
  },
})

/** Refuses a total that is no amount (`total_invalid`). */
export function decodeOrder(
  body: z.infer<typeof TakeOrderBody>,
  idempotencyKey: string | null,
): EnterOrderInput {
  const total = amountIn(body.total)
  const { order, ...rest } = decodeQuote(body)
  const { contact, note, paymentMethod: payment, khataReason } = body
  return {
    ...rest,
    order: {
      ...order,
      total,
      payment,
      contact,
      ...(note && { note }),
      ...(khataReason && { khataReason }),
      idempotencyKey,
    },
  }
}

/** `khata`: what is left on account; null: nothing is allowed. */
export const encodeQuote = (
  { lines, quote, redeemPoints, pointsRule, offer, arrival, below }: PricedOrder,
  khata: z.infer<typeof OrderQuote>['khata'] = null,
): z.infer<typeof OrderQuote> => ({
  khata,
  lines: lines.map((line) => ({
    productId: line.productId,
    ...(line.colour !== undefined && { color: line.colour }),
    quantity: line.quantity,
    grams: line.weight?.packed?.grams ?? null,
    price: toRupees(line.price),
    amount: toRupees(leftOfLine(line).amount),
  })),
  subtotal: toRupees(quote.subtotal),
  shipping: toRupees(quote.shipping),
  total: toRupees(quote.total),
  belowMinimum: below && {
    zone: below.zone,
    minimum: toRupees(below.minimum),
    missing: toRupees(below.missing),
  },
  windows: arrival === null ? [] : offeredWindows(offer).map(encodeOfferedWindow),
  arrival,
  redeemedPoints: redeemPoints,
  earnedPoints: quote.earnedPoints,
  canRedeem: pointsRule.on,
})

export const encodeGuestBuyer = ({
  lastOrderId: id,
  lastOrderAt,
  ...guest
}: Guest): z.infer<typeof GuestBuyer> => ({
  ...guest,
  lastOrder: { id, reference: referenceOf({ id }), at: time(lastOrderAt) },
})
