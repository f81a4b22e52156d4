import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { appoint } from '#shop/accounts/staff/staff.store.ts'
import { type OrderCursor, searchOrders } from '#shop/orders/office/staff-orders.store.ts'
import { sql } from '#db/sql.ts'
import { engine } from '../support/database.ts'
import { contact, buyNow, cartOrder, onPurpose, placed, redirection } from '../support/orders.ts'
import { requests } from '../support/requests.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

const day = 24 * 60 * 60_000

/** Four orders: on the first day online in cash, then by phone, on the third at the counter, then online by card. */
async function openWithOrders() {
  const shop = await openShop()
  const take = async (more: object) => {
    const clerk = await shop.as('clerk')
    const body = { ...(requests.adminTakeOrder.body as object), ...more }
    return (await clerk.post('admin/orders', body, onPurpose())).body.data.id as string
  }
  const ids = [(await placed(await shop.as('amina'), cartOrder()))._id as string]
  shop.later(60_000)
  ids.push(await take({}))
  shop.later(2 * day)
  ids.push(await take({ atCounter: true, address: '', total: 480 }))
  shop.later(60_000)
  const card = cartOrder(550, undefined, { paymentMethod: 'card' })
  ids.push((await placed(await shop.as('hina'), card))._id)
  return { clerk: await shop.as('clerk'), ids }
}

async function found(clerk: Caller, ids: string[], query: string) {
  const { status, body } = await clerk.get(`admin/orders?${query}`)
  return status === 200
    ? body.data.map((order: { id: string }) => ids.indexOf(order.id) + 1)
    : status
}

test('the list is narrowed by days of the shop, by payment and by how an order came', async () => {
  const { clerk, ids } = await openWithOrders()
  const expected: [string, number[] | number][] = [
    ['', [4, 3, 2, 1]],
    ['channel=online', [4, 1]],
    ['channel=phone', [2]],
    ['channel=counter', [3]],
    ['payment=card', [4]],
    ['payment=cod&channel=online', [1]],
    ['status=placed&payment=cod', [2, 1]],
    ['status=cancelled&channel=counter', []],
    ['from=2025-01-07', [4, 3]],
    ['until=2025-01-06', [2, 1]],
    ['from=2025-01-05&until=2025-01-05', [2, 1]],
    ['from=2025-01-08&until=2025-01-01', []],
    ['days=1', [4, 3]],
    ['days=3', [4, 3, 2, 1]],
    ['days=1&until=2025-01-05', [4, 3]],
    ['q=amina&channel=online', [1]],
    ['q=amina&channel=phone', []],
    ['channel=pigeon', 400],
    ['payment=gold', 400],
    ['days=0', 400],
    ['days=367', 400],
    ['from=2025-02-30', 400],
    ['until=soon', 400],
  ]
  for (const [query, orders] of expected)
    expect([query, await found(clerk, ids, query)]).toEqual([query, orders])
  const { body } = await clerk.get(`admin/orders/${ids[2]}`)
  expect(body.data).toMatchObject({ channel: 'counter', enteredBy: 'Sana Clerk' })
})

