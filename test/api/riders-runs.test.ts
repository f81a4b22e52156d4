import { beforeEach, expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { appoint } from '#shop/accounts/staff/staff.store.ts'
import { runsOfDay } from '#shop/orders/runs/runs.store.ts'
import { dayAfter, dayOfShop, shopDay } from '#shop/settings/shop-day.ts'
import { english } from '#web/messages/language.ts'
import { urdu } from '#web/messages/ur/urdu.ts'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import { allowManyOrders, cartOrder, placed } from '../support/orders.ts'
import { assigned, guestOrder, stopAction } from '../support/runs.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
let clerk: Caller

beforeEach(async () => {
  shop = await openShop({ pages: await loadPages() })
  await allowManyOrders(shop.db)
  await shop.db.transaction(async (tx) => {
    for (const rider of ['bilal', 'kashif']) await appoint(tx, rider, 'rider', 0)
  })
  clerk = await shop.as('clerk')
})

const today = () => shopDay(shop.now())
const assign = (who: Caller, rider: string | null, orders: { id: string; from: string | null }[]) =>
  who.post('admin/runs/stops', { day: today(), rider, orders })
const act = async (who: Caller, order: string | undefined, kind: string, more: object = {}) =>
  who.post('admin/run/actions', { ...action(order, kind, more), rider: await idOf(who) })
/** Of bilal. */
const action = (order: string | undefined, kind: string, more: object = {}) =>
  stopAction(shop, order, kind, { rider: 'bilal', ...more })
const idOf = async (who: Caller) => (await who.get('admin/run')).body.data.rider.id
const runsNow = async (): Promise<Record<string, string[]>> => {
  const { runs } = (await clerk.get('admin/runs')).body.data
  return Object.fromEntries(
    runs.map(({ rider, stops }: { rider: { id: string }; stops: { id: string }[] }) => [
      rider.id,
      stops.map(({ id }) => id),
    ]),
  )
}
const codeOf = async (id: string | undefined) =>
  (await shop.db.one<{ code: string }>`select code from run_stop where order_id = ${id}`).code

/** Orders in the run of bilal that are on the way. */
async function onTheWay(count: number) {
  const { ids } = await assigned(shop, clerk, count, 'bilal')
  const bilal = await shop.as('bilal')
  for (const id of ids) {
    await clerk.patch(`admin/orders/${id}`, { status: 'packed' })
    expect((await act(bilal, id, 'taken')).status).toBe(200)
  }
  return { ids, bilal }
}

test('the money of an order on the way is in its rider’s drawer, whoever marks it as delivered', async () => {
  const { ids, bilal } = await onTheWay(1)
  const { _id: inNoRun, total } = await placed(await shop.as('amina'), cartOrder())
  for (const status of ['packed', 'shipped'])
    await clerk.patch(`admin/orders/${inNoRun}`, { status })
  const { due } = (await bilal.get('admin/run')).body.data.stops[0]
  for (const id of [ids[0], inNoRun])
    expect((await clerk.patch(`admin/orders/${id}`, { status: 'delivered' })).status).toBe(200)
  const held = async (who: Caller) => (await who.get('admin/cash')).body.own.balance
  expect([await held(bilal), await held(clerk)]).toEqual([due, total])
  expect((await bilal.get('admin/run')).body.data).toMatchObject({ collected: due })
  const { history } = (await clerk.get(`admin/orders/${ids[0]}`)).body.data
  expect(history).toContainEqual(expect.objectContaining({ status: 'delivered', by: 'Sana Clerk' }))
  expect(await verifyShop(shop.db, shop.dataFolder, shop.now())).toEqual([])
})

test('planners assign, move, sort and take out; what is on hold or picked up is not listed', async () => {
  const pickup = await guestOrder(shop, { pickup: true }).catch(() => null)
  const { ids, version, reply } = await assigned(shop, clerk, 3, 'bilal')
  expect(reply.status).toBe(200)
  expect(reply.body.data.unassigned.map(({ id }: { id: string }) => id)).not.toContain(pickup)
  expect(await runsNow()).toEqual({ bilal: ids })
  const [a, b, c] = ids as [string, string, string]
  const sort = { rider: 'bilal', day: today(), version, orders: [c, a, b] }
  expect((await clerk.send('PUT', 'admin/runs/stops', sort)).status).toBe(200)
  // A repeat changes nothing; another sequence for the old version is refused.
  expect((await clerk.send('PUT', 'admin/runs/stops', sort)).status).toBe(200)
  const late = { ...sort, orders: [a, b, c] }
  expect((await clerk.send('PUT', 'admin/runs/stops', late)).body.code).toBe('run_changed')
  expect(await runsNow()).toEqual({ bilal: [c, a, b] })
  expect((await assign(clerk, 'kashif', [{ id: a, from: 'bilal' }])).status).toBe(200)
  expect((await assign(clerk, null, [{ id: c, from: 'bilal' }])).status).toBe(200)
  expect(await runsNow()).toEqual({ bilal: [b], kashif: [a] })
  const { unassigned } = (await clerk.get('admin/runs')).body.data
  expect(unassigned.map(({ id }: { id: string }) => id)).toContain(c)
})

test('an order that a colleague has given away is not moved, nor the others of the call', async () => {
  const [a, b] = [await guestOrder(shop), await guestOrder(shop)]
  await assign(clerk, 'bilal', [{ id: a, from: null }])
  const both = [b, a].map((id) => ({ id, from: null }))
  expect((await assign(clerk, 'kashif', both)).body.code).toBe('run_changed')
  expect(await runsNow()).toEqual({ bilal: [a] })
  expect((await assign(clerk, 'amina', [{ id: b, from: null }])).body.code).toBe('rider_missing')
  const yesterday = { day: dayAfter(today(), -1), rider: 'bilal', orders: [{ id: b, from: null }] }
  expect((await clerk.post('admin/runs/stops', yesterday)).body.code).toBe('run_day_past')
  await clerk.patch(`admin/orders/${b}`, { status: 'cancelled' })
  expect((await assign(clerk, 'bilal', [{ id: b, from: null }])).body.code).toBe('stop_not_plannable') // prettier-ignore
})

test('two planners at once: each order is in one run', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => guestOrder(shop)))
  const owner = await shop.as('owner')
  const one = ids.map((id) => ({ id, from: null }))
  const replies = await Promise.all([
    assign(clerk, 'bilal', one),
    assign(owner, 'kashif', one.toReversed()),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const runs = Object.values(await runsNow())
  expect(runs).toHaveLength(1)
  expect(runs[0]?.toSorted()).toEqual(ids.toSorted())
})

