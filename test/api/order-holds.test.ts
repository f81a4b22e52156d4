import { expect, test } from 'vitest'
import { sql } from '#db/sql.ts'
import { loadPages } from '#server/load-pages.ts'
import { readRisk } from '#shop/orders/holds/holds.store.ts'
import { endLateHolds } from '#shop/orders/holds/end-late-holds.ts'
import { sendDue } from '#shop/notifications/send-due.ts'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import { engine } from '../support/database.ts'
import { emailsOf, sender } from '../support/mail.ts'
import { cartOrder, contact, delivered, onPurpose, placed, redirection } from '../support/orders.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

const hour = 60 * 60_000
const page = 'confirm-order'
const bushra = { ...contact, email: 'bushra@mail.example' }
const order = (more: object = {}) => cartOrder(630, undefined, { contact: bushra, ...more })

async function open(rules: object) {
  const shop = await openShop({ pages: await loadPages() })
  await (await shop.as('owner')).patch('admin/settings', rules)
  return { shop, clerk: await shop.as('clerk') }
}
const seen = async (clerk: Caller, id: string) => (await clerk.get(`admin/orders/${id}`)).body.data
const pack = (clerk: Caller, id: string) => clerk.patch(`admin/orders/${id}`, { status: 'packed' })
const confirm = (shop: TestShop, token: string) => shop.guest().form(`/${page}`, { token })
const waiting = async (clerk: Caller) => (await clerk.get('admin/orders?hold=yes')).body.data.length

/** Refused at the door. */
async function refuse(shop: TestShop, clerk: Caller, id: string) {
  for (const status of ['packed', 'shipped', 'cancelled']) {
    shop.later(1000)
    expect(await clerk.patch(`admin/orders/${id}`, { status })).toMatchObject({ status: 200 })
  }
}

test('a first order waits until its customer confirms it by the link, once; the second does not', async () => {
  const { shop, clerk } = await open({ holdFirst: 'confirm' })
  const first = await placed(shop.guest(), order())
  expect(first.hold).toEqual({ kind: 'confirm', reasons: ['first'], releasedAt: null, since: null })
  expect(await pack(clerk, first._id)).toMatchObject({ status: 409, body: { code: 'order_on_hold' } }) // prettier-ignore
  expect(await waiting(clerk)).toBe(1)
  expect((await clerk.get('admin/today')).body.data.onHold).toBe(1)
  const asked = (await clerk.get('admin/orders?hold=yes')).body.data
  expect(asked).toMatchObject([{ ask: { token: expect.any(String), text: expect.stringContaining('{link}') } }]) // prettier-ignore
  expect((await clerk.get('admin/orders?status=placed&hold=no')).body.data).toEqual([])
  const { token, until } = (await seen(clerk, first._id)).confirmation
  expect(Date.parse(until)).toBe(shop.now() + 24 * 60 * 60_000)
  const shown = await shop.guest().get(`/${page}?token=${token}`)
  expect(shown.text).toContain('Please confirm your order')
  for (const secret of [bushra.name, bushra.phone, 'Satellite Town'])
    expect(shown.text).not.toContain(secret)
  expect((await seen(clerk, first._id)).hold.releasedAt).toBeNull() // opening confirms nothing
  const replies = await Promise.all([1, 2, 3].map(() => confirm(shop, token)))
  expect(replies.map(({ status }) => status)).toEqual([303, 303, 303])
  expect(await seen(clerk, first._id)).toMatchObject({
    hold: { releasedAt: expect.any(String) },
    confirmation: { token: null, by: null, until: null },
  })
  const released = await shop.db.all`select 1 as one from event where kind = 'order.released'`
  expect(released).toHaveLength(1)
  expect((await shop.guest().get(`/${page}?token=${token}`)).text).toContain('is confirmed')
  expect(await waiting(clerk)).toBe(0)
  await delivered(shop, await shop.as('bilal')) // another buyer changes nothing
  for (const status of ['packed', 'shipped', 'delivered'])
    await clerk.patch(`admin/orders/${first._id}`, { status })
  expect((await placed(shop.guest(), order())).hold).toBeNull()
})

test('a wrong link opens nothing, and a cancelled order can not be confirmed', async () => {
  const { shop, clerk } = await open({ holdFirst: 'confirm' })
  expect((await shop.guest().get(`/${page}?token=`)).status).toBe(404)
  expect((await confirm(shop, 'made-up')).headers['location']).toContain('problem=confirmation_not_found') // prettier-ignore
  const { _id: id } = await placed(shop.guest(), order())
  const { token } = (await seen(clerk, id)).confirmation
  await clerk.patch(`admin/orders/${id}`, { status: 'cancelled' })
  expect((await confirm(shop, token)).headers['location']).toContain('problem=confirmation_over')
  expect((await shop.guest().get(`/${page}?token=${token}`)).text).toContain('was cancelled')
})

