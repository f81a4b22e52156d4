import { expect, test } from 'vitest'
import { password } from '../support/cast.ts'
import { cartOrder } from '../support/orders.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const minute = 60_000
const login = (
  shop: TestShop,
  email: string,
  typed = password,
  headers: Record<string, string> = {},
  more: object = {},
) => shop.guest().post('user/login', { email, password: typed, ...more }, headers)
const cookieOf = (reply: { headers: Record<string, unknown> }) =>
  String(reply.headers['set-cookie'] ?? '')

test('the right password opens a session; me gives just these fields, and a guest is null', async () => {
  const shop = await openShop()
  const amina = shop.guest()
  const reply = await amina.post('user/login', { email: 'Amina@Kiryana.Example ', password })
  expect(reply).toMatchObject({
    status: 200,
    body: { _id: 'amina', fullname: 'Amina Siddiqui', type: 'normal' },
  })
  const me = await amina.get('user/me')
  expect(me.body).toEqual(reply.body)
  expect(Object.keys(me.body).toSorted()).toMatchInlineSnapshot(`
    [
      "_id",
      "bussinesaddress",
      "bussinesname",
      "email",
      "favorites",
      "fullname",
      "loyalty_points",
      "loyaltycard_no",
      "notify",
      "number",
      "pending_email",
      "pending_points",
      "profile",
      "role",
      "type",
      "wholesale",
    ]
  `)
  expect(me.text).not.toMatch(/argon2|hash|sid/)
  expect(await shop.guest().get('user/me')).toMatchObject({ status: 200, body: null, text: 'null' })
})

test('wrong password and unknown e-mail are one answer', async () => {
  const shop = await openShop()
  const wrong = await login(shop, 'amina@kiryana.example', 'not the password')
  const unknown = await login(shop, 'nobody@kiryana.example')
  expect(wrong).toMatchObject({
    status: 401,
    body: { message: 'Login failed. Please check your credentials.' },
  })
  expect([unknown.status, unknown.text, cookieOf(unknown)]).toEqual([401, wrong.text, ''])
})