test('two planners swap orders of two riders at once without waiting for each other', async () => {
  const { ids } = await assigned(shop, clerk, 4, 'bilal')
  const moved = ids.slice(2).map((id) => ({ id, from: 'bilal' }))
  await assign(clerk, 'kashif', moved)
  const owner = await shop.as('owner')
  const replies = await Promise.all([
    assign(clerk, 'kashif', ids.slice(0, 2).map((id) => ({ id, from: 'bilal' }))),
    assign(owner, 'bilal', ids.slice(2).map((id) => ({ id, from: 'kashif' }))),
  ]) // prettier-ignore
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  const runs = await runsNow()
  expect(runs['bilal']?.toSorted()).toEqual(ids.slice(2).toSorted())
  expect(runs['kashif']?.toSorted()).toEqual(ids.slice(0, 2).toSorted())
})

test('a rider delivers in turn; the code proves it, and the cash is in the drawer', async () => {
  const { ids, bilal } = await onTheWay(2)
  const [first, second] = ids
  const code = await codeOf(first)
  const wrong = code === '1234' ? '4321' : '1234'
  expect((await act(bilal, first, 'delivered', { code: wrong })).body.code).toBe('stop_code_wrong')
  const { data } = (await act(bilal, first, 'delivered', { code })).body
  expect(data.stops[0]).toMatchObject({ status: 'delivered', hasCode: true, collected: 1400 })
  await act(bilal, second, 'delivered')
  const { data: run } = (await bilal.get('admin/run')).body
  expect(run).toMatchObject({ collected: 2800, isOwn: true })
  expect((await bilal.get('admin/cash')).body.own.balance).toBe(2800)
  const order = (await clerk.get(`admin/orders/${first}`)).body.data
  expect(order.atDoor.map(({ kind }: { kind: string }) => kind)).toEqual(['taken', 'delivered'])
  expect(order.run).toMatchObject({ rider: { id: 'bilal' }, position: 1 })
})