test('a link mailed to a wrong address stops working when staff correct it', async () => {
  const { shop, clerk } = await open({ holdFirst: 'confirm' })
  const { _id: id } = await placed(shop.guest(), order())
  const { token } = (await seen(clerk, id)).confirmation
  const body = await redirection(clerk, id, { email: 'right@mail.example' })
  expect(await clerk.patch(`admin/orders/${id}/delivery`, body)).toMatchObject({ status: 200 })
  expect((await shop.guest().get(`/${page}?token=${token}`)).status).toBe(404)
  const { token: fresh } = (await seen(clerk, id)).confirmation
  expect((await shop.guest().get(`/${page}?token=${fresh}`)).status).toBe(200)
})

test('staff confirm for a customer; an order by phone or of a known customer never waits', async () => {
  const { shop, clerk } = await open({ holdFirst: 'call', holdLarge: 'prepay', holdLargeFrom: 630 })
  const { _id: id, hold } = await placed(shop.guest(), order())
  expect(hold).toMatchObject({ kind: 'prepay', reasons: ['first', 'large'] })
  expect((await seen(clerk, id)).confirmation.token).toBeNull() // a link would not do
  for (let again = 0; again < 2; again++)
    expect(await clerk.post(`admin/orders/${id}/release`, { slip: '4711' })).toMatchObject({
      status: 200,
    })
  expect((await seen(clerk, id)).confirmation.by).not.toBeNull()
  expect(await pack(clerk, id)).toMatchObject({ status: 200 })
  const small = cartOrder(390, [{ product: 'apples', quantity: 1 }])
  const amina = await shop.as('amina')
  const { _id: first } = await placed(amina, small)
  await clerk.post(`admin/orders/${first}/release`, {})
  for (const status of ['packed', 'shipped', 'delivered'])
    expect(await clerk.patch(`admin/orders/${first}`, { status })).toMatchObject({ status: 200 })
  expect((await placed(amina, small)).hold).toBeNull()
  const byPhone = {
    customerId: null,
    atCounter: false,
    lines: [{ productId: 'apples', quantity: 2 }],
    addressId: null,
    redeemPoints: 0,
    contact: { name: 'Zoya', phone: '0300 5551234', email: '' },
    address: order().shippingAddress,
    paymentMethod: 'cod',
    note: '',
    total: 630,
  }
  const taken = await clerk.post('admin/orders', byPhone, onPurpose())
  expect(taken.body.data).toMatchObject({ status: 'placed', hold: null })
})

test('refusals are counted by phone number, account and address, and only for orders that were sent', async () => {
  const { shop, clerk } = await open({ holdRefused: 'confirm', holdRefusedFrom: 1 })
  const early = await placed(shop.guest(), order())
  await clerk.patch(`admin/orders/${early._id}`, { status: 'cancelled' })
  const { _id: id } = await placed(shop.guest(), order())
  expect((await placed(shop.guest(), order())).hold).toBeNull()
  await refuse(shop, clerk, id)
  const other = { name: 'Someone', phone: '0321 7654321' }
  const elsewhere = { shippingAddress: 'House 1, Street 1, Saddar, Rawalpindi' }
  const samePhone = await placed(shop.guest(), order(elsewhere))
  expect(samePhone.hold).toMatchObject({ reasons: ['refused'] })
  // The same address, written in another way.
  const shippingAddress = order().shippingAddress.toUpperCase().replaceAll(', ', ' ')
  const sameAddress = await placed(shop.guest(), order({ contact: other, shippingAddress }))
  expect(sameAddress.hold).toMatchObject({ reasons: ['refused'] })
  const neither = await placed(shop.guest(), order({ contact: other, ...elsewhere }))
  expect(neither.hold).toBeNull()
})

test('a first order above the maximum is refused with the figure, and changes nothing', async () => {
  const { shop } = await open({ firstOrderMost: 600 })
  const before = (await shop.db.one<{ stock: number }>`select stock from product where id = 'apples'`).stock // prettier-ignore
  const refused = await shop.guest().post('order/create', order(), onPurpose())
  expect(refused).toMatchObject({ status: 409, body: { code: 'first_order_large' } })
  expect(refused.body.message).toContain('Rs. 600')
  const { stock } = await shop.db.one<{ stock: number }>`select stock from product where id = 'apples'` // prettier-ignore
  expect(stock).toBe(before)
  const small = cartOrder(390, [{ product: 'apples', quantity: 1 }], { contact: bushra })
  expect((await placed(shop.guest(), small)).hold).toBeNull()
})

