import { expect, test } from 'vitest'
import { referenceOf } from '#shop/orders/order.ts'
import { appoint } from '#shop/accounts/staff/staff.store.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { buyNow, cartOrder, contact, placed } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const states = ['placed', 'packed', 'ready', 'shipped', 'delivered', 'cancelled'] as const
type State = (typeof states)[number]

/** The ways to each state, and where one may go from there. */
const ways: Record<State, State[]> = {
  placed: [],
  packed: ['packed'],
  ready: ['packed', 'ready'],
  shipped: ['packed', 'shipped'],
  delivered: ['packed', 'shipped', 'delivered'],
  cancelled: ['cancelled'],
}
const mayBecome: Record<State, State[]> = {
  placed: ['packed', 'ready', 'shipped', 'cancelled'],
  packed: ['ready', 'shipped', 'cancelled'],
  ready: ['shipped', 'delivered', 'cancelled'],
  shipped: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
}

/** A skipped state that the order enters too. */
const passedOver = (from: State, to: State): State[] =>
  from === 'placed' && (to === 'shipped' || to === 'ready') ? ['packed'] : []

test('an order moves only to the states that the table allows', async () => {
  const shop = await openShop()
  const [clerk, amina] = [await shop.as('clerk'), await shop.as('amina')]
  for (const from of states) {
    for (const to of states) {
      const { _id: id } = await placed(amina, cartOrder(390, [{ product: 'apples', quantity: 1 }]))
      for (const status of ways[from]) {
        shop.later(1000)
        await clerk.patch(`admin/orders/${id}`, { status })
      }
      shop.later(1000)
      const entries = await shop.count('audit')
      const reply = await clerk.patch(`admin/orders/${id}`, { status: to })
      const isAllowed = mayBecome[from].includes(to)
      expect([from, to, reply.status]).toEqual([from, to, isAllowed ? 200 : 409])
      const now = (await amina.get(`order/${id}`)).body.data
      expect([from, to, now.status]).toEqual([from, to, isAllowed ? to : from])
      expect(now.history.map((change: { status: State }) => change.status)).toEqual([
        'placed',
        ...ways[from],
        ...(isAllowed ? [...passedOver(from, to), to] : []),
      ])
      expect(await shop.count('audit')).toBe(
        (entries ?? 0) + (isAllowed ? 1 + passedOver(from, to).length : 0),
      )
    }
  }
  await expectSoundLedger(shop)
})

test('who moved an order on, and when, is written down', async () => {
  const shop = await openShop()
  const { _id: id } = await placed(await shop.as('amina'), cartOrder())
  shop.later(3_600_000)
  const reply = await (await shop.as('clerk')).patch(`admin/orders/${id}`, { status: 'packed' })
  expect(reply.body.data.history).toMatchObject([
    { status: 'placed', at: '2025-01-05T10:00:00.000Z' },
    { status: 'packed', at: '2025-01-05T11:00:00.000Z' },
  ])
  expect(
    await shop.db
      .all`select kind as action, subject, actor as account_id, at from event where actor in (select account_id from staff_member)`,
  ).toEqual([{ action: 'order.moved', subject: id, account_id: 'clerk', at: shop.now() }])
  expect(await shop.db.one`select account_id from order_change where status = 'packed'`).toEqual({
    account_id: 'clerk',
  })
})

test('an order that is shipped at once was packed by the same person at the same time', async () => {
  const shop = await openShop()
  const { _id: id } = await placed(await shop.as('amina'), cartOrder())
  shop.later(3_600_000)
  const reply = await (await shop.as('clerk')).patch(`admin/orders/${id}`, { status: 'shipped' })
  const at = '2025-01-05T11:00:00.000Z'
  expect(reply.body.data.history.slice(1)).toMatchObject([
    { status: 'packed', at },
    { status: 'shipped', at },
  ])
  expect(
    await shop.db.all`select account_id from order_change where status in ('packed', 'shipped')`,
  ).toEqual([{ account_id: 'clerk' }, { account_id: 'clerk' }])
  await expectSoundLedger(shop)
})

test('two clerks pack at once: one does', async () => {
  const shop = await openShop()
  const { _id: id } = await placed(await shop.as('amina'), cartOrder())
  const clerk = await shop.as('clerk')
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => clerk.patch(`admin/orders/${id}`, { status: 'packed' })),
  )
  expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
  expect(await shop.count('audit')).toBe(1)
})

