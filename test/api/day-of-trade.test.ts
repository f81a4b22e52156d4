import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { endLateHolds } from '#shop/orders/holds/end-late-holds.ts'
import { shopDay } from '#shop/settings/shop-day.ts'
import { english } from '#web/messages/language.ts'
import { urdu } from '#web/messages/ur/urdu.ts'
import { twentyAtATime } from '../support/at-a-time.ts'
import {
  cashOfDay,
  count,
  type DayOrder,
  enterCash,
  expectBalanced,
  move,
  openDay,
  paidAtDoor,
  placeOrder,
  riders,
  weighAll,
  weighedLines,
} from '../support/day-of-trade.ts'
import { cartOrder, onPurpose, placed } from '../support/orders.ts'
import { stopAction } from '../support/runs.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

const hour = 60 * 60_000
const expense = 50
/** What a customer does not pay, in rupees, and at which stop; that order is paid in cash. */
const missing = 100
const lessAt = 2
/** Of all stops, five refuse, and at five nobody is at home at first. */
const refuses = (at: number) => at % 10 === 4
const isOut = (at: number) => at % 10 === 5
/** The rider whose phone has no connection for an hour. */
const offline = 'bilal'

/** What the device of a rider has to send for the stop at this place of all. */
function actionsAt(shop: TestShop, order: DayOrder, at: number) {
  const paid = paidAtDoor(order)
  const act = (kind: string, more: object = {}) =>
    stopAction(shop, order.id, kind, { rider: riders[at % riders.length], paid, ...more })
  if (refuses(at)) return [act('taken'), act('refused', { reason: 'Changed their mind' })]
  if (isOut(at)) return [act('taken'), act('not-home', { reason: 'Nobody answers' }), act('delivered')] // prettier-ignore
  const less = { reason: 'No change', collected: order.total - missing }
  return [act('taken'), at === lessAt ? act('paid-less', less) : act('delivered')]
}

/** Gives every order to a rider, and they carry out what happens at the door. */
async function deliverAll(shop: TestShop, orders: readonly DayOrder[]) {
  const planner = await shop.as('clerk')
  const day = shopDay(shop.now())
  const send = async (rider: (typeof riders)[number]) => {
    const who = await shop.as(rider)
    const own = orders.flatMap((order, at) => (riders[at % riders.length] === rider ? [actionsAt(shop, order, at)] : [])) // prettier-ignore
    return async (times = 1) => {
      for (const action of own.flat())
        for (let time = 0; time < times; time += 1) {
          const reply = await who.post('admin/run/actions', action)
          expect([action.kind, reply.status]).toEqual([action.kind, 200])
        }
    }
  }
  for (const [place, rider] of riders.entries()) {
    const own = orders.filter((_, at) => at % riders.length === place)
    const stops = { day, rider, orders: own.map(({ id }) => ({ id, from: null })) }
    expect((await planner.post('admin/runs/stops', stops)).status).toBe(200)
    await enterCash(await shop.as(rider), 'float', 1000)
  }
  const later = await send(offline)
  const online = await Promise.all(riders.filter((rider) => rider !== offline).map(send))
  await Promise.all(online.map((one) => one()))
  shop.later(hour)
  await later(2) // no answer came to the first try
  for (const rider of riders) await enterCash(await shop.as(rider), 'expense', expense)
}

/** Sixty orders; staff close a delivery window after each twenty. */
async function placeAll({ shop, clerk, windows }: Awaited<ReturnType<typeof openDay>>) {
  const all: DayOrder[] = []
  for (let index = 0; index < 60; index++) {
    all.push(await placeOrder(shop, index, true))
    const full = index % 20 === 19 ? windows.slice(0, 2)[(index - 19) / 20] : undefined
    if (full === undefined) continue
    const path = `admin/delivery-windows/${full}/days/${shopDay(shop.now())}`
    expect((await clerk.patch(path, { closed: true })).status).toBe(200)
  }
  const toDoor = all.filter(({ isPickup }) => !isPickup)
  const opens = (at: number) => ['18:00', '20:00', '21:00'][Math.floor(at / 20)]
  expect(toDoor.map(({ hour: from }) => from)).toEqual(toDoor.map(({ index }) => opens(index)))
  return all
}

/** The customer presses the button behind the link of the e-mail. */
async function confirmByLink(shop: TestShop, clerk: Caller, id: string) {
  const { token } = (await clerk.get(`admin/orders/${id}`)).body.data.confirmation
  expect((await shop.guest().form('/confirm-order', { token })).status).toBe(303)
}

