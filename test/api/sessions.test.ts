import { expect, test } from 'vitest'
import { password } from '../support/cast.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const minute = 60_000
const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36'
const laptop = 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0'

async function signedIn(shop: TestShop, userAgent: string, more: object = {}) {
  const caller = shop.guest()
  await caller.post(
    'user/login',
    { email: 'amina@kiryana.example', password, ...more },
    { 'user-agent': userAgent },
  )
  return caller
}

test('the list says where one is signed in: this place first, then the others by when they were seen', async () => {
  const shop = await openShop()
  await signedIn(shop, '<script>curl</script>')
  shop.later(minute)
  const onPhone = await signedIn(shop, phone, { remember: true })
  shop.later(minute)
  const onLaptop = await signedIn(shop, laptop)
  await shop.as('bilal')
  const ended = await signedIn(shop, phone)
  await ended.post('user/logout')
  const { status, body, text } = await onPhone.get('user/sessions')
  expect(status).toBe(200)
  const at = (minutes: number) =>
    new Date(Date.parse('2025-01-05T10:00:00Z') + minutes * minute).toISOString()
  expect(body).toEqual({
    data: [
      {
        device: 'Chrome on Android',
        address: '127.0.0.1',
        signedInAt: at(1),
        seenAt: at(2),
        remembered: true,
        current: true,
      },
      {
        device: 'Firefox on Linux',
        address: '127.0.0.1',
        signedInAt: at(2),
        seenAt: at(2),
        remembered: false,
        current: false,
      },
      {
        device: null,
        address: '127.0.0.1',
        signedInAt: at(0),
        seenAt: at(0),
        remembered: false,
        current: false,
      },
    ],
  })
  for (const { token_hash: hash } of await shop.db.all<{
    token_hash: string
  }>`select token_hash from session`)
    expect(text).not.toContain(hash)
  shop.later(13 * 60 * minute)
  expect((await onPhone.get('user/sessions')).body.data).toHaveLength(1)
  expect((await onLaptop.get('user/sessions')).status).toBe(401)
})

test('staff can end their own sessions only', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const lost = shop.guest()
  await lost.post('user/login', { email: 'clerk@kiryana.example', password })
  const listed = async () => (await clerk.get('admin/security/sessions')).body.data
  const [here, other] = await listed()
  expect([here, other]).toMatchObject([{ current: true }, { current: false }])
  const end = (who: typeof clerk, id: string) => who.send('DELETE', `admin/security/sessions/${id}`)
  const owner = await shop.as('owner')
  expect((await end(owner, other.id)).status).toBe(200) // not the owner's: nothing happens
  expect((await lost.get('admin/today')).status).toBe(200)
  expect((await end(clerk, other.id)).status).toBe(200)
  expect((await lost.get('admin/today')).status).toBe(401)
  expect((await end(clerk, other.id)).status).toBe(200) // a second press changes nothing
  expect(await listed()).toMatchObject([{ id: here.id, current: true }])
  expect((await (await shop.as('amina')).get('admin/security/sessions')).status).toBe(403)
  const ended = shop.db.all`select data from event where kind = 'staff.session-ended'`
  expect(await ended).toHaveLength(1)
})

test("an owner sees a staff member's sessions and ends one", async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const lost = shop.guest()
  const login = { email: 'clerk@kiryana.example', password }
  shop.later(minute)
  await lost.post('user/login', login, { 'user-agent': phone })
  const owner = await shop.as('owner')
  const of = 'admin/staff/clerk/sessions'
  const { name, sessions } = (await owner.get(of)).body.data
  expect(name).toBe('Sana Clerk')
  expect(sessions).toMatchObject([
    { device: 'Chrome on Android', current: false },
    { device: null, current: false },
  ])
  const end = (who: typeof clerk, id: string, from = of) => who.send('DELETE', `${from}/${id}`)
  const { id } = sessions[0]
  expect((await end(clerk, id)).status).toBe(403)
  // By the name of somebody else it ends nothing, and of customers nothing is told.
  expect((await end(owner, id, 'admin/staff/owner/sessions')).status).toBe(200)
  for (const who of ['amina', 'nobody']) {
    expect((await owner.get(`admin/staff/${who}/sessions`)).status).toBe(404)
    expect((await end(owner, id, `admin/staff/${who}/sessions`)).status).toBe(404)
  }
  expect((await lost.get('admin/today')).status).toBe(200)
  expect((await end(owner, id)).status).toBe(200)
  expect((await lost.get('admin/today')).status).toBe(401)
  expect((await clerk.get('admin/today')).status).toBe(200)
  expect((await end(owner, id)).status).toBe(200) // a second press changes nothing
  const ended = await shop.db
    .all`select actor, subject, data from event where kind = 'staff.logged-out'`
  expect(ended).toEqual([
    { actor: 'owner', subject: 'clerk', data: JSON.stringify({ name: 'Chrome on Android' }) },
  ])
})

test('logging out everywhere ends all own sessions, and no others', async () => {
  const shop = await openShop()
  const [onPhone, onLaptop, bilal] = [
    await signedIn(shop, phone),
    await signedIn(shop, laptop),
    await shop.as('bilal'),
  ]
  const reply = await onPhone.post('user/signouteverywhere')
  expect(reply).toMatchObject({ status: 200, body: { success: true } })
  expect(String(reply.headers['set-cookie'])).toContain('sid=; Max-Age=0')
  expect((await onLaptop.get('user/me')).body).toBeNull()
  expect((await bilal.get('user/me')).body).toMatchObject({ _id: 'bilal' })
  expect((await onPhone.post('user/signouteverywhere')).status).toBe(401)
  expect((await bilal.get('user/signouteverywhere')).status).toBe(404)
})

test.each([
  ['a remembered session', { remember: true }, 20, 90],
  ['a session of a browser', {}, 0.4, 7],
])('%s ends in the end, however often it is used', async (_, more, every, days) => {
  const day = 24 * 60 * minute
  const shop = await openShop()
  const amina = await signedIn(shop, phone, more)
  const isSignedIn = async () => (await amina.get('user/me')).body !== null
  for (let past = every; past < days; past += every) {
    shop.later(every * day)
    expect([past, await isSignedIn()]).toEqual([past, true])
  }
  shop.later(every * day)
  expect(await isSignedIn()).toBe(false)
})

test('the network address is the one of the last use, as the proxy on this machine says', async () => {
  const shop = await openShop({ publicUrl: 'https://shop.example' })
  const from = (address: string) => ({ host: 'shop.example', 'x-forwarded-for': address })
  const caller = shop.guest()
  const login = { email: 'amina@kiryana.example', password }
  const origin = { origin: 'https://shop.example' }
  const said = await caller.post('user/login', login, { ...from('39.40.12.7'), ...origin })
  expect(said.status).toBe(200)
  const addressFrom = async (place: string) =>
    (await caller.get('user/sessions', from(place))).body.data[0].address
  expect(await addressFrom('39.40.12.7')).toBe('39.40.12.7')
  shop.later(2 * minute)
  expect(await addressFrom('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  await caller.post('user/logout', {}, { ...from('39.40.12.7'), ...origin })
  const { count } = await shop.db.one<{
    count: number
  }>`select count(*) as count from session where address is not null`
  expect(count).toBe(0)
})
