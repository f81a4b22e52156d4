import { expect, test } from 'vitest'
import { insertToken } from '#shop/accounts/sessions/access-tokens.store.ts'
import { hashOfToken } from '#shop/accounts/sessions/session.ts'
import { appoint } from '#shop/accounts/staff/staff.store.ts'
import type { TokenPermission } from '#shop/accounts/sessions/token-rules.ts'
import { exportList } from '#shop/catalogue/export/export-list.ts'
import type { StaffRole } from '#shop/person.ts'
import { visitOf } from '#shop/visit.ts'
import { dumpOf } from '../support/dump.ts'
import { openShop, type TestShop } from '../support/shop.ts'

async function staffAs(shop: TestShop, role: StaffRole) {
  await shop.db.transaction((tx) => appoint(tx, 'clerk', role, 0))
  return shop.as('clerk')
}

async function tokenWith(shop: TestShop, permissions: TokenPermission[]) {
  const secret = `kir_secret-${permissions.join('-')}`
  const token = { id: secret, name: 'Till', permissions, createdAt: 0, expiresAt: shop.now() + 1e9 }
  await insertToken(shop.db, 'clerk', hashOfToken(secret), token)
  await shop.db.run`update access_token set used_at = ${shop.now()} where id = ${secret}`
  return { authorization: `Bearer ${secret}` }
}

const refused = { status: 403, body: { code: 'permission_missing', permission: 'price.write' } }
const path = 'admin/products/apples'
const plan = {
  id: '00000000-0000-4000-8000-0000000000a1',
  price: 1,
  from: '2125-01-06T10:00:00Z',
}

test.for<[what: string, body: object]>([
  ['a price', { listPrice: 301 }],
  ['an offer', { offerPrice: 1 }],
  ['the days of an offer', { offerUntil: '2125-01-06T10:00:00Z' }],
  ['a multi-buy', { multiBuy: { quantity: 3, price: 3 } }],
  ['a wholesale price', { wholesaleListPrice: 201 }],
  ['no wholesale price', { wholesaleListPrice: null }],
  ['a quantity break', { wholesaleBreaks: [{ from: 50, price: 1 }] }],
  ['the least of wholesale', { wholesaleMinimum: 4 }],
  ['what the shop pays', { purchasePrice: 90 }],
  ['a point for each rupee', { pointsDivisor: 1 }],
])('who writes about products cannot set %s', async ([, body]) => {
  const shop = await openShop()
  await (await shop.as('clerk')).patch(path, { wholesaleListPrice: 200 })
  const writer = await staffAs(shop, 'content')
  const before = await dumpOf(shop.db)
  expect(await writer.patch(path, { ...body, brand: 'Swat' })).toMatchObject(refused)
  expect(await dumpOf(shop.db)).toEqual(before)
  const manager = await staffAs(shop, 'manager')
  expect((await manager.patch(path, body)).status).toBe(200)
})

test('the content role can send unchanged prices, and cannot plan, add or change any', async () => {
  const shop = await openShop()
  const writer = await staffAs(shop, 'content')
  const { listPrice } = (await writer.get(path)).body.data
  expect((await writer.patch(path, { listPrice, brand: 'Swat' })).status).toBe(200)
  expect(await writer.post(`${path}/prices`, plan)).toMatchObject(refused)
  expect(await writer.send('DELETE', `${path}/prices/none`)).toMatchObject(refused)
  const added = { name: 'Lassi', mainCategory: 'Tea', subCategory: 'Milk', itemCategory: 'Lassi' }
  expect(await writer.post('admin/products', { ...added, listPrice: 1 })).toMatchObject(refused)
  expect(await writer.send('DELETE', path)).toMatchObject(refused)
})

const wholesale = ['wholesaleListPrice', 'wholesaleOfferPrice', 'wholesaleMinimum', 'wholesaleStep', 'wholesaleCarton', 'wholesaleBreaks', 'purchasePrice'] // prettier-ignore

