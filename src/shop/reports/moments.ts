import { times, type Paisa } from '../money.ts'
import type { PointsReason } from '../loyalty/points.ts'
import { lineAmount, type PricedLine } from '../pricing/multi-buy.ts'
import { add, type DayFigures, type GoodsFigures, noGoods } from './figures.ts'

/** What the books say of an order, as far as reports need it; amounts in paisa, times in milliseconds UTC. */
export type OrderBooks = {
  id: string
  accountId: string | null
  /** The how-manieth of its account; null: a guest's. */
  sequence: number | null
  placedAt: number
  shipping: number
  lines: (PricedLine & { position: number; productId: string; listPrice: Paisa })[]
  cancellations: Gone[]
  returns: (Gone & { refund: number })[]
  points: {
    reason: Exclude<PointsReason, 'adjusted'>
    points: number
    at: number
    sequence: number | null
  }[]
  /** The buyer redeemed points after it was placed. */
  redeemedLater: boolean
}
type Gone = {
  sequence: number | null
  position: number
  quantity: number
  at: number
  by: string | null
}

/** What came about at one time: `key` says of which event of its order it is. */
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

/** Everything of an order that is summed. Of each, the event tells the day; the figures are those of the books. */
export const momentsOf = (books: OrderBooks): Moment[] => [
  placed(books),
  ...cancellations(books),
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
  for (const line of lines) {
    const goods = lineAmount(line)
    const figures = products.get(line.productId) ?? { ...noGoods(), orders: 1 }
    add(figures, {
      units: line.quantity,
      goods,
      discounts: times(line.listPrice, line.quantity) - goods,
    })
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

/** One for each time that something was cancelled; the last of what there is takes the delivery with it. */
function cancellations({ lines, cancellations: all, shipping, accountId }: OrderBooks): Moment[] {
  const left = new Map(lines.map((line) => [line.position, line]))
  const times = Map.groupBy(all, ({ sequence, at }) => `${sequence} ${sequence === null ? at : ''}`)
  return [...times.values()].map((gone) => {
    const products = new Map<string, GoodsFigures>()
    for (const { position, quantity } of gone) {
      const line = left.get(position)
      if (line === undefined) continue
      const rest = { ...line, quantity: line.quantity - quantity }
      left.set(position, rest)
      const figures = products.get(line.productId) ?? noGoods()
      add(figures, {
        cancelledUnits: quantity,
        cancelledGoods: lineAmount(line) - lineAmount(rest),
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
        cancelledDelivery: isWhole ? shipping : 0,
      },
      products,
    }
  })
}

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
  if (reason === 'earned') return placedKey
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
