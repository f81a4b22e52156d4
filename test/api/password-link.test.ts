import { expect, test } from 'vitest'
import { noMail } from '#shop/notifications/mail-server.ts'
import { deleteOldPasswordRequests } from '#shop/accounts/signing-in/password-requests.store.ts'
import { password } from '../support/cast.ts'
import { emailsOf } from '../support/mail.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const fresh = 'a brand new password'
const hour = 60 * 60_000

const forgot = async (shop: TestShop, email: string) =>
  shop.guest().post('user/forgotpassword', { email })
const link = async (shop: TestShop, id: string, who: 'clerk' | 'owner' = 'clerk') =>
  (await shop.as(who)).post(`admin/customers/${id}/password-link`, {})
const reset = async (shop: TestShop, token: string) =>
  shop.guest().post('user/resetpassword', { token, password: fresh })
const login = async (shop: TestShop, typed: string) =>
  (await shop.guest().post('user/login', { email: 'amina@kiryana.example', password: typed }))
    .status

async function openWithPhone() {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const phone: string = (await amina.get('user/me')).body.number
  return { shop, amina, phone }
}

test('a customer who logs in by phone gets a link from staff, which works once', async () => {
  const { shop, amina, phone } = await openWithPhone()
  expect((await link(shop, 'amina')).body.code).toBe('no_password_request')
  const known = await forgot(shop, phone)
  expect(known).toMatchObject({ status: 200, body: { success: true, by: 'shop' } })
  expect((await forgot(shop, '0345 9998877')).text).toBe(known.text)
  expect(await emailsOf(shop.db)).toEqual([])
  const clerk = await shop.as('clerk')
  expect((await clerk.get('admin/today')).body.data.passwordRequests).toBe(1)
  expect((await clerk.get('admin/customers?passwordAsked=true')).body).toMatchObject({
    total: 1,
    data: [{ id: 'amina' }],
  })
  expect((await clerk.get('admin/customers/amina')).body.data.passwordRequestedAt).toEqual(
    expect.any(String),
  )

  const asked = { name: 'Till', permissions: ['customer.write'], days: 30, password }
  const { token: script } = (await clerk.post('admin/security/tokens', asked)).body.data
  const byScript = await shop
    .guest()
    .post('admin/customers/amina/password-link', {}, { authorization: `Bearer ${script}` })
  expect(byScript).toMatchObject({ status: 403, body: { code: 'permission_missing' } })

  const first = (await link(shop, 'amina')).body.data.token
  const { token } = (await link(shop, 'amina')).body.data
  expect((await clerk.get('admin/today')).body.data.passwordRequests).toBe(0)
  const saved = JSON.stringify([
    await shop.db.all`select * from password_reset`,
    await shop.db.all`select * from event`,
  ])
  expect(saved).not.toContain(token)
  expect((await reset(shop, first)).body.code).toBe('reset_link_invalid') // the newest only
  shop.later(23 * hour)
  expect((await reset(shop, token)).status).toBe(200)
  expect((await reset(shop, token)).body.code).toBe('reset_link_invalid')
  expect((await amina.get('user/me')).body).toBeNull()
  expect([await login(shop, fresh), await login(shop, password)]).toEqual([200, 401])
  // The link went to the phone: it says nothing about the e-mail address.
  expect(
    await shop.db.one`select email_confirmed_at as at from account where id = 'amina'`,
  ).toEqual({ at: null })
  expect((await link(shop, 'amina')).body.code).toBe('no_password_request')
})

test('a link ends after 24 hours, and a request after 7 days', async () => {
  const { shop, phone } = await openWithPhone()
  await forgot(shop, phone)
  const { token } = (await link(shop, 'amina')).body.data
  shop.later(24 * hour + 1000)
  expect((await reset(shop, token)).body.code).toBe('reset_link_invalid')
  shop.later(6 * 24 * hour)
  expect((await link(shop, 'amina')).body.code).toBe('no_password_request')
  await deleteOldPasswordRequests(shop.db, shop.now())
  expect(await shop.db.all`select * from password_request`).toEqual([])
})

test('without mail an e-mail address gets the same answer; staff and blocked accounts ask in vain', async () => {
  const shop = await openShop({ mail: () => noMail })
  for (const email of ['amina@kiryana.example', 'clerk@kiryana.example', 'no-one@kiryana.example'])
    expect((await forgot(shop, email)).body.by).toBe('shop')
  expect(await shop.db.all`select account_id as id from password_request`).toEqual([
    { id: 'amina' },
  ])
  expect((await link(shop, 'clerk', 'owner')).body.code).toBe('customer_is_staff')
  const { token } = (await link(shop, 'amina')).body.data
  // Who became staff since then is no customer any more.
  await shop.db
    .run`insert into staff_member (account_id, role, since) values ('amina', 'packer', 1)`
  expect((await reset(shop, token)).body.code).toBe('reset_link_invalid')
  expect((await forgot(shop, 'not a login')).body.code).toBe('email_invalid')
  expect((await forgot(shop, '0300 12')).body.code).toBe('phone_invalid')
})

test('asking is throttled for a phone number, known or not', async () => {
  const { shop, phone } = await openWithPhone()
  for (const login of [phone, '0345 9998877']) {
    const statuses = []
    for (let index = 0; index < 4; index += 1) statuses.push((await forgot(shop, login)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  }
})