test.for<[StaffRole, boolean]>([
  ['owner', true],
  ['manager', true],
  ['viewer', true],
  ['packer', false],
  ['content', false],
])('wholesale prices in what a %s reads: %s', async ([role, sees]) => {
  const shop = await openShop()
  await (await shop.as('clerk')).patch(path, { wholesaleListPrice: 213.57 })
  const reader = await staffAs(shop, role)
  const one = (await reader.get(path)).body.data
  expect(wholesale.filter((name) => name in one)).toEqual(sees ? wholesale : [])
  const replies = [await reader.get(path), await reader.get('admin/products?q=apples'), await reader.get('admin/products/csv')] // prettier-ignore
  for (const { status, text } of replies)
    expect([status, text.includes('213.57')]).toEqual([200, sees])
  expect(replies[2]?.text.includes('wholesale')).toBe(sees)
  if (role === 'packer') {
    const id = '00000000-0000-4000-8000-0000000000b1'
    const moved = await reader.post(`${path}/stock`, { id, reason: 'received', change: 1 })
    expect([moved.status, moved.text.includes('wholesale')]).toEqual([200, false])
  }
})

test('a list exported without wholesale prices leaves them unchanged on import', async () => {
  const shop = await openShop()
  await (await shop.as('clerk')).patch(path, { wholesaleListPrice: 213.57 })
  const { text } = await (await staffAs(shop, 'packer')).get('admin/products/csv')
  const owner = await staffAs(shop, 'owner')
  const again = await owner.post('admin/products/import', text, { 'content-type': 'text/csv' })
  expect(again.body.data).toMatchObject({ added: 0, changed: 0, refused: 0 })
  expect((await owner.get(path)).body.data.wholesaleListPrice).toBe(213.57)
})

test('a token imports, undoes and changes many prices only with the permission for prices', async () => {
  const shop = await openShop()
  const owner = await staffAs(shop, 'owner')
  const header = await tokenWith(shop, ['product.import', 'product.write', 'product.read'])
  const csv = { ...header, 'content-type': 'text/csv' }
  const script = shop.guest()
  const list = 'name,category,price\nGur,Sugar,1'
  expect(await script.post('admin/products/import', list, csv)).toMatchObject(refused)
  const bulk = { change: { kind: 'percent', price: 'list', direction: 'down', percent: 90, roundTo: 1 } } // prettier-ignore
  const seen = { ...bulk, products: [{ number: 1, version: 1 }] }
  expect(await script.post('admin/products/bulk-changes/preview', bulk, header)).toMatchObject(refused) // prettier-ignore
  expect(await script.post('admin/products/bulk-changes', seen, header)).toMatchObject(refused)
  const starter = { products: [{ key: 'sugar-1kg', price: 1 }] }
  expect(await script.post('admin/products/starter', starter, header)).toMatchObject(refused)

  const { data } = (await owner.get(path)).body
  const raise = { change: { ...bulk.change, direction: 'up', percent: 10 }, products: [{ number: data.number, version: data.version }] } // prettier-ignore
  const { id } = (await owner.post('admin/products/bulk-changes', raise)).body.data
  expect(await script.post(`admin/imports/${id}/undo`, {}, header)).toMatchObject(refused)
  expect((await owner.get(path)).body.data.listPrice).toBe(Math.round(data.listPrice * 1.1))
  const whole = await tokenWith(shop, ['product.import', 'price.write'])
  expect((await script.post(`admin/imports/${id}/undo`, {}, whole)).status).toBe(200)
  expect((await owner.get(path)).body.data.listPrice).toBe(data.listPrice)
})

test('the list of products asks for the rights itself', async () => {
  const shop = await openShop()
  const account = (role: StaffRole | null) => visitOf(shop, { id: 'clerk', role } as never)
  await expect(exportList(account(null)).next()).rejects.toMatchObject({ code: 'staff_only' })
  const { value } = await exportList(account('packer')).next()
  const headings: unknown[] = value?.[0] ?? []
  expect(headings.filter((one) => String(one).includes('wholesale'))).toEqual([])
})
