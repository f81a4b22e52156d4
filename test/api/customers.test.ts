import { expect, test } from 'vitest'
import { forFile } from '../support/clean-up.ts'
import { password } from '../support/cast.ts'
import { dumpOf } from '../support/dump.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { buyNow, cartOrder, delivered, placed } from '../support/orders.ts'
import { requests } from '../support/requests.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const login = { email: 'amina@kiryana.example', password }
const block = async (shop: TestShop, who: string, blocked = true) =>
  (await shop.as('clerk')).patch(`admin/customers/${who}/block`, { blocked })
const kindsOf = async (shop: TestShop, subject: string) =>
  (
    await shop.db.all<{ kind: string }>`
      select kind from event where subject = ${subject} and kind like 'customer.%' order by seq`
  ).map(({ kind }) => kind)

test.each(['clerk', 'owner'] as const)(
  'the %s changes neither price list nor points nor block of their own account',
  async (who) => {
    const shop = await openShop()
    const staff = await shop.as(who)
    const path = `admin/customers/${who}`
    const prices = 'This is a staff account. Please choose a customer.'
    const rows = [
      [await staff.patch(path, { approved: true }), 409, prices],
      [await staff.patch(path, { approved: false }), 409, prices],
      [
        await staff.post(`${path}/points`, { points: 50, reason: 'A gift', balance: 0 }),
        403,
        'Please ask a colleague to change your points.',
      ],
      [
        await staff.patch(`${path}/block`, { blocked: true }),
        409,
        'This is an account of staff. An owner can take its role away first.',
      ],
    ] as const
    for (const [reply, status, message] of rows)
      expect([reply.status, reply.body.message]).toEqual([status, message])
    expect(await shop.count('audit')).toBe(0)
    expect(await shop.balanceOf(who)).toBe(0)
  },
)

test('one customer: only their own orders, points, returns, addresses and notes', async () => {
  const shop = await openShop()
  const [amina, bilal, clerk] = [
    await shop.as('amina'),
    await shop.as('bilal'),
    await shop.as('clerk'),
  ]
  await placed(bilal, buyNow())
  await bilal.post('user/addresses', {
    name: 'Bilal',
    phone: '0300 1234567',
    address: 'Lane 1, Lahore',
  })
  const order = await delivered(shop, amina, cartOrder(1400, [{ product: 'atta', quantity: 1 }]))
  const back = { product: 'atta', quantity: '1', kind: 'unwanted', reason: 'Too much of it' }
  await amina.form(`order/${order}/return`, back)
  const home = { name: 'Amina', phone: '0300 7654321', address: 'Lane 2, Lahore', label: 'Home' }
  await amina.post('user/addresses', home)
  await clerk.post('admin/customers/amina/notes', { text: 'Ring twice' })
  const { data } = (await clerk.get('admin/customers/amina')).body
  expect(data).toMatchObject({
    id: 'amina',
    blockedAt: null,
    orders: [{ id: order, status: 'delivered', total: 1400 }],
    returns: [{ orderId: order, quantity: 1, state: 'asked' }],
    addresses: [{ label: 'Home', phone: '+923007654321', isDefault: true }],
    notes: [{ text: 'Ring twice' }],
  })
  expect(data.orders).toHaveLength(1)
  expect(data.addresses).toHaveLength(1)
  expect(data.pointsEntries[0]).toMatchObject({ orderId: order, balance: data.points })
})

test('an empty note and one about a missing customer are refused', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const before = await dumpOf(shop.db)
  const empty = await clerk.post('admin/customers/amina/notes', { text: '  ' })
  expect(empty.status).toBe(400)
  for (const reply of [
    await clerk.post('admin/customers/nobody/notes', { text: 'Who?' }),
    await block(shop, 'nobody'),
    await clerk.send('DELETE', 'admin/customers/nobody'),
    await clerk.get('admin/customers/nobody'),
  ])
    expect([reply.status, reply.body.code]).toEqual([404, 'customer_not_found'])
  expect(await dumpOf(shop.db)).toEqual(before)
})

test('a blocked customer is logged out with the next click, and neither logs in nor orders', async () => {
  const shop = await openShop()
  await (await shop.as('clerk')).patch('admin/settings', { phone: '042 111 222 333' })
  const amina = await shop.as('amina')
  expect((await block(shop, 'amina')).body.data.blockedAt).not.toBeNull()
  expect((await amina.get('user/sessions')).status).toBe(401)
  const refused = await shop.guest().post('user/login', login)
  expect([refused.status, refused.body]).toEqual([
    403,
    expect.objectContaining({
      code: 'account_blocked',
      message: 'This account is closed. Please call us on 042 111 222 333.',
    }),
  ])
  const wrong = await shop.guest().post('user/login', { ...login, password: 'not this one' })
  expect([wrong.status, wrong.body.code]).toEqual([401, 'login_failed'])
  expect((await block(shop, 'amina', false)).body.data.blockedAt).toBeNull()
  const again = shop.guest()
  expect((await again.post('user/login', login)).status).toBe(200)
  await placed(again, cartOrder())
})

