import { times, type Paisa } from '../money.ts'
import type { PointsReason } from '../loyalty/points.ts'
import { amountAsPacked } from '../pricing/line-amount.ts'
import { orderedAmount, type PricedLine } from '../pricing/multi-buy.ts'
import type { Packed } from '../pricing/weight.ts'
import { add, type DayFigures, type GoodsFigures, noGoods } from './figures.ts'

/** Order data for reports; amounts in paisa, times in ms UTC. */
export type OrderBooks = {
  id: string
  accountId: string | null
  /** Order number within its account; null: a guest's. */
  sequence: number | null
  placedAt: number
  /** As placed. */
  shipping: number
  /** Additional delivery fees from cancellations. */
  dearer: { sequence: number; amount: number }[]
  lines: BookedLine[]
  cancellations: Gone[]
  weighings: Weighing[]
  returns: (Gone & { refund: number })[]
  points: {
    reason: Exclude<PointsReason, 'adjusted'>
    points: number
    at: number
    sequence: number | null
  }[]
  /** Redeemed after placing. */
  redeemedLater: boolean
}
/** `difference`: paisa by which it changed the amount of its line. */
type Weighing = Packed & { sequence: number; position: number; difference: number; at: number }
/** As ordered, without what was weighed. */
type BookedLine = Omit<PricedLine, 'weight'> & {
  position: number
  productId: string
  listPrice: Paisa
  /** Replacement: number of the reversal it belongs to; null: ordered. */
  came: { sequence: number; at: number } | null
}
type Gone = {
  sequence: number | null
  position: number
  quantity: number
  at: number
  by: string | null
}

/** Figures at one time; `key` identifies the event within its order. */
export type Moment = {
  key: string
  at: number
  day: Partial<DayFigures>
  products: Map<string, GoodsFigures>
}

export const placedKey = 'placed'
export const redeemedKey = 'redeemed'
export const refundedKey = (sequence: number | null) => `refunded ${sequence}`
export const goneKey = (sequence: number | null) => `gone ${sequence}`

/** All countable moments of an order: days from its events, figures from its rows. */
export const momentsOf = (books: OrderBooks): Moment[] => [
  placed(books),
  ...cancellations(books),
  ...books.weighings.map((one) => weighed(books, one)),
  ...books.lines.flatMap(replacements),
  ...books.returns.map((one) => returned(books, one)),
  ...books.points.map((entry) => ({
    key: keyOfEntry(entry, books),
    at: entry.at,
    day: figuresOfEntry(entry),
    products: new Map<string, GoodsFigures>(),
  })),
]

function placed({ lines, shipping, placedAt, sequence }: OrderBooks): Moment {
  const products = new Map<string, GoodsFigures>()
  for (const line of lines.filter(({ came }) => came === null)) {
    const figures = products.get(line.productId) ?? { ...noGoods(), orders: 1 }
    add(figures, soldAs(line))
    products.set(line.productId, figures)
  }
  return {
    key: placedKey,
    at: placedAt,
    day: {
      ...totalOf(products),
      orders: 1,
      delivery: shipping,
      guestOrders: sequence === null ? 1 : 0,
      firstOrders: sequence === 1 ? 1 : 0,
      laterOrders: sequence !== null && sequence > 1 ? 1 : 0,
    },
    products,
  }
}

function soldAs(line: BookedLine): Partial<GoodsFigures> {
  const goods = orderedAmount(line)
  const discounts = times(line.listPrice, line.quantity) - goods
  return { units: line.quantity, goods, discounts }
}

/** A replacement counts as sold when it is added; the missing part counts as cancelled. */
function replacements(line: BookedLine): Moment[] {
  if (line.came === null) return []
  const figures = { ...noGoods(), orders: 1 }
  add(figures, soldAs(line))
  const products = new Map([[line.productId, figures]])
  return [{ key: goneKey(line.came.sequence), at: line.came.at, day: totalOf(products), products }]
}

