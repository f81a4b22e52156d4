import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountById, toAccount } from '../../accounts/accounts.store.ts'
import { verifyShop } from '../../verify/verify-shop.ts'
import { visitOf } from '../../visit.ts'
import { allowManyOrders } from '../../../../test/support/orders.ts'
import { fillWithCast } from '../../../../test/support/cast.ts'
import { engine, openTestDatabase } from '../../../../test/support/database.ts'
import { type Life, runScenario } from '../../../../test/support/scenario.ts'
import { moveStock } from './move-stock.ts'
import type { StaffReason, StockChange } from './stock-change.ts'

/** Chai by weight, in units of a kilogram. */
async function open(stock: number | null = 50, byPiece = false) {
  const db = await openTestDatabase(fillWithCast)
  await allowManyOrders(db)
  const life = runScenario(db)
  await life.change('chai', { stock, unitGrams: 1000, byPiece })
  const look = () =>
    db.one<{ stock: number | null; rest: number }>`
      select stock, stock_rest as rest from product where id = 'chai'`
  const order = (quantity: number) =>
    life.place('amina', 'cart', [{ good: 'chai', quantity }], { key: randomUUID() })
  const weigh = (id: string, percent: number, seen?: number) =>
    life.weigh(id, { good: 'chai', percent, charge: 'most', seen })
  const cancel = (id: string, quantity: number) =>
    life.cancelAsStaff(id, [{ good: 'chai', quantity }], false)
  const enter = async (reason: StaffReason, change: StockChange) => {
    const row = await accountById(db, 'clerk')
    const clerk = visitOf({ db, now: life.now }, row ? toAccount(row) : null)
    await moveStock(clerk, 'chai', { id: randomUUID(), reason, change, note: '', bestBefore: null })
  }
  const sound = async () => expect(await verifyShop(db, '/no/folder', life.now())).toEqual([])
  return { db, life, look, order, weigh, cancel, enter, sound }
}

test('twenty orders that weigh 5 % more leave as many units as there are kilograms', async () => {
  const { look, order, weigh, sound } = await open(200)
  for (let index = 0; index < 20; index += 1) await weigh(await order(5), 105)
  expect(await look()).toEqual({ stock: 200 - 105, rest: 0 })
  await sound()
})

