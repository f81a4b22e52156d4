import { expect, test } from 'vitest'
import { codeAt, stepAt } from '#shop/accounts/second-factor/totp.ts'
import { password } from '../support/cast.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { cartOrder, placed } from '../support/orders.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

const minute = 60_000
const email = 'clerk@kiryana.example'
const codeOf = (shop: TestShop, secret: string) => codeAt(secret, stepAt(shop.now()))
const login = (shop: TestShop, more: object = {}) =>
  shop.guest().post('user/login', { email, password, ...more })
const refused = (status: number, code: string) => ({ status, body: { code } })

/** The clerk with two-factor login on; a minute later, so that the code used for it is an old one. */
async function openWithFactor() {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const started = await clerk.post('admin/security/two-factor', { password })
  const { secret, link } = started.body.data
  expect(link).toContain(`secret=${secret}&issuer=Kiryana`)
  expect((await login(shop)).status).toBe(200) // nothing is asked before it is confirmed
  const code = codeOf(shop, secret)
  const confirmed = await clerk.post('admin/security/two-factor/confirm', { code })
  expect([confirmed.status, confirmed.text]).toEqual([200, expect.any(String)])
  shop.later(minute)
  return { shop, clerk, secret, recoveryCodes: confirmed.body.data.recoveryCodes as string[] }
}

test('a login with a second step: no session without a code, and a code is good once', async () => {
  const { shop, clerk, secret } = await openWithFactor()
  const asked = await login(shop)
  expect(asked).toMatchObject(refused(401, 'second_factor_needed'))
  expect(asked.headers['set-cookie']).toBeUndefined()
  const code = codeOf(shop, secret)
  expect(await login(shop, { code, password: 'a wrong password' })).toMatchObject(
    refused(401, 'login_failed'),
  )
  const let_in = await login(shop, { code })
  expect([let_in.status, let_in.body.email]).toEqual([200, email])
  expect(await login(shop, { code })).toMatchObject(refused(400, 'second_factor_wrong'))
  expect((await clerk.get('admin/security')).body.data).toEqual({
    twoFactorSince: expect.any(String),
    recoveryCodesLeft: 10,
    required: false,
  })
  await expectSoundLedger(shop)
})

test('a clock may differ by one step, not by two', async () => {
  const { shop, secret } = await openWithFactor()
  const at = stepAt(shop.now())
  for (const [step, status] of [
    [at + 2, 400],
    [at - 1, 200],
    [at + 1, 200],
    [at, 400], // older than one that was used
  ] as const)
    expect([step - at, (await login(shop, { code: codeAt(secret, step) })).status]).toEqual([
      step - at,
      status,
    ])
})

test('of two who come with one code at once, one is let in', async () => {
  const { shop, secret } = await openWithFactor()
  const code = codeOf(shop, secret)
  const replies = await Promise.all([login(shop, { code }), login(shop, { code })])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400])
})

test('each of ten recovery codes works once, and is saved as a hash', async () => {
  const { shop, clerk, recoveryCodes } = await openWithFactor()
  expect(new Set(recoveryCodes).size).toBe(10)
  const [first = '', second = ''] = recoveryCodes
  expect((await login(shop, { code: first })).status).toBe(200)
  expect(await login(shop, { code: first })).toMatchObject(refused(400, 'second_factor_wrong'))
  expect((await login(shop, { code: second.toUpperCase().replaceAll('-', ' ') })).status).toBe(200)
  expect((await clerk.get('admin/security')).body.data.recoveryCodesLeft).toBe(8)
  const kept = JSON.stringify(await shop.db.all`select * from recovery_code`)
  expect(recoveryCodes.filter((code) => kept.includes(code.replaceAll('-', '')))).toEqual([])
})

test('after ten wrong codes the correct one must wait, from any place', async () => {
  const { shop, secret } = await openWithFactor()
  for (let time = 0; time < 10; time += 1)
    expect((await login(shop, { code: '000000' })).body.code).toBe('second_factor_wrong')
  const code = codeOf(shop, secret)
  expect(await login(shop, { code })).toMatchObject(refused(429, 'too_many_tries'))
  shop.later(15 * minute)
  expect((await login(shop, { code: codeOf(shop, secret) })).status).toBe(200)
})

