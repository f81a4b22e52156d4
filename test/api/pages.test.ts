import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { forFile } from '../support/clean-up.ts'
import { openShop } from '../support/shop.ts'
import { specRoutes } from '../support/spec-routes.ts'
import { fillWithStories } from '../support/stories.ts'

/** One shop for all: they only read. */
const shopOfFile = forFile(async () =>
  openShop({ fill: fillWithStories, pages: await loadPages() }),
)

test('every route of the spec answers with its page', async () => {
  const shop = await openShop({ fill: fillWithStories, pages: await loadPages() })
  const people = { guest: shop.guest(), amina: await shop.as('amina') }

  for (const [address, title, who = 'guest'] of await specRoutes(shop)) {
    const answer = await people[who].get(address, { accept: 'text/html' })
    expect(answer.status, address).toBe(200)
    expect(headingOf(answer.text), address).toContain(title)
    expect(wordsOf(answer.text), address).not.toMatch(/\{\w+[|}]/) // a figure that was not filled in
  }
})

test('pages for customers redirect a guest to the login', async () => {
  const guest = shopOfFile().guest()
  for (const address of ['/wishlist', '/orders', '/order/any', '/profile']) {
    const answer = await guest.get(address)
    expect(answer.status, address).toBe(302)
    expect(answer.headers.location).toBe(`/?login=${encodeURIComponent(address)}`)
  }
})

test('addresses with two names have one canonical link', async () => {
  const guest = shopOfFile().guest()
  for (const [address, canonical] of [
    ['/products/1', '/products/1'],
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

test('search engines read a product, a story and the events as what they are', async () => {
  const shop = await openShop({ fill: fillWithStories, pages: await loadPages() })
  const days = { firstDay: '2099-01-01', lastDay: '2099-01-02' }
  const event = { id: '00000000-0000-4000-8000-000000000001', name: 'Mela', ...days }
  const texts = { description: '', location: '' }
  await (await shop.as('clerk')).post('admin/events', { ...event, ...texts, shown: true })
  const guest = shop.guest()
  const kindsOn = async (address: string) => {
    const { text } = await guest.get(address)
    const facts = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    return facts.map(([, json = '']) => (JSON.parse(json) as { '@type': string })['@type'])
  }
  for (const address of ['/products/1', '/item/1', '/1'])
    expect(await kindsOn(address)).toEqual(['Product', 'BreadcrumbList'])
  expect((await guest.get('/news')).text).toMatch(
    /<link(?=[^>]* type="application\/rss\+xml")[^>]* href="\/news.xml"/,
  )
  expect(await kindsOn('/news/newer')).toContain('NewsArticle')
  expect(await kindsOn('/event')).toContain('Event') // of those to come
})

test('pages of a product, an order or a story that is not there say so', async () => {
  const shop = shopOfFile()
  const [guest, amina] = [shop.guest(), await shop.as('amina')]
  for (const [client, address, heading] of [
    [guest, '/confirm-order/424242', 'No item selected'],
    [guest, '/place-order/424242', 'No item selected'],
    [guest, '/confirm-order/x', 'No item selected'],
    [guest, '/news/nothing', 'News not found'],
    [amina, '/order/nope', 'Order not found'],
    [amina, '/order-confirmation?order=nope', 'Order not found'],
    [amina, '/order-confirmation', 'Order not found'],
  ] as const) {
    const { status, text } = await client.get(address)
    expect([address, status, headingOf(text)]).toEqual([address, 404, heading])
    if (client === amina) expect(text).toContain('Back to your orders')
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
  const answer = await shopOfFile().guest().get(address)
  expect(answer.status).toBe(404)
  expect(headingOf(answer.text)).not.toBe('')
})

test('an address that cannot be read is a page for a person, a refusal for a program', async () => {
  const guest = shopOfFile().guest()
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
  const answer = await shopOfFile().guest().get(`/search?q=${asked}qqqq`)
  expect(answer.status).toBe(200)
  expect(answer.text).toContain('No products found')
})

const wordsOf = (html: string) =>
  html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ')

const headingOf = (html: string) =>
  (html.match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1] ?? '').replace(/<[^>]+>/g, '')

test('a guest’s page does not even name wholesale prices', async () => {
  const shop = shopOfFile()
  for (const path of ['/', '/products', '/products/1', '/category/flour-rice', '/search?q=atta'])
    expect([path, (await shop.guest().get(path)).text.includes('"wholesale"')]).toEqual([
      path,
      false,
    ])
  expect((await (await shop.as('hina')).get('/products/1')).text).toContain('"wholesale"')
})
