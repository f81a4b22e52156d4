import { expect, test } from 'vitest'
import { password } from '../support/cast.ts'
import { openShop } from '../support/shop.ts'

const email = 'amina@kiryana.example'

test('a browser without scripts logs in by the form and is sent on', async () => {
  const shop = await openShop()
  const amina = shop.guest()
  const reply = await amina.form('/login', { email, password, next: '/orders' })
  expect(reply).toMatchObject({ status: 303, headers: { location: '/orders' } })
  expect(String(reply.headers['set-cookie'])).not.toContain('Max-Age')
  expect((await amina.get('user/me')).body).toMatchObject({ _id: 'amina' })
  const remembered = await shop.guest().form('/login', { email, password, remember: 'on' })
  expect(remembered).toMatchObject({ status: 303, headers: { location: '/' } })
  expect(String(remembered.headers['set-cookie'])).toContain('Max-Age=2592000')
})

test('a login over another account deletes where its things went, and over none keeps it', async () => {
  const shop = await openShop()
  const form = { email, password }
  const cookiesOf = async (who: 'bilal' | 'amina' | 'guest') =>
    String((await (await shop.is(who)).form('/login', form)).headers['set-cookie'])
  expect(await cookiesOf('bilal')).toContain('deliver-to=;')
  for (const who of ['amina', 'guest'] as const)
    expect(await cookiesOf(who)).not.toContain('deliver-to')
})

test('a refused login returns to the form with its destination and counts as a try', async () => {
  const shop = await openShop()
  const form = { email, password: 'a wrong password', next: '/orders' }
  for (let time = 0; time < 10; time += 1) {
    expect((await shop.guest().form('/login', form)).headers['location']).toBe(
      '/login?next=%2Forders&problem=failed',
    )
  }
  expect((await shop.guest().form('/login', form)).headers['location']).toBe(
    '/login?next=%2Forders&problem=too-many',
  )
  expect((await shop.guest().form('/login', {})).headers['location']).toBe(
    '/login?next=%2F&problem=failed',
  )
})

test('a blocked customer learns it only with the correct password', async () => {
  const shop = await openShop()
  await (await shop.as('clerk')).patch('admin/customers/amina/block', { blocked: true })
  const sent = async (form: Record<string, string>) =>
    (await shop.guest().form('/login', { email, ...form })).headers['location']
  expect(await sent({ password })).toBe('/login?next=%2F&problem=closed')
  expect(await sent({ password: 'a wrong password' })).toBe('/login?next=%2F&problem=failed')
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/x\r\nSet-Cookie: a=b',
])('login never redirects to %j', async (next) => {
  const shop = await openShop()
  expect((await shop.guest().form('/login', { email, password, next })).headers['location']).toBe(
    '/',
  )
})

test('another site cannot post it, and only as a form', async () => {
  const shop = await openShop()
  const guest = shop.guest()
  const forged = await guest.post('/login', 'email=x', {
    origin: 'https://evil.example',
    'content-type': 'multipart/form-data; boundary=x',
  })
  expect(forged.status).toBe(403)
  expect((await guest.post('/login', { email, password })).status).toBe(415)
  expect(
    (await guest.post('/login', 'email=x', { 'content-type': 'application/x-www-form-urlencoded' }))
      .status,
  ).toBe(415)
  expect(guest.cookies.size).toBe(0)
})