test('a session that outlives the block opens nothing', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  await shop.db.run`update account set blocked_at = 1 where id = 'amina'`
  const before = await dumpOf(shop.db)
  expect((await amina.post('user/addresses', requests.addAddress.body)).status).toBe(401)
  expect(await dumpOf(shop.db)).toEqual(before)
})

test('blocking twice is blocking once; both are in the audit with before and after', async () => {
  const shop = await openShop()
  for (const blocked of [true, true, false, false]) {
    shop.later(1000)
    expect((await block(shop, 'bilal', blocked)).status).toBe(200)
  }
  expect(await kindsOf(shop, 'bilal')).toEqual(['customer.blocked', 'customer.unblocked'])
  const { data } = (await (await shop.as('owner')).get('admin/audit?kind=customer.blocked')).body
  expect(data[0]).toMatchObject({
    subject: 'bilal',
    person: { id: 'clerk' },
    changes: [{ field: 'blocked', before: false, after: true }],
  })
})

test('the list of those who are blocked has them alone, also together with a text', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const listed = async (query: string) => {
    const { data, total } = (await clerk.get(`admin/customers?blocked=true${query}`)).body
    return [data.map(({ id }: { id: string }) => id), total]
  }
  expect(await listed('')).toEqual([[], 0])
  await block(shop, 'bilal')
  await block(shop, 'hina')
  expect((await listed(''))[0]).toEqual(expect.arrayContaining(['bilal', 'hina']))
  expect(await listed('&q=traders')).toEqual([['hina'], 1])
  expect((await listed('&limit=1&page=2'))[0]).toHaveLength(1)
  expect((await clerk.get('admin/customers?blocked=no')).status).toBe(400)
})

/** For tables of what is refused: nothing in it changes. */
const shopOfFile = forFile(() => openShop())

test.each([
  '0300 0000000',
  '03000000000',
  '0300-000',
  '+92 300 0000000',
  '923000000000',
  'Amina  Siddiqui',
  'siddiqui amina',
])('a customer is found by %s', async (q) => {
  const shop = shopOfFile()
  const clerk = await shop.as('clerk')
  const { data } = (await clerk.get(`admin/customers?q=${encodeURIComponent(q)}`)).body
  expect(data.map(({ id }: { id: string }) => id)).toContain('amina')
})

test('a customer is found by the whole number of their loyalty card, with or without blanks', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const { loyaltyCard: card } = (await clerk.get('admin/customers/hina')).body.data
  const found = async (q: string) =>
    (await clerk.get(`admin/customers?q=${encodeURIComponent(q)}`)).body.data.map(
      ({ id }: { id: string }) => id,
    )
  expect(await found(card)).toEqual(['hina'])
  expect(await found(card.replace(/(.{4})/g, '$1 ').trim())).toEqual(['hina'])
  expect(await found(card.slice(0, 8))).toEqual([])
  expect((await clerk.get(`admin/customers?q=${card}&blocked=true`)).body.total).toBe(0)
})

test('cancelled orders and refused returns are counted, for those who may read them', async () => {
  const shop = await openShop()
  const [clerk, amina] = [await shop.as('clerk'), await shop.as('amina')]
  const countsOf = async () => {
    const { cancelledOrders, refusedReturns } = (await clerk.get('admin/customers/amina')).body.data
    return [cancelledOrders, refusedReturns]
  }
  expect(await countsOf()).toEqual([0, 0])
  for (const order of [cartOrder(), buyNow()]) {
    const { _id: id } = await placed(amina, order)
    shop.later(20_000)
    await clerk.post(`admin/orders/${id}/cancel`, { lines: [], reason: null })
  }
  expect(await countsOf()).toEqual([2, 0])
})

test('staff can be neither blocked nor deleted here', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const before = await dumpOf(shop.db)
  for (const reply of [
    await block(shop, 'owner'),
    await clerk.send('DELETE', 'admin/customers/owner'),
  ])
    expect([reply.status, reply.body.code]).toEqual([409, 'customer_is_staff'])
  expect(await dumpOf(shop.db)).toEqual(before)
})

