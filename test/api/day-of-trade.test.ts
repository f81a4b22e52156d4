import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { appoint } from '#shop/accounts/staff/staff.store.ts'
import { endLateHolds } from '#shop/orders/holds/end-late-holds.ts'
import { shopDay } from '#shop/settings/shop-day.ts'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import { allowManyOrders, cartOrder, onPurpose, placed } from '../support/orders.ts'
import type { Person } from '../support/cast.ts'
import { stopAction } from '../support/runs.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

const riders = ['kashif', 'bilal', 'hina'] as const
const expense = 50

/** A shop with a counter, three riders, evening windows for 40 orders, pickup, and first orders that wait. */
async function openDay() {
  const shop = await openShop()
  await allowManyOrders(shop.db)
  await shop.db.transaction(async (tx) => {
    for (const rider of riders) await appoint(tx, rider, 'rider', 0)
    await appoint(tx, 'amina', 'cashier', 0)
  })
  const rules = { holdFirst: 'confirm', holdRefused: 'prepay', holdHours: 5, pickupDays: 2, cashDifference: 20 } // prettier-ignore
  await (await shop.as('owner')).patch('admin/settings', rules)
  const clerk = await shop.as('clerk')
  const evening = { from: '18:00', to: '20:00', capacity: 40, closesBefore: 120, extra: 0 }
  expect((await clerk.post('admin/delivery-windows', evening)).status).toBe(201)
  return { shop, clerk }
}

/** Guest number `index`; every third pays by card, every tenth picks it up. */
const orderOf = (index: number) => {
  const isPickup = index % 10 === 9
  return cartOrder(isPickup ? 1250 : 1400, [{ product: 'atta', quantity: 1 }], {
    contact: { name: `Guest ${index}`, phone: `0300 55${String(10_000 + index)}` },
    shippingAddress: `House ${index}, Street 4, Satellite Town, Rawalpindi`,
    paymentMethod: index % 3 === 0 ? 'card' : 'cod',
    ...(isPickup && { pickup: true }),
  })
}

const move = async (who: Caller, id: string, ...states: string[]) => {
  for (const status of states)
    expect(await who.patch(`admin/orders/${id}`, { status }), status).toMatchObject({ status: 200 })
}

/** What customers do not pay, in rupees. */
const missing = 100
/** Index of the stop where that happens; it is paid in cash. */
const lessAt = 2

/** Of all that the riders carry: who takes each order, and what happens at the door. */
async function deliverAll(shop: TestShop, ids: readonly string[]) {
  const planner = await shop.as('clerk')
  const day = shopDay(shop.now())
  for (const [place, rider] of riders.entries()) {
    const own = ids.filter((_, index) => index % riders.length === place)
    const orders = own.map((id) => ({ id, from: null }))
    expect((await planner.post('admin/runs/stops', { day, rider, orders })).status).toBe(200)
  }
  const callers = await Promise.all(riders.map((rider) => shop.as(rider)))
  for (const rider of callers)
    await rider.post('admin/cash/entries', { id: randomUUID(), kind: 'float', amount: 1000, note: '', holder: null }) // prettier-ignore
  await Promise.all(
    callers.map(async (rider, place) => {
      for (const [index, id] of ids.entries()) {
        if (index % riders.length !== place) continue
        const act = async (kind: string, more: object = {}) => {
          const own = { rider: riders[place], ...more }
          const reply = await rider.post('admin/run/actions', stopAction(shop, id, kind, own))
          expect([kind, reply.status]).toEqual([kind, 200])
        }
        await act('taken')
        if (index % 9 === 4) await act('refused', { reason: 'Changed their mind' })
        else if (index === lessAt)
          await act('paid-less', { reason: 'No change', collected: 1400 - missing }) // prettier-ignore
        else if (index % 9 === 5) {
          await act('not-home', { reason: 'Nobody answers' })
          await act('delivered')
        } else await act('delivered')
      }
      const fuel = {
        id: randomUUID(),
        kind: 'expense',
        amount: expense,
        note: 'Fuel',
        holder: null,
      }
      expect((await rider.post('admin/cash/entries', fuel)).status).toBe(201)
    }),
  )
}

