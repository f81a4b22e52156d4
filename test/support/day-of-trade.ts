import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { appoint } from '#shop/accounts/staff/staff.store.ts'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import { list } from '#db/sql.ts'
import type { Person } from './cast.ts'
import { allowManyOrders, cartOrder, placed } from './orders.ts'
import type { Caller, TestShop } from './shop.ts'

export const riders = ['kashif', 'bilal', 'hina'] as const
/** The customer who orders on account; the owner stands at the counter. */
const onAccount = 8
const weighedOrders = [11, 20, 31, 41]
/** Besides apples and chai; two units of each are ordered. */
const cuts = ['Chops', 'Fillet', 'Keema', 'Liver', 'Ribs', 'Wings']
export const weighedLines = (2 + cuts.length) * weighedOrders.length

/** Three riders, windows at 18, 20 and 21 o'clock, goods that are weighed, a customer with a khata, and first orders that wait. */
export async function openDay(shop: TestShop) {
  await allowManyOrders(shop.db)
  await shop.db.transaction(async (tx) => {
    for (const rider of riders) await appoint(tx, rider, 'rider', 0)
  })
  const owner = await shop.as('owner')
  const rules = { holdFirst: 'confirm', holdRefused: 'prepay', holdHours: 5, pickupDays: 2, cashDifference: 20 } // prettier-ignore
  expect((await owner.patch('admin/settings', rules)).status).toBe(200)
  const khata = { isOn: true, limit: 5000, days: 30 }
  const { version } = (await owner.get('admin/khata/amina')).body.data
  expect((await owner.put('admin/khata/amina', { ...khata, version })).status).toBe(200)
  const clerk = await shop.as('clerk')
  const weighed = [
    await clerk.patch('admin/products/apples', { unitGrams: 1200, byPiece: true }),
    await clerk.patch('admin/products/chai', { unitGrams: 500, listPrice: 500 }),
  ]
  expect(weighed.map(({ status }) => status)).toEqual([200, 200])
  for (const name of cuts) {
    const body = { name, sku: name, mainCategory: 'Meat', subCategory: 'Beef', itemCategory: 'Cuts', listPrice: 100, unitGrams: 500, published: true, stock: null } // prettier-ignore
    const made = await clerk.post('admin/products', body)
    expect(made.status, made.text).toBe(201)
  }
  const windows: string[] = []
  for (const [from, to] of [
    ['18:00', '20:00'],
    ['20:00', '21:00'],
    ['21:00', '23:00'],
  ]) {
    // prettier-ignore
    const reply = await clerk.post('admin/delivery-windows', { from, to, capacity: 60, closesBefore: 60, extra: 0 }) // prettier-ignore
    expect(reply.status).toBe(201)
    windows.push(reply.body.data.id)
  }
  return { shop, clerk, owner, windows }
}

const isByCard = (index: number) => index !== onAccount && index % 3 === 0

/** How the customer of an order pays a rider. */
export const paidAtDoor = ({ index }: Pick<DayOrder, 'index'>) =>
  isByCard(index) ? { method: 'card', slip: `Slip ${index}` } : null

/** `hasCuts`: eight lines to weigh instead of two. The order with this number: every third is paid by card, every tenth is picked up, four have goods to weigh, one is on account. */
export async function placeOrder(shop: TestShop, index: number, hasCuts = false) {
  const isPickup = index % 10 === 9
  const isWeighed = weighedOrders.includes(index)
  const atta = { product: 'atta', quantity: 1 }
  const more = ['apples', 'chai', ...(hasCuts ? await cutsIn(shop) : [])].map((product) => ({ product, quantity: 2 })) // prettier-ignore
  const goods = 1250 + (isWeighed ? 480 + 1000 + (hasCuts ? cuts.length * 200 : 0) : 0)
  const body = cartOrder(goods + (isPickup ? 0 : 150), [atta, ...(isWeighed ? more : [])], {
    shippingAddress: `House ${index}, Street 4, Satellite Town, Rawalpindi`,
    paymentMethod: index === onAccount ? 'account' : isByCard(index) ? 'card' : 'cod',
    ...(index !== onAccount && {
      contact: { name: `Guest ${index}`, phone: `0300 55${String(10_000 + index)}` },
    }),
    ...(isPickup && { pickup: true }),
  })
  const buyer = index === onAccount ? await shop.as('amina') : shop.guest()
  const { _id: id, hold, arrival, total } = await placed(buyer, body)
  return { id: String(id), index, total: Number(total), isPickup, isWeighed, waits: hold !== null, hour: arrival?.hours?.from } // prettier-ignore
}
export type DayOrder = Awaited<ReturnType<typeof placeOrder>>

