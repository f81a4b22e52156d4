import { expect, test } from 'vitest'
import { password } from '../support/cast.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const email = 'amina@kiryana.example'

const login = (shop: TestShop, from: string, who = email, typed = 'not the password') =>
  shop.app.inject({
    method: 'POST',
    url: '/api/v1/user/login',
    remoteAddress: from,
    payload: { email: who, password: typed },
  })

test('20 wrong passwords at once count each, and the owner elsewhere is not locked out', async () => {
  const shop = await openShop()
  const tries = await Promise.all(Array.from({ length: 20 }, () => login(shop, '192.0.2.1')))
  const statuses = tries.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  expect((await login(shop, '203.0.113.5', email, password)).statusCode).toBe(200)
})

test('20 wrong passwords from 20 addresses lock no account', async () => {
  const shop = await openShop()
  for (let place = 0; place < 20; place += 1)
    expect((await login(shop, `192.0.2.${place}`)).statusCode).toBe(401)
  expect((await login(shop, '203.0.113.5', email, password)).statusCode).toBe(200)
  expect((await login(shop, '192.0.2.3', email, password)).statusCode).toBe(200)
})

test('200 accounts from one address: it waits after 150, others do not', async () => {
  const shop = await openShop()
  await shop.db
    .run`insert into throttle (subject, tries, until) values ('sign-in 192.0.2.1', 145, ${shop.now() + 60_000})`
  const statuses: number[] = []
  for (let index = 145; index < 200; index += 1)
    statuses.push((await login(shop, '192.0.2.1', `nobody${index}@kiryana.example`)).statusCode)
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect(statuses.slice(5).every((status) => status === 429)).toBe(true)
  expect((await login(shop, '192.0.2.2', email, password)).statusCode).toBe(200)
})