/** Counts what somebody holds, `off` rupees of it missing; gives what they handed over. */
async function count(shop: TestShop, person: Person, off = 0): Promise<number> {
  const who = await shop.as(person)
  const { own } = (await who.get('admin/cash')).body
  const body = { notes: { '1': own.balance - off }, seen: own.balance, note: '' }
  const reply = await who.post(`admin/cash/${own.id}/close`, body)
  expect(reply.body.data.closed).toMatchObject({ difference: 0 - off, needsApproval: off > 20 })
  return own.balance - off
}

test('sixty orders, three riders and a counter: the day balances to the rupee', async () => {
  const { shop, clerk } = await openDay()
  const all: { id: string; waits: boolean }[] = []
  for (let index = 0; index < 60; index++) {
    const { _id: id, hold } = await placed(shop.guest(), orderOf(index))
    all.push({ id, waits: hold !== null })
  }
  expect(all.every(({ waits }) => waits)).toBe(true)
  // Two guests never confirm; the others do by their link or on the phone.
  const confirmed = all.slice(2).map(({ id }) => id)
  for (const id of confirmed) await clerk.post(`admin/orders/${id}/release`, {})
  const pickups = confirmed.filter((_, index) => (index + 2) % 10 === 9)
  const toDeliver = confirmed.filter((id) => !pickups.includes(id))
  await Promise.all(confirmed.map((id) => move(clerk, id, 'packed')))
  await deliverAll(shop, toDeliver)
  const cashier = await shop.as('amina')
  await Promise.all(
    [1, 2, 3].map(
      (quantity) =>
      cashier.post('admin/sales', { lines: [{ productId: 'atta', quantity }], total: 1250 * quantity }, onPurpose()), // prettier-ignore
    ),
  )
  for (const id of pickups) await move(clerk, id, 'ready', 'delivered')

  shop.later(5 * 60 * 60_000 + 1)
  await endLateHolds(shop, 'Not confirmed in time')
  const { runs } = (await clerk.get('admin/runs')).body.data
  const done = runs.map(
    ({ stops }: { stops: { status: string }[] }) =>
      stops.filter(({ status }) => status === 'delivered' || status === 'cancelled').length,
  )
  expect(done.toSorted()).toEqual([17, 17, 18])
  const handed = [
    await count(shop, 'kashif'),
    await count(shop, 'bilal', 30),
    await count(shop, 'hina'),
    await count(shop, 'amina'),
    await count(shop, 'clerk'),
  ].reduce((sum, one) => sum + one, 0)

  const { sums } = (await (await shop.as('owner')).get('admin/cash/day')).body.data
  const of = (kind: string, method = 'cash') =>
    sums
      .filter((one: { kind: string; method: string }) => one.kind === kind && one.method === method)
      .reduce((sum: number, one: { amount: number }) => sum + one.amount, 0)
  const [refused, delivered] = [
    toDeliver.filter((_, index) => index % 9 === 4),
    toDeliver.filter((_, index) => index % 9 !== 4),
  ]
  expect([refused.length, delivered.length, pickups.length]).toEqual([6, 46, 6])
  const paid = await shop.db.one<{ cash: number; card: number }>`
    select cast(sum(case when method = 'cod' then amount else 0 end) as bigint) as cash,
      cast(sum(case when method = 'card' then amount else 0 end) as bigint) as card
    from payment where state = 'taken'`
  expect([of('order'), of('order', 'card')]).toEqual([paid.cash / 100, paid.card / 100])
  expect(of('short')).toBe(-missing)
  expect(of('order') + of('short') + of('float') + of('expense') + of('difference')).toBe(handed)
  expect([of('expense'), of('difference'), of('handed-over')]).toEqual([-3 * expense, -30, -handed])
  const { data: cancelled } = (await clerk.get('admin/orders?status=cancelled&limit=100')).body
  expect(cancelled).toHaveLength(refused.length + 2)

  // Who refused at the door pays in advance next time.
  const { contact, address } = (await clerk.get(`admin/orders/${refused[0]}`)).body.data
  const { hold } = await placed(shop.guest(), { ...orderOf(0), contact, shippingAddress: address })
  expect(hold).toMatchObject({ kind: 'prepay', reasons: ['first', 'refused'] })
  expect(await verifyShop(shop.db, shop.dataFolder, shop.now())).toEqual([])
})
