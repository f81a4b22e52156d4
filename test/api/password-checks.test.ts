import { expect, test } from 'vitest'
import { hashPassword } from '#shop/accounts/signing-in/passwords.ts'
import { password } from '../support/cast.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const minute = 60_000
const wrong = 'not the password'
const profile = { fullname: 'Amina', password: 'a quite new password', currentpassword: wrong }

const loginFrom = (shop: TestShop, remoteAddress: string, email: string, typed = wrong) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/v1/user/login',
    remoteAddress,
    payload: { email, password: typed },
  })

test('a stolen session allows ten password guesses at most, in parallel or in turn', async () => {
  const shop = await openShop()
  const [amina, bilal] = [await shop.as('amina'), await shop.as('bilal')]
  const tries = Array.from({ length: 40 }, () => amina.form('user/updateprofile', profile))
  const replies = await Promise.all(tries)
  const checked = replies.filter(({ status }) => status === 400 || status === 503)
  expect(checked).toHaveLength(10)
  const refused = replies.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(30)
  expect(refused[0]?.headers['retry-after']).toBe('900')
  // Neither elsewhere nor with the right one, and only for this account.
  const elsewhere = await shop.as('amina')
  const right = { ...profile, currentpassword: password }
  expect((await elsewhere.form('user/updateprofile', right)).status).toBe(429)
  expect((await elsewhere.post('user/deleteaccount', { password })).status).toBe(429)
  expect((await bilal.form('user/updateprofile', right)).status).toBe(200)
  // The owner is not locked out: a fresh login needs no password.
  const again = shop.guest()
  await again.post('user/login', { email: 'amina@kiryana.example', password })
  expect(
    (await again.form('user/updateprofile', { password: 'mine again, quite new' })).status,
  ).toBe(200)
  shop.later(15 * minute)
  const late = { ...right, currentpassword: 'mine again, quite new' }
  expect((await again.form('user/updateprofile', late)).status).toBe(200)
})

test('a correct password resets the count; new passwords count too', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const change = (typed: string) =>
    amina.form('user/updateprofile', { number: '0333 1234567', currentpassword: typed })
  for (let time = 0; time < 9; time += 1) expect((await change(wrong)).status).toBe(400)
  expect((await change(password)).status).toBe(200)
  const other = { number: '0333 7654321', currentpassword: wrong }
  expect((await amina.form('user/updateprofile', other)).status).toBe(400)
  for (let time = 0; time < 10; time += 1)
    expect(
      (await amina.form('user/updateprofile', { password: `new password ${time}` })).status,
    ).toBe(200)
  expect((await amina.form('user/updateprofile', { password: 'one too many' })).status).toBe(429)
})

test('when too many hashes wait, the answer is 503 with Retry-After, at once', async () => {
  const shop = await openShop()
  const flood = Promise.all(Array.from({ length: 70 }, () => hashPassword('of the shop')))
  const login = () => shop.guest().post('user/login', { email: 'amina@kiryana.example', password })
  const reply = await login()
  expect([reply.status, reply.headers['retry-after'], reply.body]).toEqual([
    503,
    '2',
    {
      statuscode: 503,
      message: 'The shop is busy for a moment. Please try again.',
      code: 'busy',
    },
  ])
  await flood
  expect((await login()).status).toBe(200)
})

test('an IPv6 network counts as one place, another one as another', async () => {
  const shop = await openShop()
  const email = 'amina@kiryana.example'
  for (let time = 0; time < 10; time += 1)
    expect((await loginFrom(shop, `2001:db8:1:2::${time}`, email)).statusCode).toBe(401)
  expect((await loginFrom(shop, '2001:db8:1:2:aaaa:bbbb:cccc:dddd', email)).statusCode).toBe(429)
  expect((await loginFrom(shop, '2001:db8:1:3::1', email, password)).statusCode).toBe(200)
})