test('a code can not be guessed', async () => {
  const { ids, bilal } = await onTheWay(1)
  const code = await codeOf(ids[0])
  for (let tries = 0; tries < 5; tries++)
    expect((await act(bilal, ids[0], 'delivered', { code: '0000' })).body.code).toBe('stop_code_wrong') // prettier-ignore
  expect((await act(bilal, ids[0], 'delivered', { code })).body.code).toBe('stop_code_locked')
  expect((await act(bilal, ids[0], 'delivered')).status).toBe(200)
})

test('not at home: the order stays on the way, and its stop moves to the end', async () => {
  const { ids, bilal } = await onTheWay(3)
  const [a, b, c] = ids as [string, string, string]
  expect((await act(bilal, a, 'not-home')).body.code).toBe('stop_reason_missing')
  const { data } = (await act(bilal, a, 'not-home', { reason: 'The bell is silent' })).body
  expect(data.stops.map(({ id }: { id: string }) => id)).toEqual([b, c, a])
  const order = (await clerk.get(`admin/orders/${a}`)).body.data
  expect(order.status).toBe('shipped')
  expect(order.run.missed).toMatchObject({ reason: 'The bell is silent' })
})

test('refused: cancelled with the reason, and counted as sent in vain', async () => {
  const { ids, bilal } = await onTheWay(1)
  await act(bilal, ids[0], 'refused', { reason: 'Too late' })
  const { status, cancellations, history, contact, address } = (await clerk.get(`admin/orders/${ids[0]}`)).body.data // prettier-ignore
  expect([status, cancellations[0].reason]).toEqual(['cancelled', 'Too late'])
  const { text } = await clerk.get('/admin/runs', { accept: 'text/html' })
  expect(text).toContain('Cancelled')
  expect(text).not.toMatch(/>Paid</)
  expect(history.map((step: { status: string }) => step.status)).toContain('shipped')
  await (await shop.as('owner')).patch('admin/settings', { holdRefused: 'prepay' })
  const next = await guestOrder(shop, { contact, shippingAddress: address })
  expect((await clerk.get(`admin/orders/${next}`)).body.data.hold).toMatchObject({ kind: 'prepay' })
})

