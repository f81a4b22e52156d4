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
  const text = (await shop.guest().get('/search?q=umbrella')).text
  expect(text).toContain('No products found')
  expect(text).toContain('Nothing found for “umbrella”.')
  expect(text).toContain(ask)
  expect(text).toContain(categories)
  expect(text).toMatch(/https:\/\/wa\.me\/\d+\?text=[^"]*umbrella/)
  const inCategory = (await shop.guest().get('/search?q=umbrella&category=oil-ghee')).text
  expect(inCategory).toContain('Search in all categories')
  expect(inCategory).not.toContain('Nothing found for')
})

test('a price in the words of a search is a filter that can be taken away', async () => {
  const shop = await openShop({ pages: await loadPages(), fill: fillWithDemoGoods })
  const { text } = await shop.guest().get('/search?q=rice+under+1000')
  expect(text).toContain('Search: rice</h1>')
  expect(text).not.toContain('Rs. 1,890')
  expect(text).toMatch(/<a [^>]*href="\/search\?q=rice"/)
})

test('of a brand that the shop does not sell, similar goods are no match; a meal says what was looked for', async () => {
  const shop = await openShop({ pages: await loadPages(), fill: fillWithDemoGoods })
  const guest = shop.guest()
  const brand = (await guest.get('/search?q=nestle+milk')).text
  expect(brand).toContain('We don’t sell “nestle”. These are similar goods that we have.')
  expect(brand).toMatch(/\d+ similar products/)
  expect(brand).not.toContain('products found')
  const meal = (await guest.get('/search?q=something+for+dinner')).text
  expect(meal).toContain('For “dinner” we looked for:')
  expect(meal).toMatch(/<a [^>]*href="\/search\?q=chicken"/)
  const { unsold, meal: known } = (await guest.get('search?q=milk')).body
  expect([unsold, known]).toEqual([undefined, undefined])
  expect((await guest.get('/search?q=milk')).text).not.toContain('looked for')
})

test('a begun word is completed to the goods that it may mean', async () => {
  const shop = await openShop({ fill: fillWithDemoGoods })
  const { body } = await shop.guest().get('search/suggestions?q=chee')
  expect(body.words.toSorted()).toEqual(['cheeni', 'cheese'])
})

test('a search for several goods links to each of them, and to a list of all', async () => {
  const shop = await openShop({ pages: await loadPages(), fill: fillWithDemoGoods })
  const guest = shop.guest()
  const { text } = await guest.get('/search?q=bread+milk+eggs')
  expect(text).toContain('“bread milk eggs” names several things.')
  for (const goods of ['bread', 'milk', 'eggs'])
    expect(text).toMatch(new RegExp(`<a [^>]*href="/search\\?q=${goods}"`))
  expect(text).toMatch(/<a [^>]*href="\/quick-order\?goods=bread%2Cmilk%2Ceggs"/)
  expect((await guest.get('/search?q=milk+bread')).text).not.toContain('several things')
  expect((await guest.get('/search?q=nescafe')).text).toMatch(/We don’t sell “nescafe”.*Instant Coffee/s) // prettier-ignore
  expect((await guest.get('/search?q=cheap+oil')).text).not.toContain('chips')
})
