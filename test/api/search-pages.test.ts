import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { fillWithDemoGoods } from '../support/demo-goods.ts'
import { openShop } from '../support/shop.ts'

const ask = 'Ask us for it'
const categories = 'Browse the categories'

test('a search that finds one product offers the categories and the shop itself; one that finds many does not', async () => {
  const shop = await openShop({ pages: await loadPages(), fill: fillWithDemoGoods })
  const guest = shop.guest()
  const found = async (words: string) => {
    const { total } = (await guest.get(`search?q=${words}&limit=1`)).body
    return { total, text: (await guest.get(`/search?q=${words}`)).text }
  }
  const many = await found('atta')
  expect(many.total).toBeGreaterThan(3)
  expect(many.text).not.toContain(ask)
  expect(many.text).not.toContain(categories)
  const one = await found('chaunsa mango')
  expect([one.total > 0, one.total <= 3]).toEqual([true, true])
  expect(one.text).toContain(ask)
  expect(one.text).toContain('about=chaunsa+mango')
  expect(one.text).toContain(categories)
})

test('a search for goods that the shop does not sell says so, and offers other ways', async () => {
  const shop = await openShop({ pages: await loadPages(), fill: fillWithDemoGoods })
  const text = (await shop.guest().get('/search?q=nestle')).text
  expect(text).toContain('No products found')
  expect(text).toContain('We don’t sell “nestle”.')
  expect(text).toContain(ask)
  expect(text).toContain(categories)
  expect(text).toMatch(/https:\/\/wa\.me\/\d+\?text=[^"]*nestle/)
  const inCategory = (await shop.guest().get('/search?q=nestle&category=oil-ghee')).text
  expect(inCategory).toContain('Search in all categories')
  expect(inCategory).not.toContain('We don’t sell')
})

test('a begun word is completed to the goods that it may mean', async () => {
  const shop = await openShop({ fill: fillWithDemoGoods })
  const { body } = await shop.guest().get('search/suggestions?q=chee')
  expect(body.words.toSorted()).toEqual(['cheeni', 'cheese'])
})
