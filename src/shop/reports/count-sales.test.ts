import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Db } from '#db/database.ts'
import { sql } from '#db/sql.ts'
import { fillWithCast } from '../../../test/support/cast.ts'
import { engine, openTestDatabase } from '../../../test/support/database.ts'
import { deed } from '../../../test/support/deeds.ts'
import { drawZone, runScenario, unlessRefused } from '../../../test/support/scenario.ts'
import { verifyShop } from '../verify/verify-shop.ts'
import { countSales, recountSales } from './count-sales.ts'

const folder = '/no/such/folder'
const quarterDay = 6 * 60 * 60_000

const tables = async (db: Db) => ({
  days: await db.all`select * from sales_day order by day`,
  zones: await db.all`select * from sales_zone_day order by day, zone, is_counter`,
  hours: await db.all`select * from sales_hour_day order by day, hour`,
  categories: await db.all`select * from sales_category_day order by day, category`,
  products: await db.all`select * from sales_product_day order by day, product_id`,
})

// Older sales are counted from the orders, later ones from events; none twice.
test('daily sums equal the books at any time', { timeout: 120_000 }, async () => {
  const steps = fc.array(fc.tuple(deed, deed, fc.integer({ min: 0, max: 2 })), {
    minLength: 12,
    maxLength: 25,
  })
  await fc.assert(
    fc.asyncProperty(steps, fc.nat(10), async (deeds, first) => {
      const db = await openTestDatabase(fillWithCast)
      await drawZone(db)
      const life = runScenario(db, { pace: quarterDay })
      const shop = { db, now: life.now }
      for (const [index, [one, other, counting]] of deeds.entries()) {
        if (index === first) await countSales(shop)
        await Promise.all([
          unlessRefused(one(life)),
          unlessRefused(other(life)),
          ...Array.from({ length: index > first ? counting : 0 }, () => countSales(shop)),
        ])
      }
      await countSales(shop)
      const counted = await tables(db)
      expect(await verifyShop(db, folder, life.now())).toEqual([])
      await recountSales(shop)
      expect(await tables(db)).toEqual(counted)
      expect(await db.one`select older from sales_progress`).toEqual({ older: null })
    }),
    { numRuns: engine === 'postgres' ? 6 : 25 },
  )
})

test('each figure counts on its own day, for its category and product', async () => {
  const db = await openTestDatabase(fillWithCast)
  let at = Date.UTC(2025, 0, 5, 18, 30) // 23:30 in Lahore
  const life = runScenario(db, { clock: () => at })
  const id = await life.place('amina', 'cart', [
    { good: 'atta', quantity: 3 },
    { good: 'apples', quantity: 2 },
  ])
  at += 60 * 60_000
  await life.cancel('amina', id, [{ good: 'atta', quantity: 1 }])
  await life.cancel('amina', id)
  await life.place('guest', 'buy-now', [{ good: 'chai', quantity: 1 }])
  await countSales({ db, now: () => at })
  const { days, products } = await tables(db)
  expect(days).toMatchObject([
    { day: 20093, orders: 1, first_orders: 1, guest_orders: 0, units: 5, cancelled_units: 0 },
    { day: 20094, orders: 1, guest_orders: 1, units: 1, cancelled_orders: 1, cancelled_units: 5 },
  ])
  const [before, after] = days as Record<string, number>[]
  expect(after?.cancelled_goods).toBe(before?.goods)
  expect((before?.discounts ?? 0) + (after?.discounts ?? 0)).toBe(0)
  expect(after?.cancelled_delivery).toBe(before?.delivery)
  expect(after?.points_taken_back).toBe(before?.points_earned)
  expect(products).toMatchObject([
    { day: 20093, product_id: 'apples', orders: 1, units: 2 },
    { day: 20093, product_id: 'atta', orders: 1, units: 3 },
    { day: 20094, product_id: 'apples', orders: 0, cancelled_units: 2 },
    { day: 20094, product_id: 'atta', orders: 0, cancelled_units: 3 },
    { day: 20094, product_id: 'chai', orders: 1, units: 1 },
  ])
})