test('an order that nobody confirms is cancelled after the hours of the shop; a confirmed one stays', async () => {
  const { shop } = await open({ holdFirst: 'confirm', holdHours: 5 })
  const late = await placed(shop.guest(), order())
  const kept = await placed(shop.guest(), order({ contact: { ...bushra, phone: '0321 7654321' } }))
  const { token } = (await seen(await shop.as('clerk'), kept._id)).confirmation
  await confirm(shop, token)
  shop.later(5 * hour - 1)
  await endLateHolds(shop, () => 'Not confirmed in time')
  expect(await waiting(await shop.as('clerk'))).toBe(1)
  shop.later(2)
  await endLateHolds(shop, () => 'Not confirmed in time')
  await endLateHolds(shop, () => 'Not confirmed in time')
  const clerk = await shop.as('clerk')
  expect(await seen(clerk, late._id)).toMatchObject({
    status: 'cancelled',
    cancellations: [{ reason: 'Not confirmed in time' }],
  })
  expect((await seen(clerk, kept._id)).status).toBe('placed')
  expect((await emailsOf(shop.db)).filter(({ kind }) => kind === 'order-cancelled')).toHaveLength(1)
  expect(await verifyShop(shop.db, shop.dataFolder, shop.now())).toEqual([])
})

test('an order that is not confirmed gives its place away at the cut-off and moves to the next window', async () => {
  const { shop, clerk } = await open({ holdFirst: 'confirm', holdHours: 0 })
  const evening = { from: '18:00', to: '20:00', capacity: 1, closesBefore: 120, extra: 0 }
  await clerk.post('admin/delivery-windows', evening)
  const placesOn = async (day: string) =>
    (await shop.db.maybeOne<{ taken: number }>`select taken from window_day where day = ${day}`)?.taken ?? 0 // prettier-ignore
  const { _id: id, arrival } = await placed(shop.guest(), order())
  expect(await placesOn(arrival.from)).toBe(1)
  await endLateHolds(shop, () => 'late')
  expect((await seen(clerk, id)).promised).toEqual(arrival)
  shop.later(24 * hour)
  await endLateHolds(shop, () => 'late')
  const after = await seen(await shop.as('clerk'), id)
  expect(after.promised.from > arrival.from).toBe(true)
  expect([await placesOn(arrival.from), await placesOn(after.promised.from)]).toEqual([0, 1])
  expect(after.timeChanges).toMatchObject([{ by: null, before: arrival, after: after.promised }])
  expect(await verifyShop(shop.db, shop.dataFolder, shop.now())).toEqual([])
})

test('the e-mail says what to do, with the link as long as it is needed', async () => {
  const { shop, clerk } = await open({ holdFirst: 'confirm' })
  const { _id: id } = await placed(shop.guest(), order())
  const [mail] = await emailsOf(shop.db)
  expect(mail).toMatchObject({ kind: 'order-placed', order: { hold: 'confirm' } })
  const printed: string[] = []
  await sendDue(sender(shop, null, (_, link) => printed.push(link)))
  const { token } = (await seen(clerk, id)).confirmation
  expect(printed).toEqual([`https://shop.example/${page}?token=${token}`])
})

test('the e-mail about payment in advance names no other way to pay', async () => {
  const { shop } = await open({ holdFirst: 'prepay' })
  await placed(shop.guest(), order())
  const sent: string[] = []
  await sendDue({ ...sender(shop, null), post: async ({ text }) => void sent.push(text) })
  expect(sent.join()).toContain('Payment: To pay in advance')
})

test('the history of a buyer is found in indexes of theirs, not among all cancelled orders', async () => {
  const { db, now } = await openShop()
  const steps = await db.transaction(async (tx) => {
    // PostgreSQL would read a table this small without an index.
    if (engine === 'postgres') await tx.run`set local enable_seqscan = off`
    const how = engine === 'sqlite' ? sql`explain query plan` : sql`explain`
    const plans: object[] = []
    const explaining = async (strings: TemplateStringsArray, ...values: unknown[]) => {
      plans.push(...(await tx.all<object>`${how} ${{ strings, values }}`))
      return { known: 0, refusals: 0 }
    }
    const buyer = { accountId: 'amina', phone: contact.phone, address: 'House 12' }
    await readRisk({ ...db, one: explaining } as typeof db, buyer, now())
    return JSON.stringify(plans)
  })
  for (const index of ['order_by_phone_key', 'order_sequence', 'order_cancelled_at_address'])
    expect(steps).toContain(index)
  expect(steps).not.toContain('order_by_status')
})
