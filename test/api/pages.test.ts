import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { cartOrder, placed } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import { fillWithStories } from '../support/stories.ts'

type Visitor = 'guest' | 'amina'
type Row = [address: string, title: string, who?: Visitor]

const level = (...names: string[]) => `/category/${names.map(encodeURIComponent).join('/')}`

/** The spec's list (§2) in its own order: what stands in the page's heading. */
const routes = ({ news, order }: { news: string; order: string }): Row[] => [
  ['/', 'Kiryana'],
  ['/news', 'News &amp; Update'],
  [`/news/${news}`, 'Newer'],
  ['/about', 'About Us'],
  ['/contact', 'Contact Us'],
  ['/help', 'Help'],
  ['/helpinfo', 'Help Information'],
  ['/event', 'Events'],
  ['/achievement', 'Achievements'],
  ['/cart', 'Your cart'],
  ['/checkout', 'Checkout', 'amina'],
  ['/wishlist', 'Your wishlist is empty', 'amina'],
  ['/products/1', 'Kala Kulu Apples'],
  ['/item/1', 'Kala Kulu Apples'],
  ['/1', 'Kala Kulu Apples'],
  ['/confirm-order/1', 'Contact and shipping'],
  ['/place-order/1', 'Review your order'],
  [`/congratulation/${order}`, 'Congratulations!', 'amina'],
  [`/track-order/${order}`, 'Track your order', 'amina'],
  [`/cancel-order/${order}`, 'Cancel your order', 'amina'],
  [`/cancel-confirmation/${order}`, 'Cancel Order Confirmation', 'amina'],
  ['/reviews', 'Customer Reviews'],
  ['/termsconditions', 'Terms &amp; Conditions'],
  ['/terms', 'Terms &amp; Conditions'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/privacy', 'Privacy Policy'],
  ['/payment-info', 'Payment Information'],
  ['/faqs', 'FAQs'],
  ['/cash-on-delivery', 'Cash on Delivery'],
  ['/policy', 'Shipping &amp; Exchange Policy'],
  [level('Fruit & Vegetables'), 'Fruit &amp; Vegetables'],
  [level('Fruit & Vegetables', 'Fresh Fruit'), 'Fresh Fruit'],
  [level('Fruit & Vegetables', 'Fresh Fruit', 'Apples'), 'Apples'],
  ['/orders', 'Your Orders', 'amina'],
  [`/order/${order}`, 'Order ', 'amina'],
  ['/profile', 'Your Profile', 'amina'],
  [`/order-confirmation?order=${order}`, 'Order created successfully', 'amina'],
]

const open = async () => openShop({ fill: fillWithStories, pages: await loadPages() })

test('every route of the spec answers with its page', async () => {
  const shop = await open()
  const people = { guest: shop.guest(), amina: await shop.as('amina') }
  const { _id: order } = await placed(
    people.amina,
    cartOrder(1130, [
      { product: 'apples', quantity: 2 },
      { product: 'lastmango', quantity: 1 },
    ]),
  )
  await people.amina.post(`order/${order}/cancel`, { products: [{ product: 'lastmango' }] })
  await people.amina.put('/api/v1/cart', { cartitems: [{ _id: 'apples', quantity: 1 }] })
  const [{ _id: news }] = (await people.guest.get('news')).body

  for (const [address, title, who = 'guest'] of routes({ news, order })) {
    const answer = await people[who].get(address, { accept: 'text/html' })
    expect(answer.status, address).toBe(200)
    expect(headingOf(answer.text), address).toContain(title)
  }
})

test('what is only for the signed-in leads a guest to the login', async () => {
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

test.each([
  ['too long', 'x'.repeat(5000)],
  ['no text at all', '%00%0a'],
  ['a pattern', '.*%5B(%5C'],
])('a search that is %s finds nothing, in words', async (_, asked) => {
  const answer = await (await open()).guest().get(`/search?q=${asked}qqqq`)
  expect(answer.status).toBe(200)
  expect(answer.text).toContain('No products found')
})

const headingOf = (html: string) =>
  (html.match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1] ?? '').replace(/<[^>]+>/g, '')
