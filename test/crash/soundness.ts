import { expect } from 'vitest'
import type { Db } from '#db/database.ts'
import { enqueueEmails } from '#shop/notifications/enqueue-emails.ts'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import type { Shoppers } from './shoppers.ts'

/** No import is half done: all its products have one price, not older than the acknowledged one. */
export async function expectWholeImport(db: Db, { imported }: Shoppers) {
  const prices = await db.all<{ price: number; count: number }>`
    select list_price / 100 as price, count(*) as count from product where sku like 'L-%' group by list_price`
  if (prices.length === 0) return expect(imported.kept).toBe(0)
  expect(prices).toEqual([{ price: expect.any(Number), count: 40 }])
  expect(prices[0]?.price).toBeGreaterThanOrEqual(imported.kept)
  return undefined
}

/** Exactly the acknowledged orders exist, cancellations hold, and the books are correct. */
export async function expectNothingLost(db: Db, dataFolder: string, shoppers: Shoppers) {
  const { placed, cancelled, refused } = shoppers
  expect(refused).toEqual([])
  const there = await db.all<{ id: string; status: string }>`select id, status from orders`
  const acknowledged = new Set([...placed.values()].map(({ id }) => id))
  expect(acknowledged.size).toBe(placed.size)
  const lost = [...acknowledged].filter((id) => !there.some((order) => order.id === id))
  const doubled = there.filter(({ id }) => !acknowledged.has(id))
  expect({ lost, doubled }).toEqual({ lost: [], doubled: [] })
  const alive = there.filter(({ id, status }) => cancelled.has(id) && status !== 'cancelled')
  expect(alive).toEqual([])
  await expectWholeImport(db, shoppers)
  await expectOneEmailEach(db, placed)
  expect(await verifyShop(db, dataFolder, Date.now())).toEqual([])
}

/**
 * The e-mail follows the order: after a kill in between the next server sends it, and after a lost connection
 * it is retried.
 */
async function expectOneEmailEach(db: Db, placed: Shoppers['placed']) {
  const later = Date.now() + 60 * 60_000
  await enqueueEmails({ db, now: () => later }, (error) => {
    throw error
  })
  const emails = await db.all<{ details: string }>`
    select details from outbox where kind = 'order-placed'`
  const told = emails.map(({ details }) => JSON.parse(details).order.id as string).toSorted()
  const own = [...placed.values()].filter(({ order }) => order.who !== 'guest')
  const due = own.map(({ id }) => id).toSorted()
  expect(told.filter((id) => due.includes(id))).toEqual(due)
}
