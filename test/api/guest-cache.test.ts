import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import type { Pages } from '#server/load-pages.ts'
import { openShop } from '../support/shop.ts'
import { fillWithStories } from '../support/stories.ts'

const order = {
  products: [{ product: 'lastmango', quantity: 1 }],
  total: 650,
  paymentMethod: 'cod',
  shippingAddress: 'House 12, Street 4, Rawalpindi',
}
const mango = 'shoppingitems/lastmango'
const forLong = 60_000

test("guests' answers are cached with an ETag and expire with a relevant write", async () => {
  const shop = await openShop({ cacheFor: forLong })
  const guest = shop.guest()
  const first = await guest.get(mango)
  expect(first).toMatchObject({ status: 200, body: { data: { stock: 1 } } })
  const unchanged = await guest.get(mango, { 'if-none-match': String(first.headers['etag']) })
  expect(unchanged).toMatchObject({ status: 304, text: '' })

  await shop.db.run`update product set name = 'Another name' where id = 'lastmango'`
  expect((await guest.get(mango)).body.data.itemfullname).toBe('Chaunsa Mango') // still the cached one
  await guest.post('cart/price', { cartitems: [] }) // changes nothing
  expect((await guest.get(mango)).body.data.itemfullname).toBe('Chaunsa Mango')

  const amina = await shop.as('amina')
  expect((await amina.post('order/create', { ...order, total: 1 })).status).toBe(409) // refused: nothing changed
  expect((await guest.get(mango)).body.data.itemfullname).toBe('Chaunsa Mango')
  expect((await amina.post('order/create', order)).status).toBe(201)
  expect((await guest.get(mango)).body.data).toMatchObject({
    itemfullname: 'Another name',
    stock: 0,
  })
})

test('a stock buyer after a guest, and a guest after a stock buyer, each see their own', async () => {
  const shop = await openShop({ cacheFor: forLong })
  const hina = await shop.as('hina')
  expect((await shop.guest().get(mango)).text).not.toContain('wholesale')
  const hers = await hina.get(mango)
  expect(hers.text).toContain('wholesale')
  expect(hers.headers['cache-control']).toBe('private, no-store')
  expect((await shop.guest().get(mango)).text).not.toContain('wholesale')
})

test('a list is made once per price list, and again for a buyer of its products', async () => {
  const shop = await openShop({ cacheFor: forLong, staleFor: forLong })
  const list = 'shoppingitems?limit=24'
  const [amina, bilal, hina] = [
    await shop.as('amina'),
    await shop.as('bilal'),
    await shop.as('hina'),
  ]
  const plain = (await shop.guest().get(list)).body
  expect((await amina.get(list)).body).toEqual(plain)
  const hers = await hina.get(list)
  expect(hers.text).toContain('wholesale')
  expect(hers.headers).toMatchObject({ 'cache-control': 'private, no-store' })

  await shop.db.run`update product set description = 'Changed by hand' where id = 'lastmango'`
  expect((await bilal.get(list)).body).toEqual(plain) // cached: no event said that anything changed
  expect((await hina.get(list)).body).toEqual(hers.body)
  expect((await amina.post('order/create', order)).status).toBe(201)
  expect((await amina.get(list)).text).toContain('Changed by hand')
  expect((await amina.get(list)).text).not.toContain('wholesale')
})

/** A shop with pages, and which of them it has rendered. */
async function openWithPages() {
  const pages = await loadPages()
  const rendered: string[] = []
  const render: Pages['render'] = async (asked, ...more) => {
    rendered.push(asked.url.pathname + asked.url.search)
    return pages.render(asked, ...more)
  }
  const shop = await openShop({
    fill: fillWithStories,
    pages: { ...pages, render },
    cacheFor: forLong,
  })
  return { guest: shop.guest(), rendered, db: shop.db }
}

test('a page is rendered once for every spelling of its address', async () => {
  const { guest, rendered } = await openWithPages()
  for (const address of [
    '/search?q=atta&page=2',
    '/search?page=2&q=atta',
    '/search?page=2&q=atta&q=other&utm_source=post',
    '/Search/?q=atta&page=2&page=9&x[]=1',
  ])
    expect((await guest.get(address)).status).toBe(200)
  expect(rendered).toEqual(['/search?q=atta&page=2'])
  await guest.get('/search?q=atta&page=2', { 'save-data': 'on' })
  expect(rendered).toHaveLength(2)
})

test('unknown addresses and missing pages are not cached', async () => {
  const { guest, rendered } = await openWithPages()
  for (const address of ['/no/such/page', '/products/999999', '/wishlist']) {
    const first = await guest.get(address)
    expect(first.status).toBe(address === '/wishlist' ? 302 : 404)
    expect((await guest.get(address)).status).toBe(first.status)
  }
  expect(rendered).toHaveLength(6)
})

test('a call is answered once for every spelling of its address', async () => {
  const { guest, db } = await openWithPages()
  const address = 'shoppingitems?limit=3&page=1'
  const first = await guest.get(address)
  await db.run`update product set name = 'Another name'`
  for (const same of ['shoppingitems/?page=1&limit=3', `${address}&x=1&x=2`, `${address}&_=17`])
    expect((await guest.get(same)).text).toBe(first.text)
  expect((await guest.get('shoppingitems?limit=3&limit=4&page=1')).status).toBe(400)
  expect((await guest.get('shoppingitems?limit=3&page=2')).text).toContain('Another name')
})
