import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { openShop } from '../support/shop.ts'
import { specRoutes } from '../support/spec-routes.ts'
import { fillWithStories } from '../support/stories.ts'

const open = async () => openShop({ fill: fillWithStories, pages: await loadPages() })

test('every route of the spec answers with its page', async () => {
  const shop = await open()
  const people = { guest: shop.guest(), amina: await shop.as('amina') }

  for (const [address, title, who = 'guest'] of await specRoutes(shop)) {
    const answer = await people[who].get(address, { accept: 'text/html' })
    expect(answer.status, address).toBe(200)
    expect(headingOf(answer.text), address).toContain(title)
    expect(wordsOf(answer.text), address).not.toMatch(/\{\w+[|}]/) // a figure that was not filled in
  }
})

test('pages for customers redirect a guest to the login', async () => {
  const guest = (await open()).guest()
  for (const address of ['/wishlist', '/orders', '/order/any', '/profile']) {
    const answer = await guest.get(address)
    expect(answer.status, address).toBe(302)
    expect(answer.headers.location).toBe(`/?login=${encodeURIComponent(address)}`)
  }
})

test('addresses with two names have one canonical link', async () => {
  const guest = (await open()).guest()
  for (const [address, canonical] of [
    ['/item/1', '/products/1'],
    ['/1', '/products/1'],
    ['/terms', '/termsconditions'],
    ['/privacy', '/privacy-policy'],
  ] as const) {
    const { text } = await guest.get(address)
    expect(text.match(/rel="canonical" href="https?:\/\/[^/]+([^"]*)"/)?.[1], address).toBe(
      canonical,
    )
  }
})

test.each([
  '/nope',
  '/products/0',
  '/-1',
  '/1e3',
  '/%00',
  '/..%2f',
  '/products/999999',
  '/99999999999999999999',
  '/category/nope',
  '/news/none',
  '/congratulation/none',
  '/confirm-order/0',
  '/__proto__',
  '/constructor',
])('%s is a page that is not here', async (address) => {
  const answer = await (await open()).guest().get(address)
  expect(answer.status).toBe(404)
  expect(headingOf(answer.text)).not.toBe('')
})

test('an address that cannot be read is a page for a person, a refusal for a program', async () => {
  const guest = (await open()).guest()
  const page = await guest.get('/%E0%A4%A', { accept: 'text/html,*/*;q=0.8' })
  expect([page.status, headingOf(page.text)]).toEqual([404, 'We can&#x27;t find that page'])
  expect((await guest.get('/api/v1/shoppingitems/%E0%A4%A')).status).toBe(400)
  expect((await guest.get('/%E0%A4%A')).status).toBe(400)
})

test.each([
  ['too long', 'x'.repeat(5000)],
  ['no text at all', '%00%0a'],
  ['a pattern', '.*%5B(%5C'],
])('a search that is %s finds nothing, in words', async (_, asked) => {
  const answer = await (await open()).guest().get(`/search?q=${asked}qqqq`)
  expect(answer.status).toBe(200)
  expect(answer.text).toContain('No products found')
})

const wordsOf = (html: string) =>
  html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ')

const headingOf = (html: string) =>
  (html.match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1] ?? '').replace(/<[^>]+>/g, '')

test('a guest’s page does not even name wholesale prices', async () => {
  const shop = await open()
  for (const path of ['/', '/products', '/products/1', '/category/flour-rice', '/search?q=atta'])
    expect([path, (await shop.guest().get(path)).text.includes('"wholesale"')]).toEqual([
      path,
      false,
    ])
  expect((await (await shop.as('hina')).get('/products/1')).text).toContain('"wholesale"')
})
