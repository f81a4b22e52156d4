import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { packDeliverTo } from '#web/storefront/layout-data/deliver-to-cookie.ts'
import { forFile } from '../support/clean-up.ts'
import { openShop } from '../support/shop.ts'

const home = { lat: 33.6844, lng: 73.0479 }
const zone = {
  name: 'Islamabad',
  area: { kind: 'circle', centre: home, radius: 10 },
  fee: 70,
  takes: { from: 1, to: 2 },
}

async function open() {
  const shop = await openShop({ pages: await loadPages(), cacheFor: 60_000 })
  await (await shop.as('clerk')).post('admin/zones', zone)
  return shop
}
const chose = (address: string) => packDeliverTo({ address, place: home })
const words = (html: string) => html.replaceAll(/<!-- -->|&nbsp;/g, '').replaceAll('\u00a0', ' ')

const withAddress = forFile(async () => {
  const shop = await open()
  const amina = await shop.as('amina')
  const entry = { name: 'Amina', phone: '0300 1234567', address: 'House 22-B, F-8' }
  await amina.post('user/addresses', { ...entry, ...home })
  await amina.put('cart', { cartitems: [{ _id: 'apples', quantity: 1 }] })
  return { shop, amina }
})

test.each(['/cart', '/checkout', '/confirm-order/1', '/place-order/1', '/'])(
  '%s of a customer with a default address is rendered with its fee',
  async (path) => {
    const { text, headers } = await withAddress().amina.get(path)
    const html = words(text)
    expect(html).toContain('House 22-B, F-8</span>') // in the header
    expect(html).toMatch(/Rs\. 70 ·(<[^>]*>|\s)*Arriving Jan 6–7/)
    if (['/cart', '/checkout', '/place-order/1'].includes(path)) expect(html).toContain('Rs. 310')
    if (['/checkout', '/confirm-order/1'].includes(path))
      expect(html.split('<main').at(-1)).toContain('House 22-B, F-8')
    expect(headers['cache-control']).toBe('private, no-store')
  },
)

test('the location chosen in the browser overrides the default address', async () => {
  const shop = await open()
  const amina = await shop.as('amina')
  const entry = { name: 'Amina', phone: '0300 1234567', address: 'House 22-B, F-8' }
  await amina.post('user/addresses', entry)
  amina.cookies.set('deliver-to', chose('Office, Blue Area'))
  const html = words((await amina.get('/place-order/1')).text)
  expect(html).toContain('Office, Blue Area</span>')
  expect(html).toContain('Rs. 310')
})

test('a guest’s page with figures is their own; all others stay those of every guest', async () => {
  const shop = await open()
  const [guest, other] = [shop.guest(), shop.guest()]
  guest.cookies.set('deliver-to', chose('House 4, F-8'))
  for (const path of ['/place-order/1', '/Place-Order/1/', '/confirm-order/1', '/cart']) {
    const own = await guest.get(path)
    expect(own.headers['cache-control'], path).toBe('private, no-store')
    expect(words(own.text), path).toContain('House 4, F-8')
    expect((await other.get(path)).text, path).not.toContain('House 4, F-8')
  }
  expect(words((await guest.get('/place-order/1')).text)).toContain('Rs. 310')
  expect(words((await other.get('/place-order/1')).text)).toContain('Rs. 390')
  const shared = await guest.get('/')
  expect(shared.text).not.toContain('House 4, F-8')
  expect(shared.text).toBe((await other.get('/')).text)
})

test.each(['%00', '{', 'x'.repeat(3000), '<script>'])(
  'a cookie of %s is ignored',
  async (cookie) => {
    const guest = withAddress().shop.guest()
    guest.cookies.set('deliver-to', cookie)
    const { status, text } = await guest.get('/place-order/1')
    expect(status).toBe(200)
    expect(words(text)).toContain('Rs. 390')
  },
)
