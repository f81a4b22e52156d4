import { expect, test } from 'vitest'
import { forFile } from '../support/clean-up.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { emailsOf } from '../support/mail.ts'
import { cartOrder, placed } from '../support/orders.ts'
import { pngPhoto } from '../support/pictures.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const picture = { content: await pngPhoto() }

const approve = async (shop: TestShop, approved = true, who = 'kashif') =>
  (await shop.as('clerk')).patch(`admin/customers/${who}`, { approved })

/** Kashif has asked for a stock account and waits. */
const sees = async (shop: TestShop) => {
  const kashif = await shop.as('kashif')
  const texts = await Promise.all(
    ['shoppingitems/apples', 'shoppingitems/', 'search?q=apples', 'user/me'].map(
      async (path) => (await kashif.get(path)).text,
    ),
  )
  return {
    wholesale: texts.slice(0, 3).every((text) => text.includes('"wholesale_orignalprice":210')),
    nothing: texts.slice(0, 3).every((text) => !/wholesale_|"sku"/.test(text)),
    me: JSON.parse(texts[3] ?? '').wholesale as boolean,
  }
}

test('with the setting on, a new wholesale customer waits at retail prices, with a notice', async () => {
  const shop = await openShop()
  await (await shop.as('clerk')).patch('admin/settings', { wholesaleApproval: true })
  const form = {
    fullname: 'Nadia Rehman',
    number: '0300 1234567',
    email: 'nadia@kiryana.example',
    type: 'stock',
    bussinesname: 'Rehman & Sons',
    bussinesaddress: 'Rawalpindi',
    password: 'mera lamba password',
  }
  expect((await shop.guest().form('user/signup', form, picture)).status).toBe(201)
  const nadia = shop.guest()
  const login = { email: form.email, password: form.password }
  expect((await nadia.post('user/login', login)).body).toMatchObject({
    type: 'stock',
    wholesale: false,
  })
  expect((await nadia.get('shoppingitems/apples')).text).not.toMatch(/wholesale_|"sku"/)
  expect(await emailsOf(shop.db)).toMatchObject([{ kind: 'welcome', wholesale: 'waiting' }])
})

test('staff opens wholesale prices: at once on every page, with one e-mail and one line in the audit', async () => {
  const shop = await openShop()
  expect(await sees(shop)).toEqual({ wholesale: false, nothing: true, me: false })
  const kashif = await shop.as('kashif')
  expect((await kashif.post('order/create', cartOrder(550))).body.code).toBe('price_changed')

  expect((await approve(shop)).body.data).toMatchObject({
    id: 'kashif',
    type: 'stock',
    wholesale: true,
  })
  expect((await approve(shop)).status).toBe(200) // a second press changes nothing
  expect(await sees(shop)).toEqual({ wholesale: true, nothing: false, me: true })
  shop.later(1000)
  expect(await placed(kashif, cartOrder(550))).toMatchObject({ subtotal: 400 })

  expect(await emailsOf(shop.db)).toMatchObject([
    { kind: 'order-placed' },
    { kind: 'wholesale-open', to: 'kashif@kiryana.example', name: 'Kashif Store' },
  ])
  expect(
    await shop.db
      .all`select kind as action, subject, actor as "by" from event where actor in (select account_id from staff_member)`,
  ).toEqual([{ action: 'customer.approved', subject: 'kashif', by: 'clerk' }])
  await expectSoundLedger(shop)
})

test('an application is declined: one e-mail, one audit entry, no pending request', async () => {
  const shop = await openShop()
  const decline = () => clerk.patch('admin/customers/kashif', { approved: false, declines: true })
  const clerk = await shop.as('clerk')
  const today = async () => (await clerk.get('admin/today')).body.data.wholesale
  expect(await today()).toBe(1)
  expect((await decline()).body.data).toMatchObject({
    type: 'normal',
    wholesale: false,
    businessName: 'Kashif Store',
  })
  expect((await decline()).status).toBe(200) // a second press changes nothing
  expect(await today()).toBe(0)
  expect((await clerk.get('admin/customers?pendingApproval=true')).body.data).toEqual([])
  expect(await emailsOf(shop.db)).toMatchObject([
    { kind: 'wholesale-declined', to: 'kashif@kiryana.example' },
  ])
  const { data } = (await clerk.get('admin/audit?kind=customer.declined')).body
  expect(data).toMatchObject([{ subject: 'kashif', person: { id: 'clerk' } }])
  // Later they are let in after all, with the name that they gave.
  shop.later(1000)
  expect((await approve(shop)).body.data).toMatchObject({
    type: 'stock',
    wholesale: true,
    businessName: 'Kashif Store',
  })
  await expectSoundLedger(shop)
})