test('orders are narrowed by the delivery zone that they go to, in the list, on the board and in views', async () => {
  const shop = await openShop()
  const [clerk, amina] = [await shop.as('clerk'), await shop.as('amina')]
  const before = (await placed(amina, cartOrder()))._id as string
  shop.later(60_000)
  const drawn = { ...(requests.adminCreateZone.body as object), name: 'Pindi', active: true }
  const area = { kind: 'circle', centre: { lat: 33.6, lng: 73.05 }, radius: 40 }
  expect((await clerk.post('admin/zones', { ...drawn, area })).status).toBe(201)
  const placeAt = async (shippingAddress: string, total: number) => {
    const { _id } = await placed(amina, cartOrder(total, undefined, { shippingAddress }))
    shop.later(60_000)
    return _id as string
  }
  const ids = [
    before,
    await placeAt('House 1, Rawalpindi', 680),
    await placeAt('House 2, Multan', 630),
  ]
  const inPindi = () => found(clerk, ids, 'zone=Pindi')
  expect(await inPindi()).toEqual([2])
  // An order from before the zone gets it with its next step.
  await clerk.patch(`admin/orders/${before}`, { status: 'packed' })
  expect(await inPindi()).toEqual([2, 1])
  expect(await found(clerk, ids, 'zone=Pindi&status=packed')).toEqual([1])
  const redirect = await redirection(clerk, ids[2] ?? '', { address: 'House 2, Rawalpindi' })
  expect((await clerk.patch(`admin/orders/${ids[2]}/delivery`, redirect)).status).toBe(200)
  expect(await inPindi()).toEqual([3, 2, 1])

  const zone = (await clerk.get('admin/zones')).body.data.find(
    ({ name }: { name: string }) => name === 'Pindi',
  )
  await clerk.patch(`admin/zones/${zone.id}`, { name: 'Twin cities', version: zone.version })
  expect(await inPindi()).toEqual([3, 2, 1])
  const { data: names } = (await clerk.get('admin/orders/zones')).body
  expect(names).toEqual([{ zone: 'Pindi' }, { zone: 'Twin cities' }])
  const { data: one } = (await clerk.get(`admin/orders/${ids[1]}`)).body
  expect(one).toMatchObject({ deliveryZone: 'Pindi', pricedZone: 'Pindi' })

  for (const status of ['shipped', 'delivered'])
    await clerk.patch(`admin/orders/${before}`, { status })
  const board = async (query: string) => {
    const { data } = (await clerk.get(`admin/orders/board${query}`)).body
    return [data.columns.placed.count, data.columns.delivered.count]
  }
  expect(await board('?zone=Pindi')).toEqual([2, 1])
  expect(await board('?zone=Twin+cities')).toEqual([0, 0])
  expect(await board('')).toEqual([2, 1])
  const saved = await clerk.post('admin/orders/views', view({ filter: { zone: 'Pindi' } }))
  expect(saved.body.data[0].filter).toEqual({ zone: 'Pindi' })
  expect((await clerk.get(`admin/orders?zone=${'x'.repeat(61)}`)).status).toBe(400)
})

const viewsOf = async ({ db }: TestShop) =>
  (await db.one<{ count: number }>`select count(*) as count from order_view`).count

const view = (more: object = {}) => ({
  id: randomUUID(),
  name: 'Card this week',
  filter: { payment: 'card', days: 7 },
  ...more,
})

test('a view is saved once for its owner, and deleted', async () => {
  const shop = await openShop()
  const [clerk, owner] = [await shop.as('clerk'), await shop.as('owner')]
  const first = view()
  const saved = await clerk.post('admin/orders/views', first)
  expect(saved).toMatchObject({ status: 201, body: { data: [first] } })
  expect((await clerk.post('admin/orders/views', first)).body).toEqual({ data: [first] })
  expect(await viewsOf(shop)).toBe(1)
  expect((await owner.get('admin/orders/views')).body).toEqual({ data: [] })
  // One id is one view: another's is neither shown nor changed.
  expect((await owner.post('admin/orders/views', first)).body).toEqual({ data: [] })
  const gone = await owner.send('DELETE', `admin/orders/views/${first.id}`)
  expect(gone).toMatchObject({ status: 404, body: { message: 'Saved view not found' } })
  expect((await clerk.send('DELETE', `admin/orders/views/${first.id}`)).status).toBe(200)
  expect((await clerk.get('admin/orders/views')).body).toEqual({ data: [] })
})

test('each staff member with access to orders can save 20 views', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  await shop.db.transaction((tx) => appoint(tx, 'clerk', 'viewer', 0))
  for (let index = 0; index < 20; index += 1)
    expect((await clerk.post('admin/orders/views', view())).status).toBe(201)
  expect(await clerk.post('admin/orders/views', view())).toMatchObject({
    status: 409,
    body: { message: 'You have 20 saved views already. Please remove one first.' },
  })
  expect(await viewsOf(shop)).toBe(20)
  for (const bad of [
    { name: '' },
    { name: 'x'.repeat(41) },
    { id: 'mine' },
    { filter: { status: 'lost' } },
    { filter: null },
  ])
    expect([bad, (await clerk.post('admin/orders/views', view(bad))).status]).toEqual([bad, 400])
})