test('a replacement counts as sold, and the missing item as cancelled, on the day of the replacement', async () => {
  const db = await openTestDatabase(fillWithCast)
  let at = Date.UTC(2025, 0, 5, 18, 30) // 23:30 in Lahore
  const life = runScenario(db, { clock: () => at })
  const id = await life.place('amina', 'cart', [{ good: 'apples', quantity: 2 }])
  await countSales({ db, now: () => at })
  at += 60 * 60_000
  await life.replace(id, { good: 'apples', by: 'chai', missing: 2, quantity: 1, how: 'phone' })
  await countSales({ db, now: () => at })
  const { days, products } = await tables(db)
  expect(days).toMatchObject([
    { day: 20093, orders: 1, units: 2, goods: 480_00, cancelled_goods: 0, points_earned: 16 },
    { day: 20094, orders: 0, units: 1, goods: 499_50, cancelled_goods: 480_00, points_earned: 8 },
  ])
  expect(products).toMatchObject([
    { day: 20093, product_id: 'apples', orders: 1, units: 2 },
    { day: 20094, product_id: 'apples', orders: 0, cancelled_units: 2 },
    { day: 20094, product_id: 'chai', orders: 1, units: 1 },
  ])
  expect(await verifyShop(db, folder, at)).toEqual([])
  await recountSales({ db, now: () => at })
  expect(await tables(db)).toEqual({
    days,
    products,
    categories: expect.anything(),
    hours: [{ day: 20_093, hour: 23, orders: 1 }],
    zones: [{ day: 20_093, zone: '', is_counter: 0, orders: 1, amount: 649_50 }],
  })
})

test.each([
  ['orders', sql`orders`],
  ['cancelled orders', sql`cancelled_orders`],
  ['items', sql`units`],
  ['discounts', sql`discounts`],
  ['returned items', sql`returned_units`],
])('verify finds %s of a day that are not those of the orders', async (_, figure) => {
  const db = await openTestDatabase(fillWithCast)
  const life = runScenario(db)
  await life.place('amina', 'cart', [{ good: 'atta', quantity: 1 }])
  await countSales({ db, now: life.now })
  await db.run`update sales_day set ${figure} = ${figure} + 1`
  const found = await verifyShop(db, folder, life.now())
  expect(found.map(({ name }) => name)).toContain('V10')
})

test('verify finds a daily sum that differs from the books', async () => {
  const db = await openTestDatabase(fillWithCast)
  const life = runScenario(db)
  await life.place('amina', 'cart', [{ good: 'atta', quantity: 1 }])
  await countSales({ db, now: life.now })
  await db.run`update sales_day set goods = goods + 1`
  const found = await verifyShop(db, folder, life.now())
  expect(new Set(found.map(({ name }) => name))).toEqual(new Set(['V10']))
  expect(found).toHaveLength(3)
})

// PostgreSQL assigns event numbers itself.
test.runIf(engine === 'sqlite')(
  'an event that was not to be seen yet is counted when its transaction commits',
  async () => {
    const db = await openTestDatabase(fillWithCast)
    const life = runScenario(db)
    const shop = { db, now: life.now }
    const late = await life.place('amina', 'cart', [{ good: 'atta', quantity: 1 }])
    await life.place('bilal', 'cart', [{ good: 'atta', quantity: 1 }])
    const { seq } = await db.one<{ seq: number }>`select seq from event where subject = ${late}`
    await db.run`update event set seq = ${-1} where subject = ${late}`
    await countSales(shop)
    expect(await db.one`select orders from sales_day`).toEqual({ orders: 1 })
    await db.run`update event set seq = ${seq} where subject = ${late}`
    await countSales(shop)
    expect(await db.one`select orders from sales_day`).toEqual({ orders: 2 })
    expect(await verifyShop(db, folder, life.now())).toEqual([])
  },
)

test('an order counts for its zone on the day on which it was placed, with what it costs now', async () => {
  const db = await openTestDatabase(fillWithCast)
  let at = Date.UTC(2025, 0, 5, 18, 30) // 23:30 in Lahore
  const life = runScenario(db, { clock: () => at })
  const shop = { db, now: () => at }
  const zones = async () => (await tables(db)).zones
  const first = await life.place('amina', 'cart', [{ good: 'apples', quantity: 4 }])
  const other = await life.place('amina', 'cart', [{ good: 'apples', quantity: 1 }])
  await countSales(shop)
  expect(await zones()).toMatchObject([{ day: 20093, orders: 2 }])
  at += 60 * 60_000
  await life.cancel('amina', first, [{ good: 'apples', quantity: 1 }])
  await life.cancel('amina', other)
  await countSales(shop)
  const { total } = await db.one<{ total: number }>`select total from orders where id = ${first}`
  expect(await zones()).toEqual([{ day: 20093, zone: '', is_counter: 0, orders: 1, amount: total }])
  expect(await verifyShop(db, folder, at)).toEqual([])
  await db.run`update sales_zone_day set zone = 'Made up'`
  expect(await verifyShop(db, folder, at)).toMatchObject([
    { name: 'V10', says: expect.stringContaining('zone') },
  ])
})