test('an unknown e-mail costs the shop as much as a wrong password', async () => {
  const shop = await openShop()
  // Of the processor: time on the clock is that of a busy machine, too.
  const cost = async (email: string) => {
    const before = process.cpuUsage()
    await login(shop, `${email}@kiryana.example`, 'not the password')
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const median = (costs: number[]) => costs.toSorted((a, b) => a - b)[4] ?? 0
  await cost('amina') // warm
  const costs: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  for (let at = 0; at < 9; at += 1) {
    costs.known.push(await cost('bilal'))
    costs.unknown.push(await cost('nobody'))
  }
  const [known, unknown] = [median(costs.known), median(costs.unknown)]
  // Without a hash to compare with it would be a tenth.
  expect(unknown / known).toBeGreaterThan(0.5)
  expect(unknown / known).toBeLessThan(2)
})

test('a new shop has no account', async () => {
  const shop = await openShop()
  for (const name of ['admin', 'root', 'owner', 'admin@kiryana.example'])
    for (const typed of ['admin', 'password', name])
      expect([name, (await login(shop, name, typed)).status]).toEqual([name, 401])
})

test('a login that does not fit is refused', async () => {
  const shop = await openShop()
  const bodies = [
    {},
    { email: 'amina@kiryana.example' },
    { email: ['amina@kiryana.example'], password },
    { email: { $gt: '' }, password },
    { email: 'amina@kiryana.example', password: { $ne: 1 } },
    { email: 'amina\u0000@kiryana.example', password },
    { email: 'x'.repeat(300), password },
    { email: 'amina@kiryana.example', password: 'x'.repeat(2000) },
    '[]',
    'null',
  ]
  for (const body of bodies) {
    expect([body, await shop.guest().post('user/login', body)]).toMatchObject([
      body,
      { status: 400, body: { code: 'does_not_fit' } },
    ])
  }
})

test('the cookie: hidden from scripts and other sites, and persistent only on request', async () => {
  const shop = await openShop()
  const plain = cookieOf(await login(shop, 'amina@kiryana.example'))
  expect(plain).toMatch(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
  const remembered = cookieOf(
    await login(shop, 'amina@kiryana.example', password, {}, { remember: true }),
  )
  expect(remembered).toContain('; Max-Age=2592000;')
  const stored = await shop.db.all<{ token_hash: string }>`select token_hash from session`
  for (const { token_hash } of stored) expect(plain + remembered).not.toContain(token_hash)
})

test('behind https the cookie is bound to this host', async () => {
  const shop = await openShop({ publicUrl: 'https://kiryana.example' })
  const reply = await login(shop, 'amina@kiryana.example')
  expect(cookieOf(reply)).toMatch(/^__Host-sid=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(reply.headers['strict-transport-security']).toMatch(/max-age=/)
  const token = /__Host-sid=([\w-]+)/.exec(cookieOf(reply))?.[1] ?? ''
  expect((await shop.guest().get('user/me', { cookie: `__Host-sid=${token}` })).body).toMatchObject(
    { _id: 'amina' },
  )
  expect((await shop.guest().get('user/me', { cookie: `sid=${token}` })).body).toBeNull()
})

test('ten wrong tries on one account from one place, then a wait; others are not locked out', async () => {
  const shop = await openShop()
  const tries = await Promise.all(
    Array.from({ length: 14 }, () => login(shop, 'amina@kiryana.example', 'wrong password')),
  )
  expect(tries.filter((reply) => reply.status === 401)).toHaveLength(10)
  const limited = await login(shop, 'AMINA@kiryana.example', password, {
    'x-forwarded-for': '203.0.113.9',
  })
  expect(limited).toMatchObject({
    status: 429,
    headers: { 'retry-after': '900' },
    body: { code: 'too_many_tries' },
  })
  expect((await login(shop, 'bilal@kiryana.example')).status).toBe(200)
  shop.later(15 * minute + 1)
  expect((await login(shop, 'amina@kiryana.example')).status).toBe(200)
})

test('one place may not try 150 accounts; sign-ins that succeed do not count', async () => {
  const shop = await openShop()
  await shop.db
    .run`insert into throttle (subject, tries, until) values ('sign-in 127.0.0.1', 148, ${shop.now() + minute})`
  for (const email of ['bilal', 'amina', 'hina'])
    expect((await login(shop, `${email}@kiryana.example`)).status).toBe(200)
  const others = []
  for (const email of ['one', 'two', 'three'])
    others.push((await login(shop, `${email}@kiryana.example`)).status)
  expect(others).toEqual([401, 401, 429])
})

test('a new login ends the session that the browser came with, a planted one too', async () => {
  const shop = await openShop()
  const browser = await shop.as('bilal')
  const planted = browser.cookies.get('sid') ?? ''
  await browser.post('user/login', { email: 'amina@kiryana.example', password })
  expect(browser.cookies.get('sid')).not.toBe(planted)
  expect((await browser.get('user/me')).body).toMatchObject({ _id: 'amina' })
  expect((await shop.guest().get('user/me', { cookie: `sid=${planted}` })).body).toBeNull()
})

test('logout ends the session in the shop, not only in the browser', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const token = amina.cookies.get('sid') ?? ''
  const reply = await amina.post('user/logout')
  expect(reply).toMatchObject({ status: 200, body: { success: true, message: expect.any(String) } })
  expect(cookieOf(reply)).toContain('sid=; Max-Age=0; Path=/;')
  expect((await shop.guest().get('user/me', { cookie: `sid=${token}` })).body).toBeNull()
  expect((await shop.guest().post('user/logout')).status).toBe(200)
  expect((await amina.get('user/logout')).status).toBe(404)
})

test('a session ends after twelve hours without a visit, a remembered one after thirty days', async () => {
  const shop = await openShop()
  const [amina, bilal] = [shop.guest(), shop.guest()]
  await amina.post('user/login', { email: 'amina@kiryana.example', password })
  await bilal.post('user/login', { email: 'bilal@kiryana.example', password, remember: true })
  const are = async () =>
    [await amina.get('user/me'), await bilal.get('user/me')].map((reply) => reply.body?._id ?? null)
  shop.later(11 * 60 * minute)
  expect(await are()).toEqual(['amina', 'bilal'])
  shop.later(11 * 60 * minute) // the visit above prolonged it
  expect(await are()).toEqual(['amina', 'bilal'])
  shop.later(12 * 60 * minute + 1)
  expect(await are()).toEqual([null, 'bilal'])
  shop.later(31 * 24 * 60 * minute)
  expect(await are()).toEqual([null, null])
})

test('a lost permission applies with the next request, also for wholesale prices', async () => {
  const shop = await openShop()
  const [clerk, hina] = [await shop.as('clerk'), await shop.as('hina')]
  expect((await clerk.get('admin/orders')).status).toBe(200)
  expect((await hina.get('shoppingitems/apples')).text).toContain('wholesale_orignalprice')
  await shop.db.run`delete from staff_member where account_id = 'clerk'`
  await shop.db.run`update account set wholesale_since = null where id = 'hina'`
  expect((await clerk.get('admin/orders')).status).toBe(403)
  expect((await hina.get('shoppingitems/apples')).text).not.toContain('wholesale')
  const atWholesale = cartOrder(2 * 200 + 150)
  expect((await hina.post('order/create', atWholesale)).body.code).toBe('price_changed')
  expect((await hina.post('order/create', cartOrder())).status).toBe(201) // retail
})

test('cookies that are no session are a guest', async () => {
  const shop = await openShop()
  for (const sid of ['', 'x', "' or 1=1 --", 'x'.repeat(5000), '%00', 'null']) {
    expect(await shop.guest().get('user/me', { cookie: `sid=${sid}` })).toMatchObject({
      status: 200,
      body: null,
    })
  }
})
