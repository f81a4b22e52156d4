import type { Payment } from '#shop/settings/payment.ts'
import type { z } from 'zod'
import type { CancelOrderInput } from '#shop/orders/cancelling/cancel-order.ts'
import type { CartItem, LineKey } from '#shop/cart/cart.ts'
import { type Point, rounded } from '#shop/delivery/place.ts'
import { type Paisa, readRupees, rupees, toRupees } from '#shop/money.ts'
import { statusOf } from '#shop/order-states.ts'
import type { MissingChoice, OrderFlow, OrderLine } from '#shop/orders/order.ts'
import type { PlaceOrderInput } from '#shop/orders/placing/place-order-input.ts'
import { Refusal } from '#shop/refusals.ts'
import type { OrderWithReturns } from '#shop/returns/order-return.ts'
import type { CancelBody, CreateOrderBody, WireOrder, WireOrderLine } from './order.schema.ts'
import { decodeColour } from '../catalogue/colour.ts'
import { decodeMultiBuy, encodeMultiBuy } from '../catalogue/multi-buy.ts'
import { decodeReturn, encodeReturn } from './return.ts'
import { decodeOrderWindow, encodeOrderWindow } from '../../order-window.ts'
import { decodeHold, encodeHold } from '../../order-hold.ts'
import { decodeTerms, encodeTerms } from '../../terms.ts'
import { time } from '../../time.ts'
import { decodeWeight, encodeWeight } from '../../weight.ts'

export const encodeOrder = (order: OrderWithReturns, key?: string): WireOrder => ({
  _id: order.id,
  createdAt: time(order.placedAt),
  status: order.status,
  flow: order.flow,
  products: order.lines.map(encodeLine),
  subtotal: toRupees(order.subtotal),
  shippingcost: toRupees(order.shipping),
  total: toRupees(order.total),
  redeemedpoints: order.redeemedPoints,
  loyaltypoints: order.earnedPoints,
  paymentMethod: order.payment,
  cashOffered: order.cashOffered === null ? null : toRupees(order.cashOffered),
  prepaid: toRupees(order.prepaid),
  shippingAddress: order.address,
  zone: order.zone,
  location: order.place,
  zoneTerms: order.zoneTerms && encodeTerms(order.zoneTerms),
  arrival: order.arrival,
  window: order.window ? encodeOrderWindow(order.window) : null,
  pickup: order.pickup ?? null,
  run: order.run ?? null,
  hold: order.hold ? encodeHold(order.hold) : null,
  contact: order.contact,
  note: order.note,
  user: order.accountId,
  history: order.changes.map((change) => ({ status: change.status, at: time(change.at) })),
  returns: order.returns.map(encodeReturn),
  ...(key !== undefined && { key }),
})

export const decodeOrder = (order: WireOrder): OrderWithReturns => ({
  id: order._id,
  accountId: order.user,
  flow: order.flow,
  status: statusOf(order.status) ?? 'placed', // every order has the first step
  payment: order.paymentMethod,
  cashOffered: order.cashOffered === null ? null : rupees(order.cashOffered),
  lines: order.products.map(decodeLine),
  subtotal: rupees(order.subtotal),
  shipping: rupees(order.shippingcost),
  redeemedPoints: order.redeemedpoints,
  earnedPoints: order.loyaltypoints,
  total: rupees(order.total),
  prepaid: rupees(order.prepaid),
  address: order.shippingAddress,
  zone: order.zone,
  zoneTerms: order.zoneTerms && decodeTerms(order.zoneTerms),
  place: order.location,
  contact: order.contact,
  note: order.note,
  placedAt: Date.parse(order.createdAt),
  arrival: order.arrival,
  ...(order.window && { window: decodeOrderWindow(order.window) }),
  ...(order.pickup && { pickup: order.pickup }),
  ...(order.run && { run: order.run }),
  ...(order.hold && { hold: decodeHold(order.hold) }),
  changes: order.history.flatMap(({ status, at }) => {
    const known = statusOf(status)
    return known === null ? [] : { status: known, at: Date.parse(at) }
  }),
  returns: order.returns.map(decodeReturn),
})

const encodeLine = (line: OrderLine): WireOrderLine => ({
  product: {
    _id: line.productId,
    id: line.number,
    itemfullname: line.name,
    imgsrc: line.picture,
    tint: line.tint,
    size: line.pack,
    orignalprice: toRupees(line.listPrice),
    discountprice: line.price < line.listPrice ? toRupees(line.price) : 0,
  },
  ...encodeMultiBuy(line.multiBuy),
  ...(line.colour !== undefined && { color: line.colour }),
  quantity: line.quantity,
  cancelled: line.cancelledQuantity,
  loyaltypoints: line.pointsDivisor,
  perishable: line.perishable,
  weight: encodeWeight(line),
  ifMissing: line.ifMissing,
})