test('turning it off, and new recovery codes, need the password and a code', async () => {
  const { shop, clerk, secret, recoveryCodes } = await openWithFactor()
  for (const call of ['two-factor/stop', 'recovery-codes']) {
    shop.later(minute)
    const code = codeOf(shop, secret)
    const tries = [
      { password: '', code },
      { password: 'not mine', code },
      { password, code: '000000' },
    ].map(async (body) => (await clerk.post(`admin/security/${call}`, body)).body.code)
    expect(await Promise.all(tries)).toEqual([
      'current_password',
      'current_password',
      'second_factor_wrong',
    ])
  }
  const renewed = await clerk.post('admin/security/recovery-codes', {
    password,
    code: codeOf(shop, secret),
  })
  expect(renewed.body.data.recoveryCodes).toHaveLength(10)
  expect((await login(shop, { code: recoveryCodes[0] })).status).toBe(400)
  expect(await clerk.post('admin/security/two-factor', { password })).toMatchObject(
    refused(409, 'second_factor_on'),
  )
  shop.later(minute)
  const off = { password, code: codeOf(shop, secret) }
  expect((await clerk.post('admin/security/two-factor/stop', off)).status).toBe(200)
  expect((await login(shop)).status).toBe(200)
  expect(await shop.db.all`select 1 as one from recovery_code`).toEqual([])
})

test("an owner resets a colleague's two-factor login and ends their sessions, not their own", async () => {
  const { shop, clerk } = await openWithFactor()
  const owner = await shop.as('owner')
  expect(await owner.send('DELETE', 'admin/staff/owner/two-factor')).toMatchObject(
    refused(409, 'second_factor_own'),
  )
  expect((await owner.send('DELETE', 'admin/staff/clerk/two-factor')).status).toBe(200)
  expect((await clerk.get('admin/security')).status).toBe(401)
  expect((await login(shop)).status).toBe(200)
})

test('turning it on ends the other sessions; who is no staff any more is asked no code', async () => {
  const shop = await openShop()
  const [clerk, elsewhere, owner] = [
    await shop.as('clerk'),
    await shop.as('clerk'),
    await shop.as('owner'),
  ]
  const { secret } = (await clerk.post('admin/security/two-factor', { password })).body.data
  await clerk.post('admin/security/two-factor/confirm', { code: codeOf(shop, secret) })
  expect((await elsewhere.get('admin/security')).status).toBe(401)
  await owner.patch('admin/staff/clerk', { role: null })
  expect((await login(shop)).status).toBe(200)
})

test('once it is required, staff without it reach their own security alone, and shop as before', async () => {
  const shop = await openShop()
  const [owner, clerk] = [await shop.as('owner'), await shop.as('clerk')]
  const rule = (required: boolean) => owner.patch('admin/staff/two-factor', { required })
  expect(await rule(true)).toMatchObject(refused(409, 'second_factor_first'))
  expect((await clerk.get('admin/orders')).status).toBe(200)
  await turnOn(shop, owner)
  expect((await rule(true)).body).toEqual({ data: { required: true } })
  expect((await rule(true)).status).toBe(200) // again
  expect(await clerk.patch('admin/staff/two-factor', { required: false })).toMatchObject(
    refused(403, 'permission_missing'),
  )
  for (const path of ['admin/orders', 'admin/today', 'admin/staff', 'admin/settings'])
    expect([path, await clerk.get(path)]).toMatchObject([path, refused(403, 'two_factor_required')])
  expect(await clerk.patch('admin/products/apples', { stock: 1, stockBefore: 50 })).toMatchObject(
    refused(403, 'two_factor_required'),
  )
  expect((await clerk.get('admin/security')).body.data).toMatchObject({ required: true })
  expect((await placed(clerk, cartOrder()))._id).toEqual(expect.any(String))
  expect((await shop.guest().get('settings')).body).not.toHaveProperty('staffTwoFactor')
  expect((await owner.get('admin/orders')).status).toBe(200)

  await turnOn(shop, clerk)
  expect((await clerk.get('admin/orders')).status).toBe(200)
  await owner.send('DELETE', 'admin/staff/clerk/two-factor') // a lost app: set up again
  const again = await shop.as('clerk')
  expect(await again.get('admin/orders')).toMatchObject(refused(403, 'two_factor_required'))
  await rule(false)
  expect((await again.get('admin/orders')).status).toBe(200)
  const events = await shop.db.all`
    select actor, kind from event where kind like 'staff.two-factor-%required' order by seq`
  expect(events).toEqual([
    { actor: 'owner', kind: 'staff.two-factor-required' },
    { actor: 'owner', kind: 'staff.two-factor-not-required' },
  ])
  await expectSoundLedger(shop)
})

async function turnOn(shop: TestShop, caller: Caller) {
  const { secret } = (await caller.post('admin/security/two-factor', { password })).body.data
  const code = codeOf(shop, secret)
  expect((await caller.post('admin/security/two-factor/confirm', { code })).status).toBe(200)
}