/** The three sales of the counter and its drawer. */
async function sell(shop: TestShop) {
  const counter = await shop.as('owner')
  await enterCash(counter, 'float', 2000)
  for (const quantity of [1, 2, 3]) {
    const sale = { lines: [{ productId: 'atta', quantity }], total: 1250 * quantity }
    expect((await counter.post('admin/sales', sale, onPurpose())).status).toBe(201)
  }
}

/** What the phone without a connection sent twice was done once, and is known by its own time. */
async function expectSentOnce(shop: TestShop, stops: number) {
  const actions = await shop.db.all<{ id: string; pressed: number; at: number }>`
    select order_id || kind as id, pressed_at as pressed, at from stop_action where account_id = ${offline}`
  expect(new Set(actions.map(({ id }) => id)).size).toBe(actions.length)
  expect(actions.length).toBeGreaterThanOrEqual(2 * stops)
  expect(actions.every(({ pressed, at }) => at - pressed === hour)).toBe(true)
}

test('sixty orders, three riders and a counter: the day balances to the rupee', async () => {
  const made = await openDay(
    await openShop({ languages: [english, urdu], pages: await loadPages() }),
  )
  const { shop, clerk } = made
  // The clerk works in Urdu.
  expect((await clerk.put('admin/language', { language: 'ur' })).status).toBe(200)
  const all = await placeAll(made)
  expect(all.filter(({ waits }) => !waits)).toHaveLength(1) // the order on account
  // Two guests never confirm; the others do by their link or on the phone.
  const confirmed = all.slice(2)
  for (const { id, waits, index } of confirmed) {
    if (!waits) continue
    if (index % 4 === 0) await confirmByLink(shop, clerk, id)
    else await clerk.post(`admin/orders/${id}/release`, {})
  }
  expect((await clerk.get('admin/orders?hold=yes')).body.data).toHaveLength(2)
  const [heavy] = confirmed.filter(({ isWeighed }) => isWeighed)
  const early = await clerk.patch(`admin/orders/${heavy?.id}`, { status: 'packed' })
  expect(early).toMatchObject({ status: 409, body: { message: expect.stringMatching(/[\u0600-\u06ff]/) } }) // prettier-ignore
  const packing = confirmed.map((order) => async () => {
    if (order.isWeighed) await weighAll(clerk, order)
    await move(clerk, order.id, 'packed')
  })
  await twentyAtATime(packing)
  const weighed = await shop.db.all`select order_id from order_line where packed_grams is not null`
  expect(weighed).toHaveLength(weighedLines)

  const toDeliver = confirmed.filter(({ isPickup }) => !isPickup)
  const pickups = confirmed.filter(({ isPickup }) => isPickup)
  await deliverAll(shop, toDeliver)
  await expectSentOnce(shop, toDeliver.filter((_, at) => riders[at % 3] === offline).length)
  await sell(shop)
  for (const { id } of pickups) await move(clerk, id, 'ready', 'delivered')
  shop.later(4 * hour + 1)
  await endLateHolds(shop, () => 'Not confirmed in time')

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
    await count(shop, 'owner'),
    await count(shop, 'clerk'),
  ].reduce((sum, one) => sum + one, 0)
  await expectBalanced(shop, handed)

  const of = await cashOfDay(shop)
  const refused = toDeliver.filter((_, at) => refuses(at))
  expect([refused.length, pickups.length]).toEqual([5, 6])
  expect([of('float'), of('expense'), of('short'), of('difference')]).toEqual([5000, -3 * expense, -missing, -30]) // prettier-ignore
  const { data: cancelled } = (await clerk.get('admin/orders?status=cancelled&limit=100')).body
  expect(cancelled).toHaveLength(refused.length + 2)
  // What is on account is owed, and nobody holds it.
  expect((await clerk.get('admin/khata/amina')).body.data).toMatchObject({ balance: 1400 })

  // Who refused at the door pays in advance next time.
  const { contact, address } = (await clerk.get(`admin/orders/${refused[0]?.id}`)).body.data
  const again = cartOrder(1400, [{ product: 'atta', quantity: 1 }], { contact, shippingAddress: address }) // prettier-ignore
  const { hold } = await placed(shop.guest(), again)
  expect(hold).toMatchObject({ kind: 'prepay', reasons: ['first', 'refused'] })
})