const cutsIn = async ({ db }: TestShop): Promise<string[]> =>
  (
    await db.all<{ id: string }>`select id from product where sku in ${list(cuts)} order by sku`
  ).map(({ id }) => id)

/** Weighs all its lines: apples for 470, chai for 1,040, and the cuts for 190 to 215. */
export async function weighAll(clerk: Caller, { id }: DayOrder) {
  const { lines } = (await clerk.get(`admin/orders/${id}`)).body.data
  const ids = lines.flatMap((line: { productId: string; weight: object | null }) => (line.weight ? [line.productId] : [])) // prettier-ignore
  const known: Record<string, number> = { apples: 2350, chai: 1040 }
  for (const [at, productId] of ids.entries()) {
    const grams = known[productId] ?? 950 + 25 * (at - 2)
    // prettier-ignore
    const body = { productId, left: 2, seen: null, grams }
    expect((await clerk.send('PUT', `admin/orders/${id}/weight`, body)).status).toBe(200)
  }
}

export const move = async (who: Caller, id: string, ...states: string[]) => {
  for (const status of states)
    expect(await who.patch(`admin/orders/${id}`, { status }), status).toMatchObject({ status: 200 })
}

export const enterCash = async (who: Caller, kind: 'float' | 'expense', amount: number) => {
  const note = kind === 'expense' ? 'Fuel' : ''
  const entry = { id: randomUUID(), kind, amount, note, holder: null }
  expect((await who.post('admin/cash/entries', entry)).status).toBe(201)
}

/** Counts what somebody holds, `off` rupees of it missing; gives what they handed over. */
export async function count(shop: TestShop, person: Person, off = 0): Promise<number> {
  const who = await shop.as(person)
  const { own } = (await who.get('admin/cash')).body
  const body = { notes: { '1': own.balance - off }, seen: own.balance, note: '', taker: 'Tariq' }
  const reply = await who.post(`admin/cash/${own.id}/close`, body)
  expect(reply.body.data.closed).toMatchObject({ difference: 0 - off, needsApproval: off > 20 })
  return own.balance - off
}

/** Sums of today's entries in all drawers, by kind and method, in rupees. */
export async function cashOfDay(shop: TestShop) {
  const { sums } = (await (await shop.as('owner')).get('admin/cash/day')).body.data
  return (kind: string, method = 'cash'): number =>
    sums
      .filter((one: { kind: string; method: string }) => one.kind === kind && one.method === method)
      .reduce((sum: number, one: { amount: number }) => sum + one.amount, 0)
}

/** What the delivered orders with this payment come to, in rupees. */
export async function deliveredSum(shop: TestShop, payment: 'cod' | 'card'): Promise<number> {
  const clerk = await shop.as('clerk')
  const path = `admin/orders?status=delivered&payment=${payment}&limit=100`
  const { data } = (await clerk.get(path)).body
  return data.reduce((sum: number, one: { total: number }) => sum + one.total, 0)
}

/**
 * At the end of the day, when every drawer is closed: what was collected is what the delivered orders come to, and what
 * was handed over is that and what was recorded beside it, to the rupee. The books are sound.
 */
export async function expectBalanced(shop: TestShop, handed: number) {
  const of = await cashOfDay(shop)
  expect(of('order')).toBe(await deliveredSum(shop, 'cod'))
  expect(of('order', 'card')).toBe(await deliveredSum(shop, 'card'))
  expect(of('order') + of('short') + of('float') + of('expense') + of('difference')).toBe(handed)
  expect(of('handed-over')).toBe(-handed)
  expect(await verifyShop(shop.db, shop.dataFolder, shop.now())).toEqual([])
}