test('paid less: the drawer has what was collected, also after the delivery is taken back', async () => {
  const { ids, bilal } = await onTheWay(2)
  const less = { reason: 'Had no more', collected: 1000 }
  expect((await act(bilal, ids[0], 'paid-less', { ...less, collected: 1400 })).body.code).toBe('stop_collected_wrong') // prettier-ignore
  const { data } = (await act(bilal, ids[0], 'paid-less', less)).body
  expect(data).toMatchObject({ collected: 1000 })
  expect((await bilal.get('admin/cash')).body.own.balance).toBe(1000)
  const { sums } = (await clerk.get('admin/cash/day')).body.data
  expect(sums).toContainEqual(expect.objectContaining({ kind: 'short', amount: -400, count: 1 }))
  const order = (await clerk.get(`admin/orders/${ids[0]}`)).body.data
  expect(order).toMatchObject({ collected: [{ method: 'cash', amount: 1000 }], uncollected: 400 })
  expect(await verifyShop(shop.db, shop.dataFolder, shop.now())).toEqual([])
  const paid = { id: crypto.randomUUID(), method: 'card', slip: '4711' }
  expect((await clerk.post(`admin/orders/${ids[0]}/paid`, paid)).status).toBe(200)
  expect(await verifyShop(shop.db, shop.dataFolder, shop.now())).toEqual([])
  const back = { id: crypto.randomUUID(), from: 'delivered', since: order.history.at(-1).at, reason: 'Mistake' } // prettier-ignore
  expect((await clerk.post(`admin/orders/${ids[0]}/step-back`, back)).status).toBe(200)
  expect((await bilal.get('admin/cash')).body.own.balance).toBe(0)
  expect((await bilal.get('admin/run')).body.data.stops[0].uncollected).toBe(0)
  expect(await verifyShop(shop.db, shop.dataFolder, shop.now())).toEqual([])
  expect((await act(bilal, ids[0], 'paid-less', less)).status).toBe(200)
  expect((await bilal.get('admin/cash')).body.own.balance).toBe(1000)
  expect(await verifyShop(shop.db, shop.dataFolder, shop.now())).toEqual([])
})

test('an order is delivered when the rider pressed it, not before it was sent out', async () => {
  const { ids, bilal } = await onTheWay(2)
  const sent = shop.now()
  shop.later(60_000)
  const times = [sent + 20_000, sent - 3_600_000].map((at) => new Date(at).toISOString())
  for (const [index, pressedAt] of times.entries())
    expect((await act(bilal, ids[index], 'delivered', { pressedAt })).status).toBe(200)
  const deliveredAt = async (id?: string) =>
    (await clerk.get(`admin/orders/${id}`)).body.data.history.at(-1).at
  expect(await deliveredAt(ids[0])).toBe(times[0])
  expect(Date.parse(await deliveredAt(ids[1]))).toBeLessThanOrEqual(sent)
  expect(Date.parse(await deliveredAt(ids[1]))).toBeGreaterThan(Date.parse(String(times[1])))
})

test('the same action twice at once is done once', async () => {
  const { ids, bilal } = await onTheWay(1)
  const body = action(ids[0], 'paid-less', { reason: 'Short', collected: 1300 })
  const replies = await Promise.all([1, 2, 3].map(() => bilal.post('admin/run/actions', body)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await bilal.get('admin/cash')).body.own.balance).toBe(1300)
  const other = { ...body, kind: 'refused' }
  expect((await bilal.post('admin/run/actions', other)).body.code).toBe('key_reused')
})

test('delivered while staff cancel: one of the two holds, and the books agree', async () => {
  const { ids, bilal } = await onTheWay(4)
  for (const id of ids) {
    const [door, desk] = await Promise.all([
      act(bilal, id, 'delivered'),
      clerk.post(`admin/orders/${id}/cancel`, { lines: [], reason: 'Called' }),
    ])
    const { status, atDoor } = (await clerk.get(`admin/orders/${id}`)).body.data
    expect([door.status, desk.status]).toEqual(status === 'delivered' ? [200, 409] : [409, 200])
    const told = atDoor.find(({ kind }: { kind: string }) => kind === 'delivered')
    expect(told).toMatchObject({ refused: status === 'cancelled' })
  }
  expect(await verifyShop(shop.db, shop.dataFolder, shop.now())).toEqual([])
})

test('a cancelled order: the action is refused, answered the same again, and staff see it', async () => {
  const { ids, bilal } = await onTheWay(1)
  await clerk.patch(`admin/orders/${ids[0]}`, { status: 'cancelled' })
  const body = action(ids[0], 'delivered')
  const send = async () => (await bilal.post('admin/run/actions', body)).body.code
  expect([await send(), await send()]).toEqual(['stop_cancelled', 'stop_cancelled'])
  const { atDoor } = (await clerk.get(`admin/orders/${ids[0]}`)).body.data
  expect(atDoor).toHaveLength(2)
  expect(atDoor).toContainEqual(expect.objectContaining({ kind: 'delivered', refused: true, by: 'Bilal Ahmed' })) // prettier-ignore
})

