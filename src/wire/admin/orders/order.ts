import type { z } from 'zod'
import { readRupees, rupees, toRupees } from '#shop/money.ts'
import type { Destination } from '#shop/orders/placing/destination.ts'
import { leftOfLine, type OrderChannel, type OrderLine, referenceOf } from '#shop/orders/order.ts'
import { toCollect, toPayBack } from '#shop/orders/prepaid.ts'
import type { ReleaseInput } from '#shop/orders/holds/release-hold.ts'
import type { OrderWithReturns } from '#shop/returns/order-return.ts'
import { daysLate } from '#shop/orders/office/days-late.ts'
import { encodeOrderWindow } from '../../order-window.ts'
import { encodeHold } from '../../order-hold.ts'
import { encodeWeight } from '../../weight.ts'
import { encodeTerms } from '../../terms.ts'
import { time } from '../../time.ts'
import type { BoardCard, BoardColumn } from '#shop/orders/office/order-board.ts'
import type { OrderCursor } from '#shop/orders/office/staff-orders.store.ts'
import type { CancelOrderInput } from '#shop/orders/cancelling/cancel-order.ts'
import type { ReplacementQuote as Quote } from '#shop/orders/changing/quote-replacement.ts'
import type { WeighInput } from '#shop/orders/changing/weigh-line.ts'
import type { ReplaceInput } from '#shop/orders/changing/replace-line.ts'
import type { ShortLine } from '#shop/orders/cancelling/short-line.ts'
import type { CartItem } from '#shop/cart/cart.ts'
import { Refusal } from '#shop/refusals.ts'
import type { AdminOrder, CancelBody, ReleaseBody, WeighBody } from './order.schema.ts'
import type {
  AskBuyerBody,
  QuoteReplacementBody,
  ReplaceBody,
  ReplacementQuote,
} from './replacement.schema.ts'
import { encodeReturn } from './return.ts'

type WireOrder = z.infer<typeof AdminOrder>

/** An order for staff, with its delivery zone. */
export const encodeOrder = (
  order: OrderWithReturns,
  {
    destination,
    channel,
    today,
  }: { destination: Destination; channel: OrderChannel; today: string },
): WireOrder => ({
  id: order.id,
  reference: referenceOf(order),
  createdAt: time(order.placedAt),
  status: order.status,
  flow: order.flow,
  channel,
  customerId: order.accountId,
  contact: order.contact,
  note: order.note,
  lines: order.lines.map(encodeLine),
  subtotal: toRupees(order.subtotal),
  shipping: toRupees(order.shipping),
  total: toRupees(order.total),
  redeemedPoints: order.redeemedPoints,
  earnedPoints: order.earnedPoints,
  paymentMethod: order.payment,
  cashOffered: order.cashOffered === null ? null : toRupees(order.cashOffered),
  prepaid: toRupees(order.prepaid),
  toCollect: toRupees(toCollect(order)),
  toPayBack: toRupees(toPayBack(order)),
  address: order.address,
  location: order.place,
  pricedZone: order.zone,
  zoneTerms: order.zoneTerms && encodeTerms(order.zoneTerms),
  deliveryZone: destination.zone,
  needsZone: destination.isUnclear,
  promised: channel === 'counter' ? null : order.arrival,
  window: order.window ? encodeOrderWindow(order.window) : null,
  pickup: order.pickup ?? null,
  hold: order.hold ? encodeHold(order.hold) : null,
  daysLate: daysLate(order, today),
  history: order.changes.map(({ status, at }) => ({ status, at: time(at) })),
  returns: order.returns.map(encodeReturn),
})

export const decodeRelease = ({ total, ...paid }: z.infer<typeof ReleaseBody>): ReleaseInput => ({
  ...paid,
  ...(total !== undefined && { total: rupees(total) }),
})

type Short = Omit<z.infer<typeof AskBuyerBody>, 'replacement' | 'grams'>
const decodeShortLine = ({ productId, color, left, missing, reason }: Short): ShortLine => ({
  productId,
  left,
  missing,
  reason,
  ...(color !== undefined && { colour: color }),
})

const decodeItem = ({
  color,
  ...item
}: z.infer<typeof QuoteReplacementBody>['replacement']): CartItem => ({
  ...item,
  ...(color !== undefined && { colour: color }),
})

export const decodeQuestion = ({ replacement, grams, ...short }: z.infer<typeof AskBuyerBody>) => ({
  short: decodeShortLine(short),
  item: replacement === undefined ? null : decodeItem(replacement),
  grams: grams ?? null,
})

export const decodeReplacement = (body: z.infer<typeof QuoteReplacementBody>) => ({
  short: decodeShortLine(body),
  item: decodeItem(body.replacement),
})

/** Refuses an invalid amount (`total_invalid`). */
export function decodeReplace(body: z.infer<typeof ReplaceBody>): ReplaceInput {
  const amount = readRupees(body.amount)
  if (amount === null) throw new Refusal('total_invalid')
  return { ...decodeReplacement(body), request: body.id, agreed: body.agreed, amount }
}

export function encodeReplacementQuote({
  before,
  agreed,
  atOnce,
}: Quote): z.infer<typeof ReplacementQuote> {
  const costs = ({ amount, total }: Quote['agreed']) => ({
    amount: toRupees(amount),
    total: toRupees(total),
  })
  return { before: toRupees(before), agreed: costs(agreed), atOnce: atOnce && costs(atOnce) }
}

export const decodeWeighing = ({ color, ...body }: z.infer<typeof WeighBody>): WeighInput => ({
  ...body,
  ...(color !== undefined && { colour: color }),
})

export const decodeCancellation = ({
  lines,
  ...more
}: z.infer<typeof CancelBody>): CancelOrderInput => ({
  lines: lines.map(({ color, ...line }) => ({ ...line, colour: color })),
  ...more,
})

/** A card of the board. */
export const encodeBoardColumn = (
  { count, cards }: BoardColumn,
  { townOf, today }: { townOf: (card: BoardCard) => string | null; today: string },
) => ({
  count,
  cards: cards.map((card) => ({
    id: card.id,
    reference: referenceOf(card),
    status: card.status,
    name: card.name,
    town: townOf(card),
    total: toRupees(card.total),
    createdAt: time(card.placedAt),
    isPickup: card.isPickup,
    isOnHold: card.isOnHold,
    promised: card.arrival,
    daysLate: daysLate(card, today),
    since: time(card.since),
  })),
})

/** The cursor of a list, as text. */
export const encodeCursor = ({ placedAt, id }: OrderCursor) => `${placedAt}.${id}`

export function decodeCursor(text: string): OrderCursor {
  const [placedAt = '', id = ''] = text.split('.')
  return { placedAt: Number(placedAt), id }
}

/** A line of an order for staff. */
export const encodeLine = (line: OrderLine): WireOrder['lines'][number] => ({
  productId: line.productId,
  productNumber: line.number,
  name: line.name,
  pack: line.pack,
  ...(line.colour !== undefined && { color: line.colour }),
  picture: line.picture,
  tint: line.tint,
  listPrice: toRupees(line.listPrice),
  price: toRupees(line.price),
  multiBuy: line.multiBuy
    ? { quantity: line.multiBuy.quantity, price: toRupees(line.multiBuy.price) }
    : null,
  amount: toRupees(leftOfLine(line).amount),
  quantity: line.quantity,
  cancelledQuantity: line.cancelledQuantity,
  pointsDivisor: line.pointsDivisor,
  perishable: line.perishable,
  ifMissing: line.ifMissing,
  weight: encodeWeight(line),
  replaces: line.replaces ?? null,
})
