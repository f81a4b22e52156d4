import { expect, test } from 'vitest'
import { hashPassword } from '#shop/accounts/signing-in/passwords.ts'
import { password } from '../support/cast.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const login = (shop: TestShop, who: string, typed = password) =>
  shop.guest().post('user/login', { email: who, password: typed })

// Amina's is +923000000000.
test.each([
  '+923000000000',
  '0300 0000000',
  '0300-000 0000',
  '0092 300 0000000',
  '3000000000',
  ' (+92) 300 0000000 ',
])('%s and the password open the account of this phone', async (number) => {
  const shop = await openShop()
  expect(await login(shop, number)).toMatchObject({ status: 200, body: { _id: 'amina' } })
  expect((await login(shop, number, 'not the password')).status).toBe(401)
})

test('an invalid login name and an unknown phone get the same refusal', async () => {
  const shop = await openShop()
  const wrong = await login(shop, 'amina@kiryana.example', 'not the password')
  await shop.db.run`update account set phone = '' where id = 'owner'`
  for (const who of ['0311 1111111', '', ' ', 'amina', '12', "' or 1=1 --", '+1 555 0100']) {
    const reply = await login(shop, who)
    expect([who, reply.status, reply.text]).toEqual([who, 401, wrong.text])
  }
})

test('a second account with the same phone does not lock out the first; each password opens its own account', async () => {
  const shop = await openShop()
  const other = await hashPassword('another password')
  await shop.db
    .run`update account set phone = '+923000000000', password_hash = ${other} where id = 'bilal'`
  const opens = (id: string) => ({ status: 200, body: { _id: id } })
  expect(await login(shop, '0300 0000000')).toMatchObject(opens('amina'))
  expect(await login(shop, '0300 0000000', 'another password')).toMatchObject(opens('bilal'))
  expect(await login(shop, '0300 0000000', 'not the password')).toMatchObject({
    status: 401,
    body: { code: 'login_failed' },
  })
  expect((await login(shop, 'bilal@kiryana.example', 'another password')).status).toBe(200)
})

test('a phone and password that two accounts share open neither, and say so', async () => {
  const shop = await openShop()
  await shop.db.run`update account set phone = '+923000000000' where id = 'bilal'`
  expect(await login(shop, '0300 0000000')).toMatchObject({
    status: 401,
    body: { code: 'phone_shared', message: expect.stringContaining('e-mail') },
  })
  expect((await login(shop, 'amina@kiryana.example')).status).toBe(200)
})

test('however many write my phone into their accounts, the first to have it and the confirmed come first', async () => {
  const shop = await openShop()
  const other = await hashPassword('another password')
  await shop.db
    .run`update account set phone = '+923000000000', password_hash = ${other}, created_at = created_at + 1
    where id <> 'amina'`
  expect((await login(shop, '0300 0000000')).body._id).toBe('amina')
  await shop.db.run`update account set created_at = created_at + 9 where id = 'amina'`
  expect((await login(shop, '0300 0000000')).status).toBe(401)
  await shop.db.run`update account set email_confirmed_at = 1 where id = 'amina'`
  expect((await login(shop, '0300 0000000')).body._id).toBe('amina')
})

test('however a phone is written, its tries are counted together', async () => {
  const shop = await openShop()
  const ways = ['0300 0000000', '+923000000000', '03000000000', '300-0000000']
  for (let time = 0; time < 10; time += 1)
    await login(shop, ways[time % 4] ?? '', 'not the password')
  expect((await login(shop, '0092 300 000 0000')).status).toBe(429)
})
