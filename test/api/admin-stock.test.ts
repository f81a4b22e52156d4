import { expect, test } from 'vitest'
import { forFile } from '../support/clean-up.ts'
import { dumpOf } from '../support/dump.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { buyNow, placed } from '../support/orders.ts'
import { type Caller, openShop } from '../support/shop.ts'

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** Each movement separately; the product is first counted at 20. */
async function openCounted() {
  const shop = await openShop()
  let clerk = await shop.as('clerk')
  let n = 0
  const move = (body: object, by: Caller = clerk) =>
    by.post('admin/products/apples/stock', { id: idOf((n += 1)), ...body })
  const stock = async () => (await clerk.get('admin/products/apples')).body.data.stock
  const list = async (query = '') => (await clerk.get(`admin/stock/movements${query}`)).body
  await move({ reason: 'counted', stock: 20, stockBefore: await stock() })
  const nextDay = async (days: number) => {
    shop.later(days * 24 * 60 * 60_000)
    clerk = await shop.as('clerk')
  }
  return { shop, move, stock, list, nextDay, clerk }
}

test('received, damaged, counted and corrected stock is in the ledger, newest first', async () => {
  const { shop, move, stock, list } = await openCounted()
  const came = { reason: 'received', change: 12, note: 'Delivery note 4711', bestBefore: '2025-02-01' } // prettier-ignore
  shop.later(1000)
  const reply = await move(came)
  expect([reply.status, reply.body.data.stock]).toEqual([200, 32])
  shop.later(1000)
  expect((await move({ reason: 'damaged', change: -2 })).body.data.stock).toBe(30)
  shop.later(1000)
  await move({ reason: 'corrected', change: 1 })
  shop.later(1000)
  await move({ reason: 'counted', stock: 31, stockBefore: 31 })
  expect(await stock()).toBe(31)

  const { data } = await list()
  const listed = ({ reason, change, stockAfter }: Entry) => [reason, change, stockAfter]
  expect(data.slice(0, 5).map(listed)).toEqual([
    ['counted', 0, 31],
    ['corrected', 1, 31],
    ['damaged', -2, 30],
    ['received', 12, 32],
    ['counted', expect.any(Number), 20],
  ])
  expect(data[3]).toMatchObject({
    product: { id: 'apples' },
    note: 'Delivery note 4711',
    bestBefore: '2025-02-01',
    person: { name: 'Sana Clerk' },
    orderId: null,
  })
  const first = await list('?limit=2')
  const second = await list(`?limit=2&after=${first.next}`)
  expect([...first.data, ...second.data]).toEqual(data.slice(0, 4))
  const rest = await list(`?limit=100&after=${second.next}`)
  expect([rest.data, rest.next]).toEqual([data.slice(4), null])
  await expectSoundLedger(shop)
})

type Entry = { reason: string; change: number; stockAfter: number }

test('the same movement twice is done once', async () => {
  const { shop, stock, clerk } = await openCounted()
  const body = { id: idOf(900), reason: 'received', change: 5 }
  const replies = await Promise.all([1, 2, 3].map(() => clerk.post('admin/products/apples/stock', body))) // prettier-ignore
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await stock()).toBe(25)
  await expectSoundLedger(shop)
})

test('a count made before a sale is refused with the stock of now', async () => {
  const { shop, move, stock, list } = await openCounted()
  const amina = await shop.as('amina')
  await placed(amina, buyNow())
  const reply = await move({ reason: 'counted', stock: 20, stockBefore: 20 })
  expect([reply.status, reply.body.code, reply.body.stock]).toEqual([409, 'stock_changed', 19])
  const tooMuch = await move({ reason: 'damaged', change: -20 })
  expect([tooMuch.status, tooMuch.body.stock]).toEqual([409, 19])
  expect(await stock()).toBe(19)
  const all = (await list('?product=apples')).data.map(({ reason }: Entry) => reason)
  expect(all).toContain('ordered')
  expect((await list()).data.map(({ reason }: Entry) => reason)).not.toContain('ordered')
  expect(JSON.stringify((await list('?product=apples')).data)).not.toContain('amina')
  await expectSoundLedger(shop)
})

/** For tables of what is refused: nothing in it changes. */
const countedOfFile = forFile(openCounted)

test.each<[object, RegExp]>([
  [{ reason: 'received', change: -1 }, /does not fit its reason/],
  [{ reason: 'received' }, /does not fit its reason/],
  [{ reason: 'damaged', change: 2 }, /does not fit its reason/],
  [{ reason: 'corrected', change: 0 }, /does not fit its reason/],
  [{ reason: 'counted', change: 4 }, /does not fit its reason/],
  [{ reason: 'counted', stock: 4 }, /previous stock/],
  [{ reason: 'counted', stock: 4, stockBefore: 20, change: 1 }, /does not fit its reason/],
  [{ reason: 'damaged', change: -2, bestBefore: '2025-02-01' }, /Only received stock/],
  [{ reason: 'received', change: 2, bestBefore: '2025-02-30' }, /bestBefore/],
  [{ reason: 'ordered', change: -2 }, /must be one of/],
  [{ reason: 'received', change: 2_000_000 }, /at most/],
  [{ reason: 'received', change: 2, note: 'x'.repeat(201) }, /at most 200/],
])('%j is refused in a sentence and changes nothing', async (body, says) => {
  const { shop, move } = countedOfFile()
  const before = await dumpOf(shop.db)
  const reply = await move(body)
  expect([reply.status, reply.body.message]).toEqual([400, expect.stringMatching(says)])
  expect(await dumpOf(shop.db)).toEqual(before)
})

test('expiring stock assumes that the nearest date sells first', async () => {
  const { move, clerk, nextDay, shop } = await openCounted()
  await move({ reason: 'counted', stock: 0, stockBefore: 20 })
  await move({ reason: 'received', change: 10, bestBefore: '2025-01-10' })
  await move({ reason: 'received', change: 5, bestBefore: '2025-01-20' })
  await move({ reason: 'received', change: 6, bestBefore: '2026-01-01' })
  const soon = async (by = clerk, days = '') =>
    (await by.get(`admin/stock/expiring${days}`)).body.data.map(
      ({ bestBefore, left }: { bestBefore: string; left: number }) => [bestBefore, left],
    )
  expect(await soon()).toEqual([['2025-01-10', 10], ['2025-01-20', 5]]) // prettier-ignore
  expect(await soon(clerk, '?days=7')).toEqual([['2025-01-10', 10]])
  await move({ reason: 'damaged', change: -8 })
  expect(await soon()).toEqual([['2025-01-10', 2], ['2025-01-20', 5]]) // prettier-ignore
  await move({ reason: 'damaged', change: -4 })
  expect(await soon()).toEqual([['2025-01-20', 3]])
  await nextDay(20)
  expect(await soon(await shop.as('clerk'))).toEqual([['2025-01-20', 3]])
  await nextDay(80)
  expect(await soon(await shop.as('clerk'))).toEqual([])
})

test('a sold-out product can be bought as soon as stock is received', async () => {
  const { shop, move } = await openCounted()
  await move({ reason: 'counted', stock: 0, stockBefore: 20 })
  const guest = shop.guest()
  const there = async () => (await guest.get('shoppingitems/apples')).body.data
  const before = await there()
  await move({ reason: 'received', change: 3 })
  expect(await there()).not.toEqual(before)
})