test('states that are none, orders that are not there', async () => {
  const shop = await openShop()
  const { _id: id } = await placed(await shop.as('amina'), cartOrder())
  const clerk = await shop.as('clerk')
  for (const body of [{ status: 'lost' }, { status: 'PACKED' }, { status: null }, {}, '[]']) {
    expect([body, (await clerk.patch(`admin/orders/${id}`, body)).status]).toEqual([body, 400])
  }
  for (const status of ['packed', 'cancelled']) {
    expect(await clerk.patch('admin/orders/none', { status })).toMatchObject({
      status: 404,
      body: { message: 'Order not found' },
    })
  }
  expect((await clerk.get('admin/orders/none')).status).toBe(404)
})

test('the list: newest first, by state, by content, in pages', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const first = await placed(await shop.as('amina'), cartOrder())
  shop.later(1000)
  const second = await placed(
    await shop.as('hina'),
    cartOrder(550, undefined, { shippingAddress: 'Shop 5%, Moti Bazaar_Road' }),
  )
  shop.later(1000)
  const third = await placed(shop.guest(), buyNow(390, undefined, { contact }))
  await clerk.patch(`admin/orders/${second._id}`, { status: 'packed' })
  const found = async (query: string) => {
    const { status, body } = await clerk.get(`admin/orders${query}`)
    return status === 200
      ? [
          body.data.map(
            (order: { id: string }) =>
              [first, second, third].findIndex(({ _id }) => _id === order.id) + 1,
          ),
          body.next,
        ]
      : status
  }
  expect(await found('')).toEqual([[3, 2, 1], null])
  expect(await found('?status=packed')).toEqual([[2], null])
  expect(await found('?status=cancelled')).toEqual([[], null])
  expect(await found('?q=AMINA')).toEqual([[1], null])
  expect(await found('?q=bushra')).toEqual([[3], null])
  expect(await found(`?q=${referenceOf({ id: second._id })}`)).toEqual([[2], null])
  expect(await found('?q=5%25')).toEqual([[2], null])
  expect(await found('?q=bazaar_road')).toEqual([[2], null])
  expect(await found('?q=%25%25')).toEqual([[], null])
  expect(await found("?q='%3B drop table orders --")).toEqual([[], null])
  expect(await found('?q=%23' + third._id.slice(0, 5))).toEqual([[3], null])
  expect(await found('?q=0300%20123')).toEqual(await found('?q=%2B92300123'))
  const [newest, next] = (await found('?limit=2')) as [number[], string]
  expect(newest).toEqual([3, 2])
  expect(await found(`?limit=2&after=${next}`)).toEqual([[1], null])
  expect(await found('?limit=2&after=0.0')).toEqual([[], null])
  for (const bad of [
    '?after=1',
    '?after=x.y',
    '?limit=0',
    '?limit=101',
    '?status=lost',
    '?q=%00',
    `?q=${'x'.repeat(101)}`,
  ])
    expect([bad, await found(bad)]).toEqual([bad, 400])
  expect((await clerk.get(`admin/orders/${third._id}`)).body.data).toMatchObject({
    customerId: null,
    contact,
  })
  expect((await clerk.get(`admin/orders/${third._id}`)).text).not.toContain(third.key)
})

test('a phone number finds its orders by its beginning or its last four digits or more', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const { _id } = await placed(shop.guest(), buyNow(390, undefined, { contact }))
  const found = async (q: string) =>
    (await clerk.get(`admin/orders?q=${encodeURIComponent(q)}`)).body.data.map(
      (order: { id: string }) => order.id,
    )
  for (const q of ['0300 123', '+92300123', '0300-1234567', '03001234567'])
    expect([q, await found(q)]).toEqual([q, [_id]])
  for (const q of ['1234567', '123 4567', '4567', '34567', '۴۵۶۷'])
    expect([q, await found(q)]).toEqual([q, [_id]])
  for (const q of ['0301', '0300 1239', '567', '1934567', '3456'])
    expect([q, await found(q)]).toEqual([q, []])
})

test('the same time of placing loses no order between pages', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const ids: string[] = []
  for (let index = 0; index < 5; index += 1)
    ids.push((await placed(shop.guest(), buyNow(390, undefined, { contact })))._id)
  const seen: string[] = []
  let after = ''
  for (let page = 0; page < 3; page += 1) {
    const { body } = await clerk.get(`admin/orders?limit=2${after && `&after=${after}`}`)
    seen.push(...body.data.map((order: { id: string }) => order.id))
    after = body.next
  }
  expect(after).toBe(null)
  expect(seen).toEqual(ids.toSorted().toReversed())
})

