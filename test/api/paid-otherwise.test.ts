import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { appoint } from '#shop/accounts/staff/staff.store.ts'
import { shopDay } from '#shop/settings/shop-day.ts'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import { allowManyOrders, onPurpose } from '../support/orders.ts'
import { guestOrder, stopAction } from '../support/runs.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
let clerk: Caller

beforeEach(async () => {
  shop = await openShop()
  await allowManyOrders(shop.db)
  await shop.db.transaction(async (tx) => {
    await appoint(tx, 'bilal', 'rider', 0)
    await appoint(tx, 'kashif', 'cashier', 0)
  })
  clerk = await shop.as('clerk')
})

/** Packed orders in the run of bilal, of Rs. 1400 each. */
async function atTheDoor(count: number, more: object = {}) {
  const ids: string[] = []
  for (let index = 0; index < count; index++) ids.push(await guestOrder(shop, more))
  const day = shopDay(shop.now())
  await clerk.post('admin/runs/stops', { day, rider: 'bilal', orders: ids.map((id) => ({ id, from: null })) }) // prettier-ignore
  for (const id of ids) await clerk.patch(`admin/orders/${id}`, { status: 'packed' })
  const bilal = await shop.as('bilal')
  const act = (index: number, kind: string, body: object = {}) =>
    bilal.post('admin/run/actions', stopAction(shop, ids[index], kind, { rider: 'bilal', ...body }))
  return { ids, bilal, act }
}

const card = (slip = '4711') => ({ method: 'card', slip })
const transfer = (slip = 'HBL 12') => ({ method: 'transfer', slip })
/** What the day's report has of each kind and method, in rupees. */
async function dayOf(holder: string): Promise<string[]> {
  const { sums } = (await clerk.get('admin/cash/day')).body.data
  return sums
    .filter((sum: { holder: string }) => sum.holder === holder)
    .map(
      ({ kind, method, amount }: Record<'kind' | 'method' | 'amount', string>) =>
        `${kind} ${method} ${amount}`,
    )
}
const entriesOf = (id: string | undefined) =>
  shop.db.all`select kind, method, amount, note from cash_entry where order_id = ${id} order by seq`
const faults = () => verifyShop(shop.db, shop.dataFolder, shop.now())

test('cash on delivery that is paid by card or transfer after all: the slip is kept, and no cash is owed', async () => {
  const { ids, bilal, act } = await atTheDoor(3)
  for (const paid of [card(''), card('   '), transfer('')])
    expect((await act(0, 'delivered', { paid })).body.code).toBe('slip_missing')
  expect((await act(0, 'delivered', { paid: card('7'.repeat(41)) })).status).toBe(400)
  expect((await act(0, 'delivered', { paid: card(' 4711 ') })).status).toBe(200)
  expect((await act(1, 'delivered', { paid: transfer() })).status).toBe(200)
  const { body } = await act(2, 'delivered', { paid: { method: 'cash', slip: '' } })
  expect(body.data).toMatchObject({ collected: 1400 })
  expect((await bilal.get('admin/cash')).body.own.balance).toBe(1400)
  expect(await entriesOf(ids[0])).toEqual([{ kind: 'order', method: 'card', amount: 140_000, note: '4711' }]) // prettier-ignore
  expect(await dayOf('Bilal Ahmed')).toEqual(['order card 1400', 'order cash 1400', 'order transfer 1400']) // prettier-ignore
  const { collected, atDoor } = (await clerk.get(`admin/orders/${ids[1]}`)).body.data
  expect(collected).toEqual([{ method: 'transfer', amount: 1400 }])
  expect(atDoor).toMatchObject([{ kind: 'delivered', paid: transfer() }])
  expect(await faults()).toEqual([])
})

test('an order by card needs its slip at the door, or is paid in cash after all', async () => {
  const { ids, bilal, act } = await atTheDoor(2, { paymentMethod: 'card' })
  expect((await act(0, 'delivered')).body.code).toBe('slip_missing')
  expect((await act(0, 'delivered', { paid: card() })).status).toBe(200)
  expect((await act(1, 'delivered', { paid: { method: 'cash', slip: '' } })).status).toBe(200)
  expect((await bilal.get('admin/cash')).body.own.balance).toBe(1400)
  expect(await entriesOf(ids[1])).toMatchObject([{ kind: 'order', method: 'cash' }])
  expect(await faults()).toEqual([])
})

