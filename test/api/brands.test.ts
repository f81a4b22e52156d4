import { expect, test } from 'vitest'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import { type Caller, openShop } from '../support/shop.ts'

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const rename = (caller: Caller, number: number, from: string, to: string, merge = false) =>
  caller.post('admin/brands/renames', { id: uuid(number), from, to, merge })
const brandsOf = async (caller: Caller, q = '') => {
  const { data, total } = (await caller.get(`admin/brands?q=${q}`)).body
  const counts = data.map((one: { name: string; products: number }) => [one.name, one.products])
  return [Object.fromEntries(counts), total]
}

test('a brand is renamed, merged and restored; lists and search follow', async () => {
  const shop = await openShop()
  const [clerk, guest] = [await shop.as('clerk'), shop.guest()]
  await clerk.patch('admin/products/chai', { brand: 'Lipton' })
  expect(await brandsOf(clerk)).toEqual([{ Baghban: 5, Lipton: 1 }, 2])
  expect(await brandsOf(clerk, 'LIPT')).toEqual([{ Lipton: 1 }, 1])
  expect((await rename(clerk, 1, 'Nobody', 'Tapal')).body.code).toBe('brand_not_found')
  expect((await rename(clerk, 1, 'Lipton', ' ')).status).toBe(400)
  shop.later(2000)
  expect((await rename(clerk, 1, 'Lipton', 'Tapal')).body.data).toEqual({
    name: 'Tapal',
    changed: 1,
  })
  expect((await rename(clerk, 1, 'Lipton', 'Tapal')).body.data.changed).toBe(0)
  const { body: found } = await guest.get('search?q=tapal')
  expect(found.data).toMatchObject([{ _id: 'chai', brand: 'Tapal' }])
  expect((await clerk.get('admin/products?brand=Tapal')).body.data).toMatchObject([{ id: 'chai' }])
  expect((await clerk.get('admin/products?brand=tapal')).body.total).toBe(0)

  expect(await rename(clerk, 2, 'Tapal', 'Baghban')).toMatchObject({
    status: 409,
    body: { code: 'brand_exists' },
  })
  shop.later(2000)
  expect((await rename(clerk, 2, 'Tapal', 'Baghban', true)).body.data.changed).toBe(1)
  expect(await brandsOf(clerk)).toEqual([{ Baghban: 6 }, 1])
  const { body: history } = await clerk.get('admin/products/chai/history')
  expect(history.data.map(({ changes }: { changes: object[] }) => changes)).toMatchObject([
    [{ field: 'brand', before: 'Tapal', after: 'Baghban' }],
    [{ field: 'brand', before: 'Lipton', after: 'Tapal' }],
    [{ field: 'brand', before: 'Baghban', after: 'Lipton' }],
  ])
  const { data: runs } = (await clerk.get('admin/imports')).body
  expect(runs.map(({ change }: { change: object }) => change)).toContainEqual({ kind: 'brand', from: 'Tapal', to: 'Baghban' }) // prettier-ignore
  shop.later(2000)
  const [last] = runs
  await clerk.post(`admin/imports/${last.id}/undo`)
  expect(await brandsOf(clerk)).toEqual([{ Baghban: 5, Tapal: 1 }, 2])
  // A late retry of an undone change does nothing.
  expect((await rename(clerk, 2, 'Tapal', 'Baghban', true)).body.data.changed).toBe(0)
  const { body: audit } = await clerk.get('admin/audit?kind=brand.changed')
  expect(audit.data).toHaveLength(2)
  expect(await verifyShop(shop.db, shop.dataFolder, shop.now())).toEqual([])
})

test('a brand of very many products changes in parts, between which others write', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const rows = Array.from(
    { length: 700 },
    (_, number) => `B-${number},Biscuit ${number},Peek,${number + 10},Snacks`,
  )
  const csv = ['code,name,brand,price,category', ...rows].join('\n')
  await clerk.post('admin/products/import', csv, { 'content-type': 'text/csv' })
  shop.later(1000)
  const done = { isDone: false, between: 0 }
  const renaming = rename(clerk, 1, 'Peek', 'Peek Freans').finally(() => (done.isDone = true))
  while (!done.isDone) {
    const reply = await clerk.patch('admin/products/apples', { origin: `Swat ${done.between}` })
    expect(reply.status).toBe(200)
    if (!done.isDone) done.between += 1
  }
  expect((await renaming).body.data.changed).toBe(700)
  expect(done.between).toBeGreaterThan(0)
  const [counts] = await brandsOf(clerk)
  expect(counts).toMatchObject({ 'Peek Freans': 700 })
  const { count } = await shop.db.one<{ count: number }>`
    select count(*) as count from event where kind = 'products.changed'`
  expect(count).toBe(3)
})
