import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { openShop } from '../support/shop.ts'

const facts = {
  nameUr: 'کالا کلو سیب',
  origin: 'Quetta <b>',
  allergens: ['nuts', 'milk'],
  storage: 'Keep cool.',
}

test('a product page displays only known facts, its card the Urdu name', async () => {
  const shop = await openShop({ pages: await loadPages() })
  const clerk = await shop.as('clerk')
  expect((await clerk.patch('admin/products/apples', facts)).status).toBe(200)
  const guest = shop.guest()
  const page = (await guest.get('/products/1')).text
  const list = /<dl class="facts">(.*?)<\/dl>/s.exec(page)?.[1] ?? ''
  const rows = [...list.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name, value]) => [
    name,
    value,
  ])
  expect(rows).toEqual([
    ['Region of origin', 'Quetta &lt;b&gt;'],
    ['Allergens', '<strong>nuts, milk</strong>'],
    ['Storage', 'Keep cool.'],
  ])
  const urdu = /<p lang="ur" dir="auto"[^>]*>(.*?)<\/p>/
  expect(urdu.exec(page)?.[1]).toBe(facts.nameUr)
  expect(urdu.exec((await guest.get('/category/fruit-vegetables')).text)?.[1]).toBe(facts.nameUr)
  const other = (await guest.get('/products/2')).text
  expect([other.includes('class="facts"'), urdu.test(other)]).toEqual([false, false])
})

test('a search finds a product by its name in Urdu, also once that has changed', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const found = async (q: string) =>
    (await shop.guest().get(`search?q=${encodeURIComponent(q)}`)).body.data.map(
      ({ _id }: { _id: string }) => _id,
    )
  await clerk.patch('admin/products/apples', { nameUr: 'گلنار' })
  expect(await found('گلنار')).toEqual(['apples'])
  await clerk.patch('admin/products/apples', { nameUr: 'مہتاب' })
  expect([await found('گلنار'), await found('مہتاب')]).toEqual([[], ['apples']])
})