test('a weight that is corrected, or that a second packer enters, counts once', async () => {
  const { look, order, weigh, sound } = await open()
  const id = await order(4)
  await weigh(id, 140)
  expect(await look()).toEqual({ stock: 44, rest: 400 })
  await weigh(id, 140)
  await weigh(id, 90)
  expect(await look()).toEqual({ stock: 46, rest: 400 })
  // Both pages still show 3,600 g, so the second packer is refused.
  const both = await Promise.allSettled([weigh(id, 110, 3600), weigh(id, 100, 3600)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await sound()
})

type Step = { percent: number } | { cancelled: number }
type Plan = { quantity: number; steps: readonly Step[]; isReturned: boolean; back: number }
const step = fc.oneof(
  fc.record({ percent: fc.integer({ min: 20, max: 300 }) }),
  fc.record({ cancelled: fc.constant(1) }),
)
const plan = fc.record<Plan>({
  quantity: fc.integer({ min: 2, max: 6 }),
  steps: fc.array(step, { maxLength: 5 }),
  isReturned: fc.boolean(),
  back: fc.integer({ min: 1, max: 5 }),
})

/** Places an order, weighs and cancels of it, and gives the rest of it back, all to be sold again. */
async function there({ life, order, weigh, cancel }: Shop, plan: Plan) {
  const { quantity, steps, isReturned } = plan
  const id = await order(quantity)
  let left = quantity
  for (const one of steps) {
    if ('percent' in one) await weigh(id, one.percent)
    else if (left > 1) await cancel(id, (left -= 1) && 1)
  }
  if (!isReturned) return () => cancel(id, left)
  await weigh(id, 107)
  for (const to of ['packed', 'shipped', 'delivered'] as const) await life.move(id, to)
  return async () => {
    const first = Math.min(plan.back, left)
    for (const count of [first, left - first].filter((some) => some > 0))
      await takeBack(life, id, count)
  }
}

const takeBack = (life: Life, id: string, quantity: number) =>
  life.takeBackAsStaff(id, [{ good: 'chai', quantity, restock: true }], 'unwanted')

type Shop = Awaited<ReturnType<typeof open>>

test(
  'an order that comes back leaves stock and rest as they were',
  { timeout: 60_000 },
  async () => {
    const shop = await open(60)
    const property = fc.asyncProperty(
      fc.integer({ min: 80, max: 130 }),
      plan,
      plan,
      async (base, one, other) => {
        // prettier-ignore
        await shop.enter('counted', { from: (await shop.look()).stock, to: 60 })
        await shop.weigh(await shop.order(3), base)
        const before = await shop.look()
        // Two packers at once.
        const back = await Promise.all([there(shop, one), there(shop, other)])
        await Promise.all(back.map((giveBack) => giveBack()))
        expect(await shop.look()).toEqual(before)
      },
    )
    await fc.assert(property, { numRuns: engine === 'postgres' ? 10 : 30 })
    await shop.sound()
  },
)

test('what others have reserved stays theirs; what came in later pays for the rest', async () => {
  const { look, order, weigh, cancel, enter, sound } = await open(5)
  const [heavy, other] = [await order(3), await order(2)]
  await weigh(heavy, 150)
  expect(await look()).toEqual({ stock: 0, rest: -1500 })
  await cancel(other, 1)
  expect(await look()).toEqual({ stock: 0, rest: -500 })
  await enter('received', { by: 10 })
  expect(await look()).toEqual({ stock: 9, rest: 500 })
  await sound()
})

test('a count and a unit of another weight begin without a rest', async () => {
  const { db, life, look, order, weigh, enter, sound } = await open()
  const id = await order(4)
  await weigh(id, 105)
  expect(await look()).toEqual({ stock: 46, rest: -200 })
  await enter('damaged', { by: -1 })
  expect(await look()).toEqual({ stock: 45, rest: -200 })
  await enter('counted', { from: 45, to: 45 })
  expect(await look()).toEqual({ stock: 45, rest: 0 })
  await weigh(id, 110)
  await life.change('chai', { stock: 44, unitGrams: 1000, byPiece: false })
  expect(await look()).toEqual({ stock: 44, rest: 0 })
  await weigh(id, 105)
  await life.change('chai', { price: 500, unitGrams: 1000, byPiece: false })
  expect(await look()).toEqual({ stock: 44, rest: 200 })
  await life.change('chai', { unitGrams: 500, byPiece: false })
  expect(await look()).toEqual({ stock: 44, rest: 0 })
  await life.change('chai', { stock: null, unitGrams: 500, byPiece: false })
  await weigh(id, 110)
  await life.change('chai', { stock: 30, unitGrams: 500, byPiece: false })
  expect(await look()).toEqual({ stock: 30, rest: 0 })
  const reasons = await db.all`select 1 as one from stock_entry where reason = 'weighed'`
  expect(reasons).toEqual([])
  await sound()
})

test('pieces are counted as pieces, and an uncounted stock has no rest to move', async () => {
  for (const shop of [await open(50, true), await open(null)]) {
    const before = await shop.look()
    const id = await shop.order(2)
    await shop.weigh(id, 160)
    const { stock } = await shop.look()
    expect(stock).toBe(before.stock && before.stock - 2)
    await shop.cancel(id, 2)
    expect(await shop.look()).toEqual(before)
    await shop.sound()
  }
})

test.each([
  [/grams beside a stock/, `update product set stock_rest = stock_rest + 1 where id = 'chai'`],
  [/another weight from the stock/, `update order_line set packed_grams = packed_grams + 1`],
])('verify finds %s', async (fault, script) => {
  const { db, life, order, weigh } = await open()
  await weigh(await order(4), 105)
  await db.transaction((tx) => tx.script(script))
  const found = await verifyShop(db, '/no/folder', life.now())
  expect(found.map(({ says }) => says)).toContainEqual(expect.stringMatching(fault))
})
