import { expect, test } from 'vitest'
import { appoint } from '#shop/accounts/staff/staff.store.ts'
import { saveSetting } from '#shop/settings/settings.store.ts'
import { forFile } from '../support/clean-up.ts'
import { password } from '../support/cast.ts'
import { dumpOf, textOf } from '../support/dump.ts'
import { type Caller, openShop } from '../support/shop.ts'

const path = 'admin/security/tokens'
const asked = { name: 'Till', permissions: ['product.read'], days: 30, password }

async function openWithToken(changes: object = {}) {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const made = await clerk.post(path, { ...asked, ...changes })
  expect(made.status).toBe(201)
  const { id, token } = made.body.data as { id: string; token: string }
  const script = shop.guest()
  const send = (method: string, address: string, body?: unknown, by: Caller = script) =>
    by.send(method as 'GET', address, body, { authorization: `Bearer ${token}` })
  const get = (address: string) => send('GET', address)
  return { shop, clerk, id, token, send, get }
}

test('a token can make only the calls it is permitted', async () => {
  const { shop, get, send, token } = await openWithToken()
  expect((await get('admin/products')).status).toBe(200)
  const change = await send('PATCH', 'admin/products/apples', { offerPrice: 77 })
  expect([change.status, change.body.code]).toEqual([403, 'permission_missing'])
  expect((await get('admin/orders')).status).toBe(403)
  expect((await get(path)).status).toBe(403)
  // Of shoppers' calls it knows nothing.
  expect((await get('user/me')).body).not.toMatchObject({ data: { _id: 'clerk' } })
  expect((await get('order')).status).not.toBe(200)
  expect(await textOf(shop.db)).not.toContain(token)
})

test("a token's changes are recorded in its owner's name", async () => {
  const { clerk, send } = await openWithToken({
    permissions: ['product.write', 'price.write', 'product.read'],
  })
  expect((await send('PATCH', 'admin/products/apples', { offerPrice: 77 })).status).toBe(200)
  const [entry] = (await clerk.get('admin/audit')).body.data
  expect(entry).toMatchObject({ kind: 'product.changed', person: { id: 'clerk' } })
})

test('it is listed with its last use, without its secret, and opens nothing once it is revoked', async () => {
  const { shop, clerk, id, get, token } = await openWithToken()
  const list = async () => (await clerk.get(path)).body.data
  expect(await list()).toEqual([
    {
      id,
      name: 'Till',
      permissions: ['product.read'],
      createdAt: expect.any(String),
      expiresAt: expect.any(String),
      usedAt: null,
    },
  ])
  await get('admin/products')
  expect((await list())[0].usedAt).toBe(new Date(shop.now()).toISOString())
  expect(JSON.stringify(await list())).not.toContain(token)
  const other = await shop.as('owner')
  await other.send('DELETE', `${path}/${id}`)
  expect(await list()).toHaveLength(1)
  expect((await clerk.send('DELETE', `${path}/${id}`)).status).toBe(200)
  expect((await clerk.send('DELETE', `${path}/${id}`)).status).toBe(200)
  const refused = await get('admin/products')
  expect([refused.status, refused.body.code]).toEqual([401, 'token_invalid'])
})

test('it ends with its days', async () => {
  const { shop, get } = await openWithToken({ days: 7 })
  shop.later(7 * 24 * 60 * 60_000 - 1000)
  expect((await get('admin/products')).status).toBe(200)
  shop.later(2000)
  expect((await get('admin/products')).status).toBe(401)
})

test('it never can more than its owner can now', async () => {
  const { shop, get, send } = await openWithToken({
    permissions: ['product.read', 'product.write'],
  })
  const change = () => send('PATCH', 'admin/products/apples', { offerPrice: 77 })
  await shop.db.transaction((tx) => appoint(tx, 'clerk', 'packer', 0))
  expect([(await get('admin/products')).status, (await change()).status]).toEqual([200, 403])
  const owner = await shop.as('owner')
  await owner.patch('admin/staff/clerk', { role: null })
  expect((await get('admin/products')).status).toBe(401)
  await owner.patch('admin/staff/clerk', { role: 'manager' })
  expect((await get('admin/products')).status).toBe(401)
})

test('a blocked owner, or one without the second step that the shop requires, takes it along', async () => {
  const { shop, get } = await openWithToken()
  await saveSetting(shop.db, 'staffTwoFactor', true, 0)
  const refused = await get('admin/products')
  expect([refused.status, refused.body.code]).toEqual([403, 'two_factor_required'])
  await saveSetting(shop.db, 'staffTwoFactor', false, 0)
  expect((await get('admin/products')).status).toBe(200)
  await shop.db.run`update account set blocked_at = 1 where id = 'clerk'`
  expect((await get('admin/products')).status).toBe(401)
})

/** For tables of what is refused: nothing in it changes. */
const shopOfFile = forFile(() => openShop())

test.each<[object, number, string]>([
  [{ password: 'wrong' }, 400, 'current_password'],
  [{ password: '' }, 400, 'current_password'],
  [{ permissions: [] }, 400, 'does_not_fit'],
  [{ permissions: ['staff.manage'] }, 400, 'does_not_fit'],
  [{ permissions: ['security.own'] }, 400, 'does_not_fit'],
  [{ permissions: ['everything'] }, 400, 'does_not_fit'],
  [{ days: 3650 }, 400, 'does_not_fit'],
  [{ days: '30' }, 400, 'does_not_fit'],
  [{ name: '' }, 400, 'does_not_fit'],
  [{ name: 'x'.repeat(61) }, 400, 'does_not_fit'],
])('%j is refused and makes nothing', async (changes, status, code) => {
  const shop = shopOfFile()
  const clerk = await shop.as('clerk')
  const reply = await clerk.post(path, { ...asked, ...changes })
  expect([reply.status, reply.body.code]).toEqual([status, code])
  expect(await shop.db.all`select id from access_token`).toEqual([])
})

test("a token cannot exceed its owner's role, and an owner has at most twenty", async () => {
  const shop = await openShop()
  await shop.db.transaction((tx) => appoint(tx, 'clerk', 'packer', 0))
  const clerk = await shop.as('clerk')
  const more = await clerk.post(path, { ...asked, permissions: ['product.read', 'product.write'] })
  expect([more.status, more.body]).toMatchObject([403, { permission: 'product.write' }])
  for (let made = 0; made < 20; made += 1) expect((await clerk.post(path, asked)).status).toBe(201)
  expect((await clerk.post(path, asked)).body.code).toBe('too_many_tokens')
})

test.each(['kir_', 'kir_nothing', `kir_${'x'.repeat(200)}`, 'null', '%00'])(
  'the token %j is refused, even with a login cookie',
  async (token) => {
    const shop = shopOfFile()
    const before = await dumpOf(shop.db)
    const reply = await shop
      .guest()
      .send('GET', 'admin/products', undefined, { authorization: `Bearer ${token}` })
    expect([reply.status, reply.body.code]).toEqual([401, 'token_invalid'])
    expect(await dumpOf(shop.db)).toEqual(before)
  },
)