test.runIf(engine === 'sqlite')('each choice is found in an index alone', async () => {
  const shop = await openShop()
  const any = { text: '', sort: '-placed', status: null, payment: null, channel: null, zone: null, refund: null, promisedBefore: null, from: null, until: null } as const // prettier-ignore
  const plans = async (some: Partial<Parameters<typeof searchOrders>[1]>, after?: OrderCursor) => {
    const steps: string[] = []
    const noting = { ...shop.db, all: explain } as typeof shop.db
    function explain(strings: TemplateStringsArray, ...values: unknown[]) {
      const asked = shop.db.all<{ detail: string }>`explain query plan ${{ strings, values }}`
      return asked.then((rows) => (steps.push(...rows.map(({ detail }) => detail)), []))
    }
    await searchOrders(noting, { ...any, ...some }, after ?? null, 24)
    return steps.join('\n')
  }
  const after = { placedAt: 1, id: 'a' }
  expect(await plans({})).toContain('COVERING INDEX order_by_time')
  expect(await plans({ from: 1, until: 2 }, after)).toContain('COVERING INDEX order_by_time')
  expect(await plans({ payment: 'cod' })).toContain('COVERING INDEX order_by_time')
  expect(await plans({ status: 'placed' }, after)).toContain('COVERING INDEX order_by_status')
  expect(await plans({ status: 'placed', payment: 'cod', channel: 'online' })).toContain(
    'COVERING INDEX order_by_status',
  )
  expect(await plans({ promisedBefore: '2025-01-12' })).toContain('INDEX order_by_promise')
  expect(await plans({ refund: 'due' })).toContain('COVERING INDEX refund_due_of_order')
  for (const more of [{}, { status: 'cancelled' }, { payment: 'cod', from: 1 }] as const)
    expect(await plans({ zone: 'City', ...more })).toContain('COVERING INDEX order_by_zone')
  expect(await plans({ channel: 'counter' })).toContain('COVERING INDEX order_by_staff')
  expect(await plans({ payment: 'account' })).toContain('COVERING INDEX order_by_account')
  expect(await plans({ payment: 'card', channel: 'online' })).toContain(
    'COVERING INDEX order_by_card',
  )
})

test('the end of a phone number is found in an index', async () => {
  const { db } = await openShop()
  const any = { text: '234567', sort: '-placed', status: null, payment: null, channel: null, zone: null, refund: null, promisedBefore: null, from: null, until: null } as const // prettier-ignore
  const plan = await db.transaction(async (tx) => {
    // PostgreSQL would read a table this small without an index.
    if (engine === 'postgres') await tx.run`set local enable_seqscan = off`
    const rows: object[] = []
    const noting = { ...db, all: explain } as typeof db
    async function explain(strings: TemplateStringsArray, ...values: unknown[]) {
      const how = engine === 'sqlite' ? sql`explain query plan` : sql`explain`
      rows.push(...(await tx.all<object>`${how} ${{ strings, values }}`))
      return []
    }
    await searchOrders(noting, any, null, 24)
    return JSON.stringify(rows)
  })
  expect(plan).toContain('order_by_phone_end')
})

test('a guest’s order came online too', async () => {
  const shop = await openShop()
  await placed(shop.guest(), buyNow(390, undefined, { contact }))
  const { body } = await (await shop.as('clerk')).get('admin/orders?channel=online')
  expect(body.data).toHaveLength(1)
})

test('orders past their promised day are marked, listed, counted and first on the board', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const first = (await placed(amina, cartOrder()))._id as string
  const late = (await placed(amina, cartOrder()))._id as string
  const done = (await placed(amina, cartOrder()))._id as string
  await shop.db
    .run`update orders set arrives_from = '2025-01-05', arrives_to = '2025-01-05' where id <> ${first}`
  await shop.db
    .run`update orders set arrives_from = '2025-01-09', arrives_to = '2025-01-09' where id = ${first}`
  let clerk = await shop.as('clerk')
  await clerk.patch(`admin/orders/${done}`, { status: 'shipped' })
  await clerk.patch(`admin/orders/${done}`, { status: 'delivered' })
  const lateNow = async () => {
    const { data } = (await clerk.get('admin/orders?late=yes')).body
    const found = data.map((order: { id: string; daysLate: number }) => [order.id, order.daysLate])
    return [(await clerk.get('admin/today')).body.data.late, found]
  }
  expect(await lateNow()).toEqual([0, []])
  shop.later(day)
  clerk = await shop.as('clerk')
  expect(await lateNow()).toEqual([1, [[late, 1]]])
  const { cards } = (await clerk.get('admin/orders/board')).body.data.columns.placed
  expect(cards.map((card: { id: string; daysLate: number }) => [card.id, card.daysLate])).toEqual([
    [late, 1],
    [first, 0],
  ])
  expect((await clerk.get(`admin/orders/${late}`)).body.data.daysLate).toBe(1)
  expect((await clerk.get('admin/orders?late=no')).status).toBe(400)
})
