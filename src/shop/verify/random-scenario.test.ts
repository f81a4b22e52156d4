import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Good } from '../../../test/support/cast.ts'
import { fillWithCast } from '../../../test/support/cast.ts'
import { engine, openTestDatabase } from '../../../test/support/database.ts'
import {
  type Buyer,
  type Life,
  runScenario,
  unlessRefused,
} from '../../../test/support/scenario.ts'
import { readHeld } from '../loyalty/points.store.ts'
import { verifyShop } from './verify-shop.ts'

const goods = ['apples', 'atta', 'chai', 'lastmango'] as const satisfies Good[]
const good = fc.constantFrom(...goods)
const quantity = fc.integer({ min: 1, max: 4 })
const lines = fc.array(fc.record({ good, quantity }), { minLength: 1, maxLength: 3 })
const customer = fc.constantFrom('amina', 'bilal', 'hina')
const buyer = fc.constantFrom<Buyer[]>('amina', 'bilal', 'hina', 'guest')
const which = fc.nat(5)

type Deed = (life: Life) => Promise<unknown>
const orderAt = (life: Life, who: Buyer, at: number) =>
  life.ordersOf(who)[at % Math.max(1, life.ordersOf(who).length)] ?? 'none'

const placing = fc
  .record({
    buyer,
    lines,
    redeem: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.nat(40)),
    key: fc.option(fc.constantFrom('key-number-1', 'key-number-2'), { freq: 2 }),
  })
  .map(
    ({ buyer: who, lines: input, redeem, key }): Deed =>
      (life) =>
        life.place(
          who,
          who === 'guest' || input.length === 1 ? 'buy-now' : 'cart',
          who === 'guest' ? input.slice(0, 1) : input,
          { redeem, key },
        ),
  )
const cancelling = fc.record({ buyer, which, some: fc.option(fc.record({ good, quantity })) }).map(
  ({ buyer: who, which: at, some }): Deed =>
    (life) =>
      life.cancel(who, orderAt(life, who, at), some === null ? [] : [some]),
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
const asking = fc
  .record({ buyer, which, good, quantity, kind: fc.constantFrom('damaged', 'unwanted') })
  .map(
    ({ buyer: who, which: at, good: what, quantity: count, kind }): Deed =>
      (life) =>
        life.askBack(who, orderAt(life, who, at), what, count, kind),
  )
const answering = fc
  .record({
    which,
    state: fc.constantFrom('accepted', 'refused'),
    restock: fc.constantFrom(null, true, false),
  })
  .map(
    ({ which: at, state, restock }): Deed =>
      (life) =>
        life.answer(at, state, restock),
  )
const changing = fc
  .record({
    good,
    stock: fc.option(fc.nat(20)),
    price: fc.option(fc.integer({ min: 5, max: 900 }), { nil: undefined }),
    multiBuy: fc.option(
      fc.tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 1, max: 1200 })),
      {
        nil: undefined,
      },
    ),
  })
  .map(
    ({ good: what, stock, price, multiBuy }): Deed =>
      (life) =>
        life.change(what, {
          stock,
          ...(price !== undefined && { price }),
          ...(multiBuy && { multiBuy }),
        }),
  )

const trading = [
  { weight: 8, arbitrary: placing },
  { weight: 4, arbitrary: cancelling },
  { weight: 2, arbitrary: redeeming },
  { weight: 3, arbitrary: moving },
  { weight: 2, arbitrary: changing },
]
const trade = fc.oneof(...trading)
const deed = fc.oneof(
  ...trading,
  { weight: 3, arbitrary: asking },
  { weight: 3, arbitrary: answering },
)

const folder = '/no/such/folder'

// Two at once, always: what one does must not come between what the other does.
test(
  'whatever people do, one after the other or at once, all is as it must be',
  { timeout: 120_000 },
  async () => {
    const lives = fc.array(fc.tuple(deed, deed), { minLength: 15, maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(lives, async (deeds) => {
        const db = await openTestDatabase(fillWithCast)
        const life = runScenario(db)
        for (const pair of deeds) await Promise.all(pair.map((one) => unlessRefused(one(life))))
        expect(await verifyShop(db, folder, life.now())).toEqual([])
      }),
      { numRuns: engine === 'postgres' ? 8 : 30 },
    )
  },
)

// Points are spent only when what earned them is delivered, and then it cannot be cancelled any more.
test(
  'whoever returns nothing never owes points, whatever is cancelled',
  { timeout: 120_000 },
  async () => {
    const lives = fc.array(fc.tuple(trade, trade), { minLength: 20, maxLength: 35 })
    await fc.assert(
      fc.asyncProperty(lives, async (deeds) => {
        const db = await openTestDatabase(fillWithCast)
        const life = runScenario(db)
        await bringPointsTo(life)
        for (const pair of deeds) await Promise.all(pair.map((one) => unlessRefused(one(life))))
        expect(
          await db.all`select account_id, seq, balance_after from points_entry where balance_after < 0`,
        ).toEqual([])
        for (const who of ['amina', 'bilal', 'hina']) {
          const { points, pendingPoints } = await readHeld(db, who)
          expect(points - pendingPoints).toBeGreaterThanOrEqual(0)
        }
        expect(await verifyShop(db, folder, life.now())).toEqual([])
      }),
      { numRuns: engine === 'postgres' ? 5 : 20 },
    )
  },
)

/** So that there is something to redeem from the first moment. */
async function bringPointsTo(life: Life) {
  for (const who of ['amina', 'bilal', 'hina'] as const) {
    const order = await life.place(who, 'cart', [{ good: 'atta', quantity: 4 }])
    for (const to of ['shipped', 'delivered'] as const) await life.move(order, to)
  }
}
