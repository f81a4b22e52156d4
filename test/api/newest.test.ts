import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { fillProducts } from '../../demo/fill-products.ts'
import { openShop } from '../support/shop.ts'

test('newest first is newest first, on the page as in the API', async () => {
  const shop = await openShop({ pages: await loadPages() })
  await shop.db.run`update product set created_at = created_at + 5 where id = 'chai'`
  await shop.db.run`update product set created_at = created_at - 5 where id = 'soldout'`
  const { data } = (await shop.guest().get('shoppingitems/?sort=newest&limit=24')).body
  const inApi = data.map(({ id }: { id: number }) => id)
  expect(data.map(({ _id }: { _id: string }) => _id)).toEqual([
    'chai',
    'lastmango',
    'atta',
    'apples',
    'soldout',
  ])
  const { payload } = await shop.app.inject({ url: '/products?sort=newest' })
  const main = payload.slice(payload.indexOf('<main'), payload.indexOf('</main'))
  const onPage = [...main.matchAll(/href="\/item\/(\d+)"/g)].map(([, number]) => Number(number))
  expect([...new Set(onPage)]).toEqual(inApi)
})

test('in the demo a product with a higher number is a newer one', async () => {
  const shop = await openShop({
    fill: (db) => db.transaction((tx) => fillProducts(tx, Date.UTC(2025, 0, 5))),
  })
  const { data } = (await shop.guest().get('shoppingitems/?sort=newest&limit=100')).body
  const numbers = data.map(({ id }: { id: number }) => id)
  expect(numbers.length).toBe(100)
  expect(numbers).toEqual(numbers.toSorted((a: number, b: number) => b - a))
})
