import { expect, test } from 'vitest'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { loadPages } from '#server/load-pages.ts'
import { openShop } from '../support/shop.ts'

const address = (path = '') => `admin/categories${path && `/${path.replaceAll('/', '.')}`}`

async function openOffice() {
  const shop = await openShop({ pages: await loadPages() })
  const clerk = await shop.as('clerk')
  const guest = shop.guest()
  const under = async (parent: string | null) =>
    (await clerk.get(address())).body.data
      .filter((one: { parent: string | null }) => one.parent === parent)
      .map((one: { name: string }) => one.name)
  const productsIn = async (path: string) =>
    (await guest.get(`shoppingitems/?category_path=${path}`)).body.data
      .map((item: { _id: string }) => item._id)
      .toSorted()
  const page = async (path: string) => {
    const reply = await guest.get(`/category/${path}`, { accept: 'text/html' })
    return reply.headers.location ?? reply.status
  }
  return { shop, clerk, guest, under, productsIn, page }
}

const list = (rows: string) =>
  `code,name,category,sub-category,item-category,price\n${rows}` as const

test('a renamed category takes its products along, and its old address and old lists lead to it', async () => {
  const { shop, clerk, guest, under, productsIn, page } = await openOffice()
  const fruit = 'fruit-vegetables/fresh-fruit'
  expect(await productsIn(fruit)).toEqual(['apples', 'lastmango'])
  const reply = await clerk.patch(address(fruit), { name: 'Orchard & Grove' })
  const now = 'fruit-vegetables/orchard-grove'
  expect(reply.body.data).toEqual({ path: now, name: 'Orchard & Grove', parent: 'fruit-vegetables', level: 2, nameUr: '', toCheck: false }) // prettier-ignore
  expect(await under('fruit-vegetables')).toEqual(['Orchard & Grove', 'Herbs'])
  expect(await under(now)).toEqual(['Apples', 'Mangoes'])
  expect([await productsIn(now), await productsIn(fruit)]).toEqual([['apples', 'lastmango'], []])
  expect((await guest.get('shoppingitems/apples')).body.data).toMatchObject({
    sub_category: 'Orchard & Grove',
    category_path: `${now}/apples`,
  })
  expect((await guest.get('search/suggestions?q=orchard')).text).toContain(now)
  expect(await page(now)).toBe(200)
  expect(await page(`${fruit}?page=1`)).toBe(`/category/${now}?page=1`)
  expect(await page(`${fruit}/apples`)).toBe(`/category/${now}/apples`)

  // Twice: earlier redirects lead to the newest path.
  await clerk.patch(address('fruit-vegetables'), { name: 'Garden' })
  expect(await page(`${fruit}/apples`)).toBe('/category/garden/orchard-grove/apples')
  const imported = await clerk.post(
    'admin/products/import',
    list('P-9,Pears,Fruit & Vegetables,Fresh Fruit,Pears,300'),
    { 'content-type': 'text/csv' },
  )
  expect(imported.body.data).toMatchObject({ added: 1 })
  expect(await under(null)).not.toContain('Fruit & Vegetables')
  expect(await under('garden/orchard-grove')).toEqual(['Apples', 'Mangoes', 'Pears'])
  await expectSoundLedger(shop)
})

test('another way of writing a name keeps the address; search and pages have the new one', async () => {
  const { clerk, guest, under, page } = await openOffice()
  const { updated_at: _, ...before } = (await clerk.get('admin/products/apples')).body.data
  await clerk.patch(address('fruit-vegetables'), { name: 'Fruit, Vegetables' })
  expect(await under(null)).toContain('Fruit, Vegetables')
  expect(await page('fruit-vegetables')).toBe(200)
  const item = (await guest.get('shoppingitems/apples')).body.data
  expect(item).toMatchObject({ main_category: 'Fruit, Vegetables' })
  const { data: after } = (await clerk.get('admin/products/apples')).body
  expect(after).toMatchObject({ version: before.version + 1, categoryPath: before.categoryPath })
})

