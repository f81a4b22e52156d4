import { expect, test } from 'vitest'
import { openShop } from '../support/shop.ts'

type Entry = {
  kind: string
  at: string
  person: { name: string } | null
  name: string | null
  changes: object[]
}

test('the history of a product has each change and its author, imports and bulk changes too', async () => {
  const shop = await openShop()
  const [clerk, owner] = [await shop.as('clerk'), await shop.as('owner')]
  const history = async (query = '') =>
    (await owner.get(`admin/products/apples/history${query}`)).body as {
      data: Entry[]
      next: string | null
    }
  expect(await history()).toEqual({ data: [], next: null })

  await clerk.patch('admin/products/apples', { listPrice: 320, origin: 'Swat' })
  shop.later(1000)
  const csv =
    'code,name,price,category,sub category,item category,pack size\napples,Kala Kulu Apples,350,Fruit & Vegetables,Fresh Fruit,Apples,1 kg\n'
  const taken = await owner.post('admin/products/import?file=july.csv', csv, {
    'content-type': 'text/csv',
  })
  shop.later(1000)
  await owner.post(`admin/imports/${taken.body.data.id}/undo`)
  shop.later(1000)
  const {
    data: [apples],
  } = (await owner.get('admin/products?q=apples')).body
  const { number, version } = apples
  const change = { kind: 'percent', price: 'list', direction: 'up', percent: 10, roundTo: 1 }
  await owner.post('admin/products/bulk-changes', { change, products: [{ number, version }] })

  const { data } = await history()
  expect(data.map(({ kind, person, name }) => [kind, person?.name, name])).toEqual([
    ['products.changed', 'Tariq Owner', ''],
    ['products.import-undone', 'Tariq Owner', 'july.csv'],
    ['products.imported', 'Tariq Owner', 'july.csv'],
    ['product.changed', 'Sana Clerk', null],
  ])
  const price = (before: number, after: number) => ({
    field: 'retail.list',
    unit: 'rupees',
    before,
    after,
  })
  expect(data.map(({ changes }) => changes[0])).toEqual([price(320, 352), price(350, 320), price(320, 350), price(300, 320)]) // prettier-ignore

  const [first, rest] = [await history('?limit=2'), [] as Entry[]]
  for (let { next } = first; next !== null;) {
    const page = await history(`?limit=1&after=${next}`)
    rest.push(...page.data)
    next = page.next
  }
  expect([...first.data, ...rest]).toEqual(data)
  expect((await owner.get('admin/products/none/history')).status).toBe(404)
})