const decodeLine = ({ product, ...line }: WireOrderLine): OrderLine => ({
  productId: product._id,
  ...decodeColour(line),
  number: product.id,
  name: product.itemfullname,
  pack: product.size,
  picture: product.imgsrc,
  tint: product.tint,
  listPrice: rupees(product.orignalprice),
  price: rupees(product.discountprice > 0 ? product.discountprice : product.orignalprice),
  ...decodeMultiBuy(line.multibuy),
  quantity: line.quantity,
  cancelledQuantity: line.cancelled,
  pointsDivisor: line.loyaltypoints,
  perishable: line.perishable,
  ...decodeWeight(line.weight),
  ifMissing: line.ifMissing,
})

function totalIn(wireTotal: z.infer<typeof CreateOrderBody>['total']): Paisa {
  const total = readRupees(wireTotal)
  if (total === null) throw new Refusal('total_invalid')
  return total
}

/** Absent flow: the cart if a payment method is named, else Buy Now. */
export function decodeOrderInput(
  body: z.infer<typeof CreateOrderBody>,
  idempotencyKey: string | null,
): PlaceOrderInput {
  const total = totalIn(body.total)
  return {
    flow: body.flow ?? (body.paymentMethod === undefined ? 'buy-now' : 'cart'),
    lines: body.products.map(({ product, quantity, color, ifMissing = body.ifMissing }) => ({
      productId: product,
      quantity,
      ...(color && { colour: color }),
      ...(ifMissing && { ifMissing }),
    })),
    total,
    payment: body.paymentMethod ?? 'cod',
    ...(body.cashOffered !== undefined && { cashOffered: rupees(body.cashOffered) }),
    address: body.shippingAddress,
    place: body.location ? rounded(body.location) : null,
    contact:
      body.contact === undefined
        ? null
        : { name: body.contact.name, email: body.contact.email ?? '', phone: body.contact.phone },
    ...(body.note && { note: body.note }),
    ...(body.window && {
      window: {
        windowId: body.window.id,
        day: body.window.day,
        holdId: body.window.hold ?? null,
      },
    }),
    ...(body.pickup && { pickup: true }),
    redeemPoints: body.redeempoints ?? null,
    claimedUser: body.user ?? null,
    idempotencyKey,
  }
}

/** An order from the checkout; amounts are the displayed ones. */
export type OrderAsk = {
  flow: OrderFlow
  lines: readonly (CartItem & { ifMissing?: MissingChoice })[]
  address: string
  /** The address's pin. */
  place?: Point | null
  shipping: Paisa
  total: Paisa
  payment: Payment
  /** with how much cash it will be paid */
  cashOffered?: Paisa
  redeemPoints?: number
  contact?: { name: string; email?: string; phone: string }
  /** for the rider */
  note?: string
  window?: { id: string; day: string; hold?: string } | undefined
  /** picked up from the shop, whatever the address */
  pickup?: true | undefined
  user?: string
}

/** Input of the checkout. */
export const encodeOrderAsk = (ask: OrderAsk) => ({
  flow: ask.flow,
  products: ask.lines.map(({ productId, quantity, colour, ifMissing }) => ({
    product: productId,
    quantity,
    ...(colour !== undefined && { color: colour }),
    ifMissing,
  })),
  user: ask.user,
  shippingAddress: ask.pickup ? 'Pickup' : ask.address,
  location: ask.place,
  shippingcost: toRupees(ask.shipping),
  total: toRupees(ask.total),
  paymentMethod: ask.payment,
  cashOffered: ask.cashOffered === undefined ? undefined : toRupees(ask.cashOffered),
  redeempoints: ask.redeemPoints,
  contact: ask.contact,
  note: ask.note,
  window: ask.window,
  pickup: ask.pickup,
})

/** Lines to cancel (without a quantity: completely), and the displayed total of the rest. */
export const encodeCancellation = (
  lines: readonly (LineKey & { quantity?: number | undefined })[],
  total?: Paisa,
) => ({
  total: total === undefined ? undefined : toRupees(total),
  products: lines.map(({ productId, quantity, colour }) => ({
    product: productId,
    quantity,
    ...(colour !== undefined && { color: colour }),
  })),
})

export const decodeCancellation = (body: z.infer<typeof CancelBody>): CancelOrderInput => ({
  lines: body.products.map(({ product, quantity, color }) => ({
    productId: product,
    quantity,
    colour: color,
  })),
  reason: body.reason ?? null,
  ...(body.total !== undefined && { total: totalIn(body.total) }),
})