test('riders see and change their own run only; managers look at each', async () => {
  const { ids } = await onTheWay(1)
  const kashif = await shop.as('kashif')
  expect((await act(kashif, ids[0], 'delivered')).body.code).toBe('stop_not_yours')
  expect((await act(clerk, ids[0], 'delivered')).body.code).toBe('stop_not_yours')
  // A device that acts for another rider than the one who is logged in.
  const theirs = await kashif.post('admin/run/actions', action(ids[0], 'delivered'))
  expect(theirs.body.code).toBe('stop_other_rider')
  expect((await kashif.get('admin/run')).body.data.stops).toEqual([])
  expect((await kashif.get('admin/run?rider=bilal')).status).toBe(403)
  expect((await kashif.get('admin/runs')).status).toBe(403)
  const { data } = (await clerk.get('admin/run?rider=bilal')).body
  expect(data).toMatchObject({ isOwn: false, stops: [{ id: ids[0] }] })
})

test('an action of yesterday is sent after a question', async () => {
  const { ids } = await onTheWay(1)
  const body = action(ids[0], 'delivered')
  shop.later(24 * 60 * 60_000)
  const bilal = await shop.as('bilal')
  clerk = await shop.as('clerk')
  expect((await bilal.post('admin/run/actions', body)).body.code).toBe('stop_action_old')
  // It is also planned for today, without being lost in yesterday's run.
  const { unassigned } = (await clerk.get('admin/runs')).body.data
  expect(unassigned.map(({ id }: { id: string }) => id)).toContain(ids[0])
  expect((await bilal.post('admin/run/actions', { ...body, confirmed: true })).status).toBe(200)
})

test('customers read how many stops come first, and the code, while their order is on the way', async () => {
  const { ids, bilal } = await onTheWay(3)
  const [first, second, third] = ids as [string, string, string]
  expect(await seenByBuyer(third)).toEqual({ stopsBefore: 2, code: await codeOf(third) })
  await act(bilal, first, 'delivered')
  expect(await seenByBuyer(third)).toMatchObject({ stopsBefore: 1 })
  expect(await seenByBuyer(first)).toBeNull()
  await act(bilal, second, 'not-home', { reason: 'Nobody' })
  expect(await seenByBuyer(third)).toMatchObject({ stopsBefore: 0 })
  expect(await seenByBuyer(second)).toBeNull()
})

const seenByBuyer = async (id: string | undefined) => {
  const { contact } = (await clerk.get(`admin/orders/${id}`)).body.data
  const found = await shop.guest().post('order/find', { number: id?.slice(0, 7), phone: contact.phone }) // prettier-ignore
  const { _id, key } = found.body.data
  return (await shop.guest().get(`order/${_id}?key=${key}`)).body.data.run
}

test('after midnight the run goes on for the rider and the customers, before the stops of the new day', async () => {
  const { ids, bilal } = await onTheWay(3)
  const [first, second, third] = ids
  const yesterday = today()
  shop.later(dayOfShop(yesterday).until + 5 * 60_000 - shop.now())
  const run = async () => (await bilal.get('admin/run')).body.data
  expect(await run()).toMatchObject({ day: yesterday, stops: ids.map((id) => ({ id })) })
  expect(await seenByBuyer(third)).toMatchObject({ stopsBefore: 2 })
  expect((await act(bilal, first, 'delivered')).status).toBe(200)
  expect((await run()).stops).toHaveLength(3)
  // Staff take one out of it, and plan others for the new day.
  const taken = { day: yesterday, rider: null, orders: [{ id: second, from: 'bilal' }] }
  expect((await clerk.post('admin/runs/stops', taken)).status).toBe(200)
  expect(await seenByBuyer(second)).toBeNull()
  const next = await onTheWay(1)
  expect((await run()).stops.map(({ id }: { id: string }) => id)).toEqual([third, next.ids[0]])
  expect(await seenByBuyer(next.ids[0])).toMatchObject({ stopsBefore: 1 })
  expect((await act(bilal, third, 'delivered')).status).toBe(200)
  expect(await run()).toMatchObject({ day: today(), stops: [{ id: next.ids[0] }] })
  expect(await seenByBuyer(next.ids[0])).toMatchObject({ stopsBefore: 0 })
})

