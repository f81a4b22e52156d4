import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { packDeliverTo } from '#web/storefront/layout-data/deliver-to-cookie.ts'
import { openMailServer } from '../support/mail-server.ts'
import { sender } from '../support/mail.ts'
import { sendDue } from '#shop/notifications/send-due.ts'
import { cartOrder, contact, placed } from '../support/orders.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

const home = { lat: 33.6844, lng: 73.0479 }
const london = { lat: 51.5, lng: -0.12 }
const lahore = { lat: 31.55, lng: 74.35 }
const city = {
  name: 'Islamabad',
  area: { kind: 'circle', centre: home, radius: 10 },
  fee: 100,
  freeAbove: 4000,
  takes: { from: 1, to: 2 },
}
const reached = { ...contact, email: 'amina@kiryana.example' }
const arriving = 'Arriving Nov 23–24'

async function open(place = home) {
  const shop = await openShop({ on: '2026-11-22T10:00:00Z', pages: await loadPages() })
  const clerk = await shop.as('clerk')
  await clerk.post('admin/zones', city)
  const bringTo = (caller: Caller) => {
    caller.cookies.set('deliver-to', packDeliverTo({ address: 'House 4, F-8', place }))
    return caller
  }
  return {
    shop,
    clerk,
    amina: bringTo(await shop.as('amina')),
    hina: bringTo(await shop.as('hina')),
    guest: bringTo(shop.guest()),
  }
}

const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<!-- -->|<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/(&nbsp;|\s)+/g, ' ')
const saidBy = async (caller: Caller, path: string) => textOf((await caller.get(path)).text)
async function mailed(shop: TestShop) {
  const server = await openMailServer()
  await sendDue(sender(shop, server.url))
  return server.mails.map(({ text }) => text).join('\n')
}
const promises = (words: string) => [
  ...new Set(
    words.match(/Arriving (?:today|tomorrow|\w{3} \d+(?:–\d+| – \w{3} \d+)?)|\d to \d days/gi),
  ),
]

test('product page, cart and e-mail promise the same days, also the next day', async () => {
  const { shop, clerk, amina } = await open()
  await amina.put('cart', { cartitems: [{ _id: 'apples', quantity: 2 }] })
  for (const path of ['/products/1', '/cart', '/checkout', '/confirm-order/1', '/place-order/1'])
    expect(promises(await saidBy(amina, path)), path).toEqual([arriving])

  const apples = [{ product: 'apples', quantity: 2 }]
  const { _id: id } = await placed(
    amina,
    cartOrder(580, apples, { location: home, contact: reached }),
  )
  const ofOrder = [
    `/order-confirmation?order=${id}`,
    `/congratulation/${id}`,
    `/order/${id}`,
    `/track-order/${id}`,
    '/orders',
  ]
  for (const path of ofOrder) expect(await saidBy(amina, path), path).toContain(arriving)
  expect(promises(await mailed(shop))).toEqual([arriving])

  shop.later(10 * 60 * 60_000) // one in the morning of the next day in Karachi
  await clerk.patch(`admin/orders/${id}`, { status: 'shipped' })
  for (const path of ofOrder) {
    const words = await saidBy(amina, path)
    expect(words, path).toContain(arriving)
    expect(words, path).not.toMatch(/1 to \d Days/i)
  }
})

test.each([
  ['amina', 240],
  ['hina', 200],
] as const)('%s sees one fee and one promise on every page of an order', async (who, price) => {
  const { amina, hina } = await open()
  const buyer = { amina, hina }[who]
  await buyer.put('cart', { cartitems: [{ _id: 'apples', quantity: 2 }] })
  const apples = [{ product: 'apples', quantity: 2 }]
  const total = 2 * price + 100
  const { _id: id } = await placed(buyer, cartOrder(total, apples, { location: home }))
  await buyer.put('cart', { cartitems: [{ _id: 'apples', quantity: 2 }] })
  const pages = [
    '/cart',
    '/checkout',
    '/place-order/1?quantity=2',
    `/order-confirmation?order=${id}`,
    `/order/${id}`,
    `/invoice/${id}`,
  ]
  for (const path of pages) {
    const words = await saidBy(buyer, path)
    const fees = words.match(/(?<=Shipping(?: cost)?(?: · Islamabad)? )Rs\. [\d,.]+\d/g)
    expect([...new Set(fees)], path).toEqual(['Rs. 100'])
    expect(words, path).toContain(`Rs. ${total}`)
    expect(promises(words), path).toEqual([arriving])
  }
})