test('a customer is deleted for good: personal data goes, the books stay', async () => {
  const shop = await openShop()
  const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  const { _id: order } = await placed(amina, cartOrder())
  await clerk.post('admin/customers/amina/notes', { text: 'A note' })
  const waits = await clerk.send('DELETE', 'admin/customers/amina')
  expect([waits.status, waits.body.code]).toEqual([409, 'customer_awaits_order'])
  for (const status of ['packed', 'shipped', 'delivered'])
    await clerk.patch(`admin/orders/${order}`, { status })
  expect((await clerk.send('DELETE', 'admin/customers/amina')).status).toBe(200)
  expect((await amina.get('user/sessions')).status).toBe(401)
  expect((await clerk.get('admin/customers/amina')).status).toBe(404)
  expect((await clerk.send('DELETE', 'admin/customers/amina')).status).toBe(404)
  expect((await clerk.get('admin/customers?q=amina')).body.total).toBe(0)
  expect((await clerk.get(`admin/orders/${order}`)).body.data.contact.name).toBe('')
  expect(await shop.db.all`select id from customer_note`).toEqual([])
  expect(await kindsOf(shop, 'amina')).toEqual(['customer.noted', 'customer.erased'])
  await expectSoundLedger(shop)
})

test('the export has all data of a customer, nothing of others, and no secrets', async () => {
  const shop = await openShop()
  const [amina, bilal, clerk] = [
    await shop.as('amina'),
    await shop.as('bilal'),
    await shop.as('clerk'),
  ]
  const { _id: order } = await placed(amina, cartOrder())
  await placed(bilal, cartOrder())
  await amina.post('user/addtofavourites', { productid: 'atta' })
  await amina.post('user/notifyme', { productid: 'soldout' })
  await amina.post('lists', { name: 'Rashan', items: [{ _id: 'atta', quantity: 2 }] })
  await clerk.post('admin/customers/amina/notes', { text: 'Likes the bell to be rung twice' })
  await clerk.post('admin/customers/bilal/notes', { text: 'Somebody else' })
  const reply = await clerk.post('admin/customers/amina/data')
  expect(reply.status).toBe(201)
  const { data } = reply.body
  const [account] = await shop.db.all<{ email: string; hash: string }>`
    select email, password_hash as hash from account where id = 'amina'`
  expect(data.account).toEqual([expect.objectContaining({ id: 'amina', email: account?.email })])
  expect(data.account[0].created_at).toMatch(/^\d{4}-.+Z$/)
  expect(data.orders).toEqual([expect.objectContaining({ id: order, status: 'placed' })])
  expect(data.order_lines.map((line: { order_id: string }) => line.order_id)).toContain(order)
  expect(data.notes_of_staff).toEqual([expect.objectContaining({ text: 'Likes the bell to be rung twice' })]) // prettier-ignore
  expect(data.emails.length).toBeGreaterThan(0)
  expect(data.sessions).toHaveLength(1)
  expect(data.lists).toEqual([expect.objectContaining({ list: 'Rashan', quantity: 2 })])
  expect([data.wishlist.length, data.stock_alerts.length]).toEqual([1, 1])
  expect(reply.text).not.toContain(account?.hash)
  expect(reply.text).not.toContain('Somebody else')
  expect(await kindsOf(shop, 'amina')).toContain('customer.exported')
  expect((await amina.post('admin/customers/amina/data')).status).toBe(403)
  await expectSoundLedger(shop)
})

test('every table about accounts is part of the data export', async () => {
  const { db } = await openShop()
  const tables = await (db.engine === 'sqlite'
    ? db.all<{ name: string }>`
        select tables.name from sqlite_master as tables join pragma_table_info(tables.name) as columns
        where tables.type = 'table' and columns.name = 'account_id'`
    : db.all<{ name: string }>`
        select table_name as name from information_schema.columns
        where column_name = 'account_id' and table_schema = current_schema()`)
  const taken = ['address', 'cart_line', 'contact_change', 'customer_note', 'favourite', 'khata', 'khata_entry', 'khata_reminder', 'message', 'orders', 'outbox', 'points_entry', 'product_review', 'ration_list', 'review', 'session', 'stock_wait'] // prettier-ignore
  const secretOrTechnical = [
    'access_token',
    'answered_call',
    'cart_change',
    'khata_open',
    'password_request',
    'password_reset',
    'recovery_code',
    'second_factor',
  ]
  const workOfStaff = ['cancellation', 'cash_drawer', 'cash_entry', 'import_run', 'moved_order', 'order_change', 'order_note', 'order_step_back', 'order_time_change', 'order_view', 'planned_price', 'product_import', 'refund_payment', 'replacement', 'staff_member', 'stock_entry', 'stop_action', 'undone_refund', 'weighing'] // prettier-ignore
  expect(tables.map(({ name }) => name).toSorted()).toEqual(
    [...taken, ...secretOrTechnical, ...workOfStaff].toSorted(),
  )
})