test('an application approved by a colleague cannot be declined', async () => {
  const shop = await openShop()
  await approve(shop)
  const clerk = await shop.as('clerk')
  expect(
    await clerk.patch('admin/customers/kashif', { approved: false, declines: true }),
  ).toMatchObject({ status: 409, body: { code: 'wholesale_open_already' } })
  expect((await sees(shop)).wholesale).toBe(true)
})

test('a customer moved back to retail prices does not apply again', async () => {
  const shop = await openShop()
  await approve(shop)
  shop.later(1000)
  expect((await approve(shop, false)).body.data).toMatchObject({ type: 'normal', wholesale: false })
  const clerk = await shop.as('clerk')
  expect((await clerk.get('admin/customers?pendingApproval=true')).body.data).toEqual([])
  await expectSoundLedger(shop)
})

test('wholesale prices can be withdrawn during a session', async () => {
  const shop = await openShop()
  const hina = await shop.as('hina')
  expect((await hina.get('shoppingitems/apples')).text).toContain('wholesale_')
  expect((await approve(shop, false, 'hina')).body.data.wholesale).toBe(false)
  expect((await hina.get('shoppingitems/apples')).text).not.toContain('wholesale_')
  expect((await hina.post('order/create', cartOrder(550))).body.code).toBe('price_changed')
  expect(await emailsOf(shop.db)).toEqual([])
})

test('a customer who never asked gets wholesale prices, and is as before when they are closed', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const rowOf = () =>
    shop.db.one`select kind, business_name, business_address from account where id = 'amina'`
  const before = await rowOf()
  expect((await approve(shop, true, 'amina')).body.data).toMatchObject({
    type: 'stock',
    wholesale: true,
  })
  expect((await amina.get('shoppingitems/apples')).text).toContain('wholesale_')
  shop.later(1000)
  const closed = await approve(shop, false, 'amina')
  expect(closed.body.data).toMatchObject({ type: 'normal', wholesale: false, businessName: null })
  expect(await rowOf()).toEqual(before)
  expect((await amina.get('shoppingitems/apples')).text).not.toContain('wholesale_')
  const [last] = (await (await shop.as('owner')).get('admin/audit')).body.data
  expect(last).toMatchObject({
    kind: 'customer.disapproved',
    changes: [{ field: 'priceList', before: 'wholesale', after: 'retail' }],
  })
  await expectSoundLedger(shop)
})

/** For tables of what is refused: nothing in it changes. */
const shopOfFile = forFile(() => openShop())

test.each([
  ['clerk', { approved: true }, 409, 'not_a_stock_buyer'],
  ['nobody', { approved: true }, 404, 'customer_not_found'],
  ['kashif', { approved: 'yes' }, 400, 'does_not_fit'],
  ['kashif', {}, 400, 'does_not_fit'],
])('approving %s with %j: %i %s, and nothing is written', async (who, body, status, code) => {
  const shop = shopOfFile()
  const clerk = await shop.as('clerk')
  expect(await clerk.patch(`admin/customers/${who}`, body)).toMatchObject({
    status,
    body: { code },
  })
  expect(await shop.count('audit')).toBe(0)
  expect(await emailsOf(shop.db)).toEqual([])
})

test('staff finds those who wait', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const waiting = async () =>
    (await clerk.get('admin/customers?pendingApproval=true')).body.data.map(
      ({ id }: { id: string }) => id,
    )
  expect(await waiting()).toEqual(['kashif'])
  await approve(shop)
  expect(await waiting()).toEqual([])
  expect((await clerk.get('admin/customers?pendingApproval=no')).status).toBe(400)
})

test('two members of staff at once: one e-mail', async () => {
  const shop = await openShop()
  await Promise.all(Array.from({ length: 6 }, () => approve(shop)))
  expect((await emailsOf(shop.db)).length).toBe(1)
  expect(await shop.count('audit')).toBe(1)
})
