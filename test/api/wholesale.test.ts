import { expect, test } from 'vitest'
import type { RouteName } from '#wire/calls.ts'
import { routes } from '#wire/routes.ts'
import { cartOrder, placed } from '../support/orders.ts'
import { requests } from '../support/requests.ts'
import { openShop, type TestShop } from '../support/shop.ts'
import { fillWithStories } from '../support/stories.ts'

const names = Object.keys(routes) as RouteName[]
const reads = names.filter((name) => routes[name][0] === 'GET')
// Where products are in an answer.
const withProducts: RouteName[] = [
  'favourites',
  'products',
  'product',
  'featured',
  'search',
  'adminProducts',
  'adminProduct',
]

const addressOf = (name: RouteName, own: string) => requests[name].path.replace('{own}', own)

/** Every customer has a wishlist, a cart and orders, so no answer is empty. */
async function openSeeded(cacheFor = 0) {
  const shop = await openShop({ fill: fillWithStories, cacheFor })
  const own: Record<string, string> = {}
  const terms = { wholesaleCarton: 12, wholesaleBreaks: [{ from: 24, price: 190 }] }
  expect((await (await shop.as('clerk')).patch('admin/products/apples', terms)).status).toBe(200)
  for (const [who, total] of [
    ['amina', 630],
    ['kashif', 630],
    ['hina', 550],
    ['clerk', 630],
  ] as const) {
    const caller = await shop.as(who)
    own[who] = (await placed(caller, cartOrder(total)))._id
    await caller.post('user/addtofavourites', { productid: 'apples' })
    await caller.put('cart', { cartitems: [{ _id: 'chai', quantity: 1 }] })
  }
  return { shop, own }
}

const textsFor = async (
  shop: TestShop,
  who: 'guest' | 'amina' | 'kashif' | 'hina' | 'clerk',
  own = '',
) => {
  const caller = await shop.is(who)
  return new Map(
    await Promise.all(
      reads.map(async (name) => [name, (await caller.get(addressOf(name, own))).text] as const),
    ),
  )
}

test('wholesale prices reach wholesale customers and staff only, in every call', async () => {
  const { shop, own } = await openSeeded()
  for (const who of ['guest', 'amina', 'kashif'] as const) {
    for (const [name, text] of await textsFor(shop, who, own[who])) {
      // wholesale prices: apples 210, 200 and 190, atta 1100
      expect([
        who,
        name,
        /wholesale(_|List|Offer)|"sku"/.test(text),
        /price":(210|200|190|1100)[,}]/i.test(text),
      ]).toEqual([who, name, false, false])
    }
  }
  for (const who of ['hina', 'clerk'] as const) {
    const texts = await textsFor(shop, who, own[who])
    for (const name of withProducts.filter((one) => who === 'clerk' || !one.startsWith('admin'))) {
      expect([who, name, texts.get(name)]).toEqual([
        who,
        name,
        expect.stringContaining(
          name.startsWith('admin')
            ? '"wholesaleListPrice":210,"wholesaleOfferPrice":200,"wholesaleMinimum":1,"wholesaleStep":1,"wholesaleCarton":12,"wholesaleBreaks":[{"from":24,"price":190}]'
            : '"wholesale_orignalprice":210,"wholesale_discountprice":200,"wholesale_minimum":1,"wholesale_step":1,"wholesale_carton":12,"wholesale_breaks":[{"from":24,"price":190}]',
        ),
      ])
    }
  }
})

test("guests' answers are cached, never those of wholesale customers", async () => {
  const { shop } = await openSeeded(60_000)
  const hina = await shop.as('hina')
  for (const name of withProducts.filter((one) => !one.startsWith('admin')))
    await hina.get(addressOf(name, ''))
  for (const [name, text] of await textsFor(shop, 'guest'))
    expect([name, /wholesale_/.test(text)]).toEqual([name, false])
  expect((await hina.get('shoppingitems/apples')).text).toContain('wholesale_')
})

test('no shared cache stores a personal answer', async () => {
  const { shop, own } = await openSeeded()
  for (const who of ['guest', 'hina'] as const) {
    const caller = await shop.is(who)
    for (const name of reads) {
      const { headers, status } = await caller.get(addressOf(name, own[who] ?? ''))
      expect([who, name, headers['cache-control']]).toEqual([
        who,
        name,
        expect.stringMatching(status >= 400 ? /^no-store$/ : /^private, no-(cache|store)$/),
      ])
      if (who !== 'guest' && status < 400)
        expect([name, headers['cache-control'], headers.vary]).toEqual([
          name,
          'private, no-store',
          expect.stringContaining('Cookie'),
        ])
    }
  }
})

test('a guest with a current answer gets 304 until it changes', async () => {
  const { shop } = await openSeeded(60_000)
  const guest = shop.guest()
  const first = await guest.get('shoppingitems/apples')
  const etag = String(first.headers.etag)
  expect(etag).toMatch(/^W\/"/)
  expect(await guest.get('shoppingitems/apples', { 'if-none-match': etag })).toMatchObject({
    status: 304,
    text: '',
  })
  await (await shop.as('clerk')).patch('admin/products/apples', { listPrice: 305 })
  expect(
    (await guest.get('shoppingitems/apples', { 'if-none-match': etag })).body.data.orignalprice,
  ).toBe(305)
})

test("cart and order have the customer's own price; the cart has its terms", async () => {
  const { shop, own } = await openSeeded()
  const hina = await shop.as('hina')
  const cart = (await hina.get('cart')).body
  expect(cart.cartitems[0]).toMatchObject({ _id: 'chai', orignalprice: 450, discountprice: 0 })
  const order = (await hina.get(`order/${own.hina}`)).body.data
  expect(order.products[0].product).toMatchObject({ orignalprice: 210, discountprice: 200 })
  expect(cart.cartitems[0]).toMatchObject({ wholesale_orignalprice: 450, wholesale_breaks: [] })
  expect(JSON.stringify(order)).not.toContain('wholesale')
})