test('staff cancel a line with a reason; the rest is priced again', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const { _id, total } = await placed(await shop.as('amina'), cartOrder())
  const before = (await clerk.get(`admin/orders/${_id}`)).body.data
  const [line] = before.lines
  const body = { lines: [{ productId: line.productId, quantity: 1 }], reason: 'Bruised' }
  const cancelled = await clerk.post(`admin/orders/${_id}/cancel`, body)
  expect(cancelled.status).toBe(200)
  expect(cancelled.body.data.lines[0].cancelledQuantity).toBe(1)
  expect(cancelled.body.data.total).toBe(total - line.price)
  await expectSoundLedger(shop)
  expect(
    (await clerk.post(`admin/orders/${_id}/cancel`, { ...body, lines: [{ productId: 'none' }] }))
      .status,
  ).toBe(400)
})

test('an order records who moved it, and who cancelled what, why, at which amount', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const amina = await shop.as('amina')
  const clerkName = (await clerk.get('user/me')).body.fullname
  const lines = [
    { product: 'apples', quantity: 3 },
    { product: 'atta', quantity: 1 },
  ]
  const { _id } = await placed(amina, cartOrder(3 * 240 + 1250 + 150, lines))
  await amina.post(`order/${_id}/cancel`, { products: [{ product: 'apples', quantity: 1 }] })
  const path = `admin/orders/${_id}`
  await clerk.patch(path, { status: 'packed' })
  await clerk.post(`${path}/cancel`, { lines: [], reason: 'Nobody at home' })
  const { subtotal, ...order } = (await clerk.get(path)).body.data
  expect(order.history).toMatchObject([
    { status: 'placed', by: null },
    { status: 'packed', by: clerkName },
    { status: 'cancelled', by: clerkName },
  ])
  expect(order.cancellations).toMatchObject([
    { by: null, reason: null, replacedBy: null, lines: [{ line: 0, quantity: 1, amount: 240 }] },
    {
      by: clerkName,
      reason: 'Nobody at home',
      lines: [
        { line: 0, quantity: 2, amount: 480 },
        { line: 1, quantity: 1, amount: 1250 },
      ],
    },
  ])
  expect(subtotal).toBe(480 + 1250)
  expect(order.promised).toMatchObject({ from: expect.any(String) })
})

test('staff can cancel items of a shipped order, but not of a delivered one', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const amina = await shop.as('amina')
  const stock = await shop.stockOf('apples')
  const { _id, total } = await placed(amina, cartOrder())
  const path = `admin/orders/${_id}`
  await clerk.patch(path, { status: 'packed' })
  await clerk.patch(path, { status: 'shipped' })
  const one = { lines: [{ productId: 'apples', quantity: 1 }], reason: 'Refused at the door' }
  const { data } = (await clerk.post(`${path}/cancel`, one)).body
  expect([data.status, data.total, data.lines[0].cancelledQuantity]).toEqual([
    'shipped',
    total - 240,
    1,
  ])
  expect(await shop.stockOf('apples')).toBe((stock ?? 0) - 1)
  await clerk.patch(path, { status: 'delivered' })
  expect(await clerk.post(`${path}/cancel`, one)).toMatchObject({
    status: 409,
    body: { code: 'order_moved_on' },
  })
  await expectSoundLedger(shop)
})

test('cancelling an undeliverable order restores stock and points, and nothing is due', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const [amina, before] = [await shop.as('amina'), await shop.balanceOf('amina')]
  const stock = await shop.stockOf('apples')
  const { _id } = await placed(amina, cartOrder())
  await clerk.patch(`admin/orders/${_id}`, { status: 'shipped' })
  const { status } = await clerk.post(`admin/orders/${_id}/cancel`, { lines: [], reason: null })
  expect(status).toBe(200)
  expect((await amina.get(`order/${_id}`)).body.data.status).toBe('cancelled')
  expect(await shop.stockOf('apples')).toBe(stock)
  expect(await shop.balanceOf('amina')).toBe(before)
  await expectSoundLedger(shop)
})

test('a rider moves orders on and cancels none, by either call', async () => {
  const shop = await openShop()
  const { _id } = await placed(await shop.as('amina'), cartOrder())
  await shop.db.transaction((tx) => appoint(tx, 'clerk', 'rider', 0))
  const rider = await shop.as('clerk')
  const refused = { status: 403, body: { permission: 'order.cancel' } }
  const path = `admin/orders/${_id}`
  expect(await rider.post(`${path}/cancel`, { lines: [], reason: null })).toMatchObject(refused)
  expect(await rider.patch(path, { status: 'cancelled' })).toMatchObject(refused)
  expect((await rider.patch(path, { status: 'shipped' })).status).toBe(200)
})

