import { expect, test } from 'vitest'
import { openShop } from '../support/shop.ts'

type Row = { id: string; name: string; listPrice: number; stock: number | null; number: number }
const uncounted = 2_147_483_647

test.each([
  ['name', (row: Row) => row.name.toLowerCase()],
  ['price', (row: Row) => row.listPrice],
  ['stock', (row: Row) => row.stock ?? uncounted],
] as const)('the list of products is sorted by %s, both ways and over pages', async (name, of) => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  await shop.db.run`update product set stock = null where id = 'chai'`
  const listed = async (query: string): Promise<Row[]> =>
    (await clerk.get(`admin/products?${query}`)).body.data
  const rows = await listed(`sort=${name}&limit=100`)
  expect(rows.length).toBeGreaterThan(3)
  const expected = rows.toSorted((a, b) => {
    const [one, other] = [of(a), of(b)]
    return one < other ? -1 : one > other ? 1 : a.number - b.number
  })
  expect(rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
  const back = await listed(`sort=-${name}&limit=100`)
  expect(back.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toReversed())
  const narrowed = await listed(`sort=${name}&limit=100&q=a`)
  expect(narrowed.length).toBeGreaterThan(1)
  const kept = new Set(narrowed.map(({ id }) => id))
  expect(narrowed).toEqual(rows.filter(({ id }) => kept.has(id)))
  const pages = [await listed(`sort=${name}&limit=2`), await listed(`sort=${name}&limit=2&page=2`)]
  expect(pages.flat()).toEqual(rows.slice(0, 4))
})

test('an unknown order of products is refused', async () => {
  const shop = await openShop()
  expect((await (await shop.as('clerk')).get('admin/products?sort=colour')).status).toBe(400)
})