test('a category moves below another parent, and merges with a namesake only if requested', async () => {
  const { shop, clerk, under, productsIn, page } = await openOffice()
  const herbs = 'fruit-vegetables/herbs'
  await clerk.post(address(), { name: 'Garden', parent: null })
  expect((await clerk.patch(address(herbs), { parent: herbs })).body.code).toBe('category_level')
  expect((await clerk.patch(address('garden'), { parent: herbs })).body.code).toBe('category_level')
  expect((await clerk.patch(address(herbs), { parent: 'none' })).status).toBe(404)
  expect((await clerk.patch(address(herbs), { parent: 'garden' })).body.data.path).toBe('garden/herbs') // prettier-ignore
  expect(await under('fruit-vegetables')).toEqual(['Fresh Fruit'])

  const apples = 'fruit-vegetables/fresh-fruit/apples'
  const mangoes = 'fruit-vegetables/fresh-fruit/mangoes'
  const taken = await clerk.patch(address(apples), { name: 'mangoes' })
  expect([taken.status, taken.body.code]).toEqual([409, 'category_exists'])
  expect(await productsIn(apples)).toEqual(['apples'])
  const merged = await clerk.patch(address(apples), { name: 'mangoes', merge: true })
  expect(merged.body.data).toMatchObject({ path: mangoes, name: 'Mangoes' })
  expect(await under('fruit-vegetables/fresh-fruit')).toEqual(['Mangoes'])
  expect(await productsIn(mangoes)).toEqual(['apples', 'lastmango'])
  expect(await page(apples)).toBe(`/category/${mangoes}`)
  const again = await clerk.patch(address(apples), { name: 'mangoes', merge: true })
  expect(again.status).toBe(404)

  // A product added there creates the category again, which takes back its old address.
  await clerk.patch('admin/products/apples', { itemCategory: 'Apples' })
  expect(await productsIn(apples)).toEqual(['apples'])
  expect(await page(apples)).toBe(200)
  await expectSoundLedger(shop)
})

test('families stay families, and the sums of past days stay with a renamed category', async () => {
  const { shop, clerk, guest } = await openOffice()
  await shop.db
    .run`update product set family_key = category_path || ' | Fruit' where id in ('apples', 'lastmango')`
  await shop.db.run`
    insert into sales_category_day (day, category, orders, units, goods, discounts, cancelled_units, cancelled_goods, returned_units, refunds)
    values (20000, 'fruit-vegetables', 1, 2, 30000, 0, 0, 0, 0, 0)`
  await clerk.patch(address('fruit-vegetables'), { name: 'Garden' })
  const rows = await shop.db.all<{ key: string }>`
    select family_key as key from product where id in ('apples', 'lastmango') order by id`
  expect(rows.map(({ key }) => key)).toEqual([
    'garden/fresh-fruit/apples | Fruit',
    'garden/fresh-fruit/mangoes | Fruit',
  ])
  const { categoriesOf } = await import('#shop/reports/report.store.ts')
  expect(await categoriesOf(shop.db, { from: 20000, to: 20000 })).toMatchObject([
    { path: 'garden', name: 'Garden', goods: 30_000 },
  ])
  expect((await guest.get('category/tree')).body.data.map((one: { name: string }) => one.name)).toContain('Garden') // prettier-ignore
})

test('categories are created, ordered, and deleted when empty', async () => {
  const { shop, clerk, guest, under } = await openOffice()
  const mains: string[] = await under(null)
  const made = await clerk.post(address(), { name: 'Toys', parent: null })
  expect([made.status, made.body.data]).toEqual([201, { path: 'toys', name: 'Toys', parent: null, level: 1, nameUr: '', toCheck: false }]) // prettier-ignore
  expect((await clerk.post(address(), { name: 'TOYS!', parent: null })).body.code).toBe('category_exists') // prettier-ignore
  await clerk.post(address(), { name: 'Games', parent: 'toys' })
  await clerk.post(address(), { name: 'Cards', parent: 'toys/games' })
  const tooDeep = await clerk.post(address(), { name: 'Aces', parent: 'toys/games/cards' })
  expect([tooDeep.status, tooDeep.body.code]).toEqual([400, 'category_level'])
  expect((await clerk.post(address(), { name: ' ', parent: null })).status).toBe(400)

  expect(await under(null)).toEqual([...mains, 'Toys'])
  await clerk.post(`${address('toys')}/position`, { position: 1 })
  expect(await under(null)).toEqual(['Toys', ...mains])
  await clerk.post(`${address('toys')}/position`, { position: 999 })
  expect(await under(null)).toEqual([...mains, 'Toys'])
  await clerk.post(`${address('fruit-vegetables')}/position`, { position: 2 })
  const shown = (await guest.get('category/tree')).body.data
  expect(shown[1].name).toBe('Fruit & Vegetables')

  const full = await clerk.send('DELETE', address('fruit-vegetables'))
  expect([full.status, full.body.code]).toEqual([409, 'category_not_empty'])
  expect((await clerk.send('DELETE', address('toys'))).status).toBe(200)
  expect((await clerk.send('DELETE', address('toys'))).status).toBe(404)
  expect(await under('toys')).toEqual([])
  const counts = (await clerk.get(address())).body.data.filter((one: { level: number }) => one.level === 3) // prettier-ignore
  expect(counts).toContainEqual(expect.objectContaining({ name: 'Apples', products: 1, published: 1 })) // prettier-ignore
  await expectSoundLedger(shop)
})