test('a rider writes to each customer in the language of their order', async () => {
  shop = await openShop({ languages: [english, urdu] })
  await shop.db.transaction((tx) => appoint(tx, 'bilal', 'rider', 0))
  clerk = await shop.as('clerk')
  const { ids } = await assigned(shop, clerk, 2, 'bilal')
  await shop.db.run`update orders set locale = 'ur' where id = ${ids[1]}`
  const bilal = await shop.as('bilal')
  await clerk.patch('admin/settings', { whatsappRider: '{order}: open please' })
  const { stops } = (await bilal.get('admin/run')).body.data
  expect(stops[0].whatsappText).toBe(`${ids[0]?.slice(0, 7)}: open please`)
  await clerk.patch('admin/settings', { whatsappRiderUr: '{order}: دروازہ کھولیں' })
  const [first, second] = (await bilal.get('admin/run')).body.data.stops
  expect(first.whatsappText).toContain('open please')
  expect(second.whatsappText).toContain('دروازہ کھولیں')
})

test('a rider hides how many stops come first; customers still read their code', async () => {
  const { ids, bilal } = await onTheWay(2)
  const show = async (isShown: boolean) =>
    (await bilal.send('PUT', 'admin/run/stops-shown', { isShown })).body.data.showsStops
  expect((await bilal.get('admin/run')).body.data.showsStops).toBe(true)
  expect(await show(false)).toBe(false)
  expect(await seenByBuyer(ids[1])).toEqual({ stopsBefore: null, code: await codeOf(ids[1]) })
  expect(await show(true)).toBe(true)
  expect(await seenByBuyer(ids[1])).toMatchObject({ stopsBefore: 1 })
})

test('nothing is collected for an order on account, and it can’t be paid less', async () => {
  const { version } = (await clerk.get('admin/khata/amina')).body.data
  await clerk.put('admin/khata/amina', { isOn: true, limit: 2000, days: 30, version })
  const items = [{ product: 'apples', quantity: 2 }]
  const { _id: id } = await placed(
    await shop.as('amina'),
    cartOrder(630, items, { paymentMethod: 'account' }),
  )
  await assign(clerk, 'bilal', [{ id, from: null }])
  await clerk.patch(`admin/orders/${id}`, { status: 'packed' })
  const bilal = await shop.as('bilal')
  const stopNow = async () => (await bilal.get('admin/run')).body.data.stops[0]
  expect(await stopNow()).toMatchObject({ id, paymentMethod: 'account', due: 0 })
  const short = await act(bilal, id, 'paid-less', { collected: 100, reason: 'No cash' })
  expect(short.body.code).toBe('stop_collected_wrong')
  expect((await act(bilal, id, 'delivered')).status).toBe(200)
  expect((await clerk.get('admin/khata/amina')).body.data.balance).toBe(630)
  expect(await verifyShop(shop.db, shop.dataFolder, shop.now())).toEqual([])
})

test('a day with more stops than are read says so', async () => {
  await assigned(shop, clerk, 3)
  const read = async (most?: number) => {
    const { runs, isCut } = await runsOfDay(shop.db, today(), most)
    return [runs.flatMap(({ stops }) => stops).length, isCut]
  }
  expect([await read(2), await read(3), await read()]).toEqual([[2, true], [3, false], [3, false]]) // prettier-ignore
  expect((await clerk.get('admin/runs')).body.data.isCut).toBe(false)
})