test('of two packers who report the same short line, one gets the new quantity', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const five = [{ product: 'apples', quantity: 5 }]
  const { _id } = await placed(await shop.as('amina'), cartOrder(1350, five))
  const body = { lines: [{ productId: 'apples', quantity: 1, left: 5 }], reason: null }
  const replies = await Promise.all([
    clerk.post(`admin/orders/${_id}/cancel`, body),
    clerk.post(`admin/orders/${_id}/cancel`, body),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'order_line_changed',
    left: 4,
    seen: 5,
  })
  const { data } = (await clerk.get(`admin/orders/${_id}`)).body
  expect(data.lines[0].cancelledQuantity).toBe(1)
  await expectSoundLedger(shop)
})

test('notes of staff are seen by staff alone, and go with the account of the buyer', async () => {
  const shop = await openShop()
  const [clerk, amina] = [await shop.as('clerk'), await shop.as('amina')]
  const { _id } = await placed(amina, cartOrder())
  const written = await clerk.post(`admin/orders/${_id}/notes`, { text: 'Rang, nobody there' })
  expect(written.status).toBe(201)
  expect(written.body.data.notes).toMatchObject([{ text: 'Rang, nobody there', by: 'Sana Clerk' }])
  expect((await amina.get(`order/${_id}`)).text).not.toContain('Rang')
  for (const text of ['', ' ', 'x'.repeat(1001)])
    expect((await clerk.post(`admin/orders/${_id}/notes`, { text })).status).toBe(400)
  expect((await clerk.post('admin/orders/none/notes', { text: 'Hello' })).status).toBe(404)
})

test('pending work is counted per permission', async () => {
  const shop = await openShop({ on: '2025-01-12T10:00:00Z' })
  const [clerk, amina] = [await shop.as('clerk'), await shop.as('amina')]
  const first = await placed(amina, cartOrder())
  const second = await placed(shop.guest(), buyNow(390, undefined, { contact }))
  await clerk.patch(`admin/orders/${second._id}`, { status: 'packed' })
  const today = async (who = clerk) => (await who.get('admin/today')).body.data
  const before = await today()
  expect(before).toMatchObject({
    orders: { placed: 1, packed: 1, shipped: 0 },
  })
  await amina.post('message', {
    kind: 'question',
    name: '',
    email: 'a@b.pk',
    subject: '',
    message: 'When?',
  })
  await shop.db.transaction((tx) => appoint(tx, 'owner', 'packer', 0))
  expect(await today(await shop.as('owner'))).toEqual({
    orders: before.orders,
    late: 0,
    onHold: 0,
    cashToApprove: null,
    khataToRemind: null,
    pickupsEnding: [],
    returns: null,
    refunds: null,
    uncollected: null,
    reviews: null,
    messages: null,
    wholesale: null,
    passwordRequests: null,
    soldOut: 1,
    lowStock: 1,
    setup: null,
  })
  await clerk.patch(`admin/orders/${first._id}`, { status: 'cancelled' })
  expect(await today()).toMatchObject({
    orders: { placed: 0, packed: 1, shipped: 0 },
  })
})

test("an order has the customer's history, and points for staff who may read customers", async () => {
  const shop = await openShop()
  const [clerk, amina] = [await shop.as('clerk'), await shop.as('amina')]
  const { _id: first } = await placed(amina, cartOrder())
  await clerk.patch(`admin/orders/${first}`, { status: 'cancelled' })
  const { _id: second } = await placed(amina, cartOrder())
  const customerOf = async (id: string) =>
    (await clerk.get(`admin/orders/${id}`)).body.data.customer
  expect(await customerOf(second)).toEqual({
    orders: 2,
    delivered: 0,
    cancelled: 1,
    returnsAccepted: 0,
    returnsRefused: 0,
    points: 16,
    spendablePoints: 0,
  })
  // A guest is known by the phone number, however it was typed.
  const guest = { contact: { ...contact, phone: '0300-1234567' } }
  await placed(shop.guest(), buyNow(390, undefined, { contact }))
  const { _id: third } = await placed(shop.guest(), buyNow(390, undefined, guest))
  expect(await customerOf(third)).toMatchObject({ orders: 2, points: null, spendablePoints: null })
  await shop.db.transaction((tx) => appoint(tx, 'clerk', 'packer', 0))
  expect(await customerOf(second)).toMatchObject({ orders: 2, points: null })
})