/** Goods cost more or less than their estimate. */
function weighed({ lines }: OrderBooks, { position, difference, sequence, at }: Weighing): Moment {
  const productId = lines.find((line) => line.position === position)?.productId ?? ''
  const products = new Map([[productId, { ...noGoods(), goods: difference }]])
  return { key: goneKey(sequence), at, day: totalOf(products), products }
}

/** What was weighed of a line before a cancellation; null: nothing. */
const packedBefore = ({ weighings }: OrderBooks, { position, sequence }: Gone): Packed | null =>
  weighings.findLast((one) => one.position === position && one.sequence < (sequence ?? 0)) ?? null

/** One per cancellation: it may raise the delivery fee, and the last one removes delivery. */
function cancellations(books: OrderBooks): Moment[] {
  const { lines, cancellations: all, shipping, dearer, accountId } = books
  const left = new Map(lines.map((line) => [line.position, line]))
  const groups = Map.groupBy(
    all,
    ({ sequence, at }) => `${sequence} ${sequence === null ? at : ''}`,
  )
  return [...groups.values()].map((gone) => {
    const products = new Map<string, GoodsFigures>()
    for (const one of gone) {
      const { position, quantity } = one
      const line = left.get(position)
      if (line === undefined) continue
      const rest = { ...line, quantity: line.quantity - quantity }
      left.set(position, rest)
      const figures = products.get(line.productId) ?? noGoods()
      const packed = packedBefore(books, one)
      const goods = amountAsPacked(line, packed) - amountAsPacked(rest, packed)
      add(figures, {
        discounts: orderedAmount(line) - orderedAmount(rest) - times(line.listPrice, quantity),
        cancelledUnits: quantity,
        cancelledGoods: goods,
      })
      products.set(line.productId, figures)
    }
    const [{ sequence, at, by }] = gone as [Gone]
    const isWhole = [...left.values()].every(({ quantity }) => quantity === 0)
    return {
      key: goneKey(sequence),
      at,
      day: {
        ...totalOf(products),
        cancelledOrders: isWhole ? 1 : 0,
        cancelledByStaff: isWhole && by !== null && by !== accountId ? 1 : 0,
        delivery: sumOf(dearer.filter((one) => one.sequence === sequence)),
        cancelledDelivery: isWhole ? shipping + sumOf(dearer) : 0,
      },
      products,
    }
  })
}

const sumOf = (amounts: OrderBooks['dearer']) =>
  amounts.reduce((all, { amount }) => all + amount, 0)

function returned({ lines }: OrderBooks, one: OrderBooks['returns'][number]): Moment {
  const productId = lines.find(({ position }) => position === one.position)?.productId ?? ''
  const figures = { ...noGoods(), returnedUnits: one.quantity, refunds: one.refund }
  return {
    key: goneKey(one.sequence),
    at: one.at,
    day: totalOf(new Map([[productId, figures]])),
    products: new Map([[productId, figures]]),
  }
}

function totalOf(products: ReadonlyMap<string, GoodsFigures>): Partial<DayFigures> {
  const total = noGoods()
  for (const figures of products.values()) add(total, figures)
  return { ...total, orders: 0 }
}

function keyOfEntry(
  { reason, sequence }: OrderBooks['points'][number],
  { redeemedLater }: OrderBooks,
) {
  if (reason === 'earned') return sequence === null ? placedKey : goneKey(sequence)
  if (reason === 'redeemed') return redeemedLater ? redeemedKey : placedKey
  return reason === 'refunded' ? refundedKey(sequence) : goneKey(sequence)
}

function figuresOfEntry({ reason, points }: OrderBooks['points'][number]): Partial<DayFigures> {
  switch (reason) {
    case 'earned':
      return { pointsEarned: points }
    case 'taken-back':
      return { pointsTakenBack: -points }
    case 'redeemed':
      return { pointsRedeemed: -points }
    case 'given-back':
      return { pointsGivenBack: points }
    case 'refunded':
      return { pointsRefunded: points }
  }
}