test('sold-out products and places without delivery have no promise', async () => {
  const { shop, amina } = await open()
  await shop.db.run`update product set stock = 0 where id = 'apples'`
  const soldOut = await saidBy(amina, '/products/1')
  expect(soldOut).toContain('Out of stock')
  const ofProduct = soldOut.slice(soldOut.indexOf('Out of stock'))
  expect(promises(ofProduct)).toEqual([])

  const far = await open(london)
  const words = await saidBy(far.amina, '/products/1')
  expect(words).toContain("We don't deliver there yet")
  expect(promises(words)).toEqual([])
})

test('free shipping is said with its amount, and only where there is such an amount', async () => {
  const { guest } = await open()
  expect(await saidBy(guest, '/')).toContain('Free Shipping From Rs. 4,000 in Islamabad')
  const bare = await openShop({ pages: await loadPages() })
  const words = await saidBy(bare.guest(), '/')
  expect(words).not.toMatch(/Free Shipping/i)
  expect(words).toContain('To your door Delivery is Rs. 150')
})

test('the confirmation lists shipping, and writes every amount in one way', async () => {
  const { amina } = await open()
  const { _id: id } = await placed(amina, cartOrder())
  const { text } = await amina.get(`/order-confirmation?order=${id}`)
  const words = textOf(text.slice(text.indexOf('<main'), text.indexOf('</main>')))
  expect(words).toContain('Shipping Rs. 150')
  const amounts = words.match(/Rs\. [\d,.]*\d/g) ?? []
  expect(amounts.length).toBeGreaterThan(3)
  expect(amounts.filter((amount) => amount.endsWith('.00'))).toEqual([])
})

test('home says what delivery costs at the place of the customer, not in the own town', async () => {
  const { shop, clerk, amina } = await open(lahore)
  await (await shop.as('owner')).patch('admin/settings', { map: home })
  const area = { kind: 'circle', centre: lahore, radius: 20 }
  await clerk.post('admin/zones', { name: 'Lahore', area, fee: 300, takes: { from: 3, to: 4 } })
  const words = await saidBy(amina, '/')
  expect(words).toContain('Lahore: delivery Rs. 300 · Arriving Nov 25–26')
  expect(words).not.toContain('Islamabad: free delivery')
})

test('a guest without an address reads the arrival in the own town, and the latest elsewhere', async () => {
  const { shop, clerk } = await open()
  const owner = await shop.as('owner')
  const guest = shop.guest()
  const promise = async () => (await guest.get('delivery/usual')).body.promise
  const setMap = async (map: { lat: number; lng: number }) =>
    expect((await owner.patch('admin/settings', { map })).status).toBe(200)
  await setMap(home)
  expect(await promise()).toBe(`${arriving} in Islamabad`)
  const line = 'Islamabad: free delivery from Rs. 4,000 · Arriving Nov 23–24'
  expect(await saidBy(guest, '/')).toContain(line)
  const far = { kind: 'circle', centre: lahore, radius: 20 }
  await clerk.post('admin/zones', {
    name: 'Lahore',
    area: far,
    fee: 300,
    takes: { from: 3, to: 4 },
  })
  const text = `${arriving} in Islamabad; up to 4 days elsewhere`
  expect(await promise()).toBe(text)
  expect(await saidBy(guest, '/products/1')).toContain(text)
  await setMap({ lat: 24.86, lng: 67 })
  expect(await promise()).toBe('Arriving within 4 days, depending on your area')
})

test.each(['/policy', '/cash-on-delivery', '/termsconditions', '/faqs', '/contact'])(
  '%s names the zones that are active, and other towns only if the shop delivers there',
  async (path) => {
    const { shop, clerk } = await open()
    const guest = shop.guest()
    const owner = await shop.as('owner')
    await owner.patch('admin/settings', { towns: ['Multan'] })
    const area = { kind: 'circle', centre: lahore, radius: 20 }
    await clerk.post('admin/zones', { name: 'Bahria Town', area, fee: 250 })
    await clerk.post('admin/zones', { name: 'Murree', area, fee: 400, active: false })
    const text = await saidBy(guest, path)
    expect(text).toMatch(/Islamabad(,| and) Bahria Town, and (to )?other towns of Pakistan/)
    expect(text).not.toMatch(/Murree|(?<!courts of )Multan/)
    await owner.patch('admin/settings', { deliversOutside: false })
    expect(await saidBy(guest, path)).not.toContain('other towns of Pakistan')
  },
)
