import fc from 'fast-check'
import type { Good } from './cast.ts'
import type { Buyer, Life } from './scenario.ts'

const goods = ['apples', 'atta', 'chai', 'lastmango'] as const satisfies Good[]
const good = fc.constantFrom(...goods)
const quantity = fc.integer({ min: 1, max: 4 })
const lines = fc.array(fc.record({ good, quantity }), { minLength: 1, maxLength: 3 })
const customer = fc.constantFrom('amina', 'bilal', 'hina')
const buyer = fc.constantFrom<Buyer[]>('amina', 'bilal', 'hina', 'guest')
const which = fc.nat(5)
/** Percent of what went out that comes back, where it is weighed. */
const share = fc.option(fc.integer({ min: 1, max: 110 }))

/** An action in a shop; it may be refused. */
export type Deed = (life: Life) => Promise<unknown>
const orderAt = (life: Life, who: Buyer, at: number) =>
  life.ordersOf(who)[at % Math.max(1, life.ordersOf(who).length)] ?? 'none'

const placing = fc
  .record({
    buyer,
    lines,
    redeem: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.nat(40)),
    isPinned: fc.boolean(),
    key: fc.option(fc.constantFrom('key-number-1', 'key-number-2'), { freq: 2 }),
  })
  .map(
    ({ buyer: who, lines: input, ...more }): Deed =>
      (life) =>
        life.place(
          who,
          who === 'guest' || input.length === 1 ? 'buy-now' : 'cart',
          who === 'guest' ? input.slice(0, 1) : input,
          more,
        ),
  )
const cancelling = fc.record({ buyer, which, some: fc.option(fc.record({ good, quantity })) }).map(
  ({ buyer: who, which: at, some }): Deed =>
    (life) =>
      life.cancel(who, orderAt(life, who, at), some === null ? [] : [some]),
)
const cancellingAsStaff = fc.record({ buyer, which, good, quantity, charges: fc.boolean() }).map(
  ({ buyer: who, which: at, good: what, quantity: count, charges }): Deed =>
    (life) =>
      life.cancelAsStaff(orderAt(life, who, at), [{ good: what, quantity: count }], charges),
)
const replacing = fc
  .record({
    buyer,
    which,
    good,
    by: good,
    missing: quantity,
    quantity: fc.integer({ min: 1, max: 6 }),
    how: fc.constantFrom('checkout', 'phone', 'link'),
  })
  .map(
    ({ buyer: who, which: at, ...replaced }): Deed =>
      (life) =>
        life.replace(orderAt(life, who, at), replaced),
  )
const weighing = fc
  .record({
    buyer,
    which,
    good,
    percent: fc.integer({ min: 1, max: 160 }),
    charge: fc.constantFrom('weight', 'most'),
  })
  .map(
    ({ buyer: who, which: at, ...weighed }): Deed =>
      (life) =>
        life.weigh(orderAt(life, who, at), weighed),
  )
const redeeming = fc.record({ customer, points: fc.nat(80) }).map(
  ({ customer: who, points }): Deed =>
    (life) =>
      life.redeem(who, points),
)
const moving = fc
  .record({ buyer, which, to: fc.constantFrom('packed', 'shipped', 'delivered', 'cancelled') })
  .map(
    ({ buyer: who, which: at, to }): Deed =>
      (life) =>
        life.move(orderAt(life, who, at), to),
  )
const steppingBack = fc.record({ buyer, which }).map(
  ({ buyer: who, which: at }): Deed =>
    (life) =>
      life.stepBack(orderAt(life, who, at)),
)
const asking = fc
  .record({ buyer, which, good, quantity, kind: fc.constantFrom('damaged', 'unwanted') })
  .map(
    ({ buyer: who, which: at, good: what, quantity: count, kind }): Deed =>
      (life) =>
        life.requestReturn(who, orderAt(life, who, at), what, count, kind),
  )
const answering = fc
  .record({
    which,
    state: fc.constantFrom('accepted', 'refused'),
    restock: fc.constantFrom(null, true, false),
    share,
  })
  .map(
    ({ which: at, ...answered }): Deed =>
      (life) =>
        life.answer(at, answered),
  )
const takingBack = fc
  .record({
    buyer,
    which,
    lines: fc.array(fc.record({ good, quantity, restock: fc.boolean(), share }), {
      minLength: 1,
      maxLength: 2,
    }),
    kind: fc.constantFrom('damaged', 'unwanted'),
  })
  .map(
    ({ buyer: who, which: at, lines: input, kind }): Deed =>
      (life) =>
        life.takeBackAsStaff(orderAt(life, who, at), input, kind),
  )
const selling = fc
  .record({ buyer, lines, percent: fc.option(fc.integer({ min: 1, max: 250 }), { freq: 3 }) })
  .map(
    ({ buyer: who, lines: input, percent }): Deed =>
      (life) =>
        life.sell(who, input, percent),
  )
const paying = fc.record({ which, method: fc.constantFrom('points', 'cash', 'transfer') }).map(
  ({ which: at, method }): Deed =>
    (life) =>
      life.payBack(at, method),
)
const changing = fc
  .record({
    good,
    stock: fc.option(fc.option(fc.nat(20)), { nil: undefined }),
    byPiece: fc.boolean(),
    price: fc.option(fc.integer({ min: 5, max: 900 }), { nil: undefined }),
    multiBuy: fc.option(
      fc.tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 1, max: 1200 })),
      {
        nil: undefined,
      },
    ),
    unitGrams: fc.option(fc.constantFrom(20, 333, 1200), { nil: undefined }),
  })
  .map(
    ({ good: what, stock, byPiece, price, multiBuy, unitGrams }): Deed =>
      (life) =>
        life.change(what, {
          ...(stock !== undefined && { stock }),
          ...(price !== undefined && { price }),
          ...(multiBuy && !unitGrams && { multiBuy }),
          ...(unitGrams && { unitGrams, byPiece }),
        }),
  )

const ruling = fc
  .record({
    pointsOn: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
    pointsDivisor: fc.constantFrom(1, 7, 30, 100),
    buyNowPercent: fc.constantFrom(0, 1, 5, 100),
  })
  .map(
    (rule): Deed =>
      (life) =>
        life.rulePoints(rule),
  )

const trading = [
  { weight: 8, arbitrary: placing },
  { weight: 4, arbitrary: cancelling },
  { weight: 2, arbitrary: cancellingAsStaff },
  { weight: 4, arbitrary: replacing },
  { weight: 4, arbitrary: weighing },
  { weight: 2, arbitrary: redeeming },
  { weight: 3, arbitrary: moving },
  { weight: 2, arbitrary: steppingBack },
  { weight: 2, arbitrary: changing },
  { weight: 1, arbitrary: ruling },
]
/** Everything but returns. */
export const trade = fc.oneof(...trading)
/** Whatever customers and staff do. */
export const deed = fc.oneof(
  ...trading,
  { weight: 3, arbitrary: asking },
  { weight: 3, arbitrary: answering },
  { weight: 4, arbitrary: takingBack },
  { weight: 4, arbitrary: selling },
  { weight: 2, arbitrary: paying },
)