test('paid less by card: what is missing is of the same method; more than is due is refused', async () => {
  const { ids, bilal, act } = await atTheDoor(2, { paymentMethod: 'card' })
  const less = { reason: 'The card had no more', collected: 1000 }
  for (const collected of [1400, 1401, 5000])
    expect((await act(0, 'paid-less', { ...less, collected, paid: card() })).body.code).toBe('stop_collected_wrong') // prettier-ignore
  expect((await act(0, 'paid-less', less)).body.code).toBe('slip_missing')
  expect((await act(0, 'paid-less', { ...less, paid: card() })).status).toBe(200)
  // Nothing was paid, so there is no slip.
  expect((await act(1, 'paid-less', { ...less, collected: 0 })).status).toBe(200)
  expect(await entriesOf(ids[0])).toEqual([
    { kind: 'order', method: 'card', amount: 140_000, note: '4711' },
    { kind: 'short', method: 'card', amount: -40_000, note: less.reason },
  ])
  expect((await bilal.get('admin/cash')).body.own.balance).toBe(0)
  expect(await faults()).toEqual([])
})

test('staff deliver an order by card with its slip', async () => {
  const { ids } = await atTheDoor(1, { paymentMethod: 'card' })
  const path = `admin/orders/${ids[0]}`
  await clerk.patch(path, { status: 'shipped' })
  const refused = await clerk.patch(path, { status: 'delivered', paid: card('') })
  expect(refused.body.code).toBe('slip_missing')
  expect((await clerk.patch(path, { status: 'delivered', paid: card() })).status).toBe(200)
  expect(await entriesOf(ids[0])).toMatchObject([{ method: 'card', note: '4711' }])
  expect(await faults()).toEqual([])
})

test('a cashier sells by card and transfer: the receipt has the slip, the drawer no cash', async () => {
  const kashif = await shop.as('kashif')
  const two = { lines: [{ productId: 'apples', quantity: 2 }], total: 480 }
  const sell = (paid?: object, key = onPurpose()) =>
    kashif.post('admin/sales', { ...two, ...(paid && { paid }) }, key)
  expect((await sell(card(' '))).body.code).toBe('slip_missing')
  const key = onPurpose()
  const { status, body } = await sell(card(), key)
  expect([status, body.data.paid]).toEqual([201, [card()]])
  expect((await sell(card(), key)).body.data.id).toBe(body.data.id)
  expect((await sell(card('4712'), key)).body.code).toBe('key_reused')
  expect((await kashif.get(`admin/sales/${body.data.id}`)).body.data.paid).toEqual([card()])
  await sell(transfer())
  expect((await sell()).body.data.paid).toEqual([{ method: 'cash', slip: '' }])
  expect((await kashif.get('admin/cash')).body.own.balance).toBe(480)
  expect(await dayOf('Kashif Store')).toEqual(['order card 480', 'order cash 480', 'order transfer 480']) // prettier-ignore
  expect(await faults()).toEqual([])
})

test('notes that the shop does not have are not counted', async () => {
  const kashif = await shop.as('kashif')
  const float = { id: randomUUID(), kind: 'float', amount: 100, note: '', holder: null }
  const { id } = (await kashif.post('admin/cash/entries', float)).body.data
  const count = (notes: object) =>
    kashif.post(`admin/cash/${id}/close`, { notes, seen: 100, note: '', taker: 'Tariq' })
  for (const notes of [{ '2000': 1 }, { '25': 4 }, { dollar: 1 }, { '100': -1 }, { '100': 0.5 }])
    expect((await count(notes)).body.code).toBe('does_not_fit')
  expect((await kashif.get('admin/cash')).body.own.balance).toBe(100)
  expect((await count({ '100': 1 })).status).toBe(200)
})
