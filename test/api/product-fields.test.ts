import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { byColumn, byField, factNames, productFields } from '#shop/catalogue/product-fields.ts'
import { productMessages } from '#web/messages/en/storefront/catalogue/product.ts'
import { openShop } from '../support/shop.ts'

/** Another value for each field, with characters that a CSV cell could lose. */
const values = (word: string) =>
  byField(
    (name) => `${word} ${name} | “50 %”${productFields[name].kind === 'text' ? '\nmore' : ''}`,
    (name) => [`${word} ${name}, a | b`, 'second'],
  )

test('each plain field goes through the form, the page, the public answer, a list and its undo', async () => {
  const shop = await openShop({ pages: await loadPages() })
  const [owner, guest] = [await shop.as('owner'), shop.guest()]
  const inOffice = async () => (await owner.get('admin/products/apples')).body.data
  const list = async () => (await owner.get('admin/products/csv')).text
  const [first, second] = [values('first'), values('second')]
  const nothing = await inOffice()

  await owner.patch('admin/products/apples', first)
  const before = await list()
  await owner.patch('admin/products/apples', second)
  expect(await inOffice()).toMatchObject(second)
  expect((await guest.get('shoppingitems/1')).body.data).toMatchObject(
    byColumn(
      (name) => second[name],
      (name) => second[name],
    ),
  )
  const page = (await guest.get('/products/1')).text
  for (const name of factNames) expect(page).toContain(productMessages.sentences.facts[name])

  shop.later(1000)
  const csv = { 'content-type': 'text/csv' }
  const taken = await owner.post('admin/products/import?file=before.csv', before, csv)
  expect(taken.body.data).toMatchObject({ changed: 1 })
  expect(await inOffice()).toMatchObject(first)
  shop.later(1000)
  await owner.post(`admin/imports/${taken.body.data.id}/undo`)
  expect(await inOffice()).toMatchObject(second)

  const cleared = byField(
    () => '',
    () => [],
  )
  await owner.patch('admin/products/apples', cleared)
  expect(await inOffice()).toEqual({ ...nothing, version: expect.any(Number) })
  const { data } = (await owner.get('admin/products/apples/history')).body
  expect(data[0].changes.map(({ field }: { field: string }) => field)).toEqual(
    Object.keys(cleared).map((name) => `facts.${name}`),
  )
})

test('a country of origin narrows the list, its counts and its page', async () => {
  const shop = await openShop({ pages: await loadPages() })
  const [clerk, guest] = [await shop.as('clerk'), shop.guest()]
  await clerk.patch('admin/products/apples', { countryOfOrigin: ' Kenya\u200b' })
  await clerk.patch('admin/products/chai', { countryOfOrigin: 'Sri Lanka' })
  const { data, total } = (await guest.get('shoppingitems?country=KENYA')).body
  expect([total, data[0]._id]).toEqual([1, 'apples'])
  expect((await guest.get('shoppingitems/facets?country=kenya')).body).toMatchObject({
    total: 1,
    countries: [
      { name: 'Kenya', count: 1 },
      { name: 'Sri Lanka', count: 1 },
    ],
  })
  const page = (await guest.get('/products?country=Kenya')).text
  expect(page).toContain('Remove filter: Kenya')
  expect(page).toMatch(/Kala Kulu Apples/)
  expect(page.match(/<article/g)).toHaveLength(1)
})
