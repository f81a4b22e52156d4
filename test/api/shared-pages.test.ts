import { gunzipSync } from 'node:zlib'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { packDeliverTo } from '#web/storefront/layout-data/deliver-to-cookie.ts'
import { password, type Person } from '../support/cast.ts'
import { cartOrder, delivered, placed } from '../support/orders.ts'
import { type Caller, openShop, type Reply } from '../support/shop.ts'
import { fillWithStories } from '../support/stories.ts'

const forLong = 60_000
const everyPage = [
  '/',
  '/products',
  '/products?sort=price-low&page=1',
  '/offers',
  '/offers?category=fruit-vegetables',
  '/search?q=apples',
  '/search?category=flour-rice',
  '/categories',
  '/category/fruit-vegetables',
  '/category/fruit-vegetables/fresh-fruit',
  '/category/fruit-vegetables/fresh-fruit/apples',
  '/products/1',
  '/item/4',
  '/5',
  '/news',
  '/about',
  '/achievement',
  '/event',
  '/faqs',
  '/reviews',
  '/helpinfo',
  '/terms',
  '/privacy-policy',
  '/policy',
  '/payment-info',
  '/cash-on-delivery',
]

/** The home page is a shuffle, and some pages say what time it is. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2025, 0, 5, 10) })
  const shuffle = vi.spyOn(Math, 'random').mockReturnValue(0.5)
  onTestFinished(() => (vi.useRealTimers(), shuffle.mockRestore()))
})

/** A shop whose pages can be had as they are shared, and rendered for the one who asks. */
async function openBothWays(cacheFor = forLong) {
  const pages = await loadPages()
  let isWhole = false
  const drawn = { shared: 0, whole: 0 }
  const shop = await openShop({
    fill: fillWithStories,
    cacheFor,
    pages: {
      ...pages,
      sharingOf: (url) => ({ ...pages.sharingOf(url), ...(isWhole && { isShared: false }) }),
      render: (...asked) => ((drawn.whole += 1), pages.render(...asked)),
      renderShared: (...asked) => ((drawn.shared += 1), pages.renderShared(...asked)),
    },
  })
  const people = new Map<string, Caller>()
  const as = async (who: Person, device = '') => {
    const caller = people.get(who + device) ?? (await shop.as(who))
    people.set(who + device, caller)
    return caller
  }
  return {
    ...shop,
    as,
    drawn,
    async bothWays(who: Person, path: string) {
      const caller = await as(who)
      const { text: shared, status } = await caller.get(path)
      expect(status).toBe(200)
      isWhole = true
      const { text: whole } = await caller.get(path)
      isWhole = false
      return { shared: plainly(shared), whole: plainly(whole) }
    },
  }
}

/** Of how much there is a page says nothing, as long as there is more than a few. */
const plainly = (text: string) =>
  text.replaceAll(/"stock":(\d+)/g, (all, stock) => (Number(stock) > 5 ? '"stock":"enough"' : all))

type Both = Awaited<ReturnType<typeof openBothWays>>

async function expectSame(shop: Both, who: Person, pages: readonly string[] = everyPage) {
  for (const path of pages) {
    const { shared, whole } = await shop.bothWays(who, path)
    const at = firstDifference(shared, whole)
    expect(excerpt(shared, at), `${path} for ${who}`).toBe(excerpt(whole, at))
  }
}

/** The place where two texts are not the same any more; beyond the end where they are. */
function firstDifference(one: string, other: string) {
  if (one === other) return one.length
  let at = 0
  while (one[at] === other[at]) at += 1
  return at
}

const excerpt = (text: string, at: number) => text.slice(Math.max(0, at - 200), at + 200)

const home = { lat: 33.6844, lng: 73.0479 }
const entry = { name: 'Amina', phone: '0300 1234567', address: 'House 22-B, F-8' }

const words = async (who: Caller) =>
  (await who.get('/')).text.replaceAll(/<!-- -->/g, '').replaceAll('\u00a0', ' ')

const zone = {
  name: 'Islamabad',
  area: { kind: 'circle', centre: home, radius: 10 },
  fee: 70,
  takes: { from: 1, to: 2 },
}

/** A customer's own changes, and what the home page must display at once. */
const ownChanges: readonly (readonly [
  what: string,
  shown: string,
  change: (amina: Caller) => Promise<Reply | void>,
])[] = [
  [
    'the cart',
    'Cart, 3 items',
    (amina) => amina.put('cart', { cartitems: [{ _id: 'apples', quantity: 3 }] }),
  ],
  [
    'the cart, emptied',
    'font-semibold">Cart</span>',
    (amina) => amina.put('cart', { cartitems: [] }),
  ],
  [
    'the cart again',
    '"productId":"apples"',
    (amina) => amina.put('cart', { cartitems: [{ _id: 'apples', quantity: 3 }] }),
  ],
  [
    'a heart',
    '"wishlist":["apples"]',
    (amina) => amina.post('user/addtofavourites', { productid: 'apples' }),
  ],
  [
    'a stock alert',
    '"stockAlerts":["soldout"]',
    (amina) => amina.post('user/notifyme', { productid: 'soldout' }),
  ],
  [
    'an address',
    'House 22-B, F-8</span>',
    (amina) => amina.post('user/addresses', { ...entry, ...home }),
  ],
  [
    'the name',
    '>Meena</span>',
    (amina) => amina.form('user/updateprofile', { fullname: 'Meena Siddiqui' }),
  ],
  [
    'the e-mail address',
    '"pendingEmail":"meena@example.com"',
    (amina) =>
      amina.form('user/updateprofile', { email: 'meena@example.com', currentpassword: password }),
  ],
  [
    'a chosen place',
    'Office, Blue Area</span>',
    async (amina) =>
      void amina.cookies.set(
        'deliver-to',
        packDeliverTo({ address: 'Office, Blue Area', place: home }),
      ),
  ],
  ['an order', '"status":"placed"', (amina) => amina.post('order/create', cartOrder())],
  [
    'a heart taken back',
    '"wishlist":[]',
    (amina) => amina.post('user/removefromfavourites', { productid: 'apples' }),
  ],
  [
    'a stock alert taken back',
    '"stockAlerts":[]',
    (amina) => amina.post('user/dontnotifyme', { productid: 'soldout' }),
  ],
]

test('a shared page is, byte for byte, the page that is rendered for the one who asks', async () => {
  const shop = await openBothWays()
  const audiences = ['amina', 'hina', 'kashif', 'clerk'] as const
  for (const who of audiences) await expectSame(shop, who)
  const each = everyPage.length * audiences.length
  expect(shop.drawn).toEqual({ shared: each, whole: each })
})

test('one drawing is enough for all of an audience, in every spelling of the address', async () => {
  const shop = await openBothWays()
  for (const who of ['amina', 'bilal'] as const)
    for (const path of ['/search?q=atta&page=1', '/Search/?page=1&utm=x&q=atta'])
      expect((await (await shop.as(who)).get(path)).status).toBe(200)
  expect(shop.drawn).toEqual({ shared: 1, whole: 0 })
})

test('after an order has come, product pages and searches are that buyer’s own', async () => {
  const shop = await openBothWays()
  const amina = await shop.as('amina')
  await delivered(shop, amina)
  await expectSame(shop, 'amina')
  expect((await amina.get('/products/1')).text).toContain('"mayWrite":true')
  await amina.post('shoppingitems/apples/reviews', { review: 'Sweet and crisp', rating: 5 })
  await expectSame(shop, 'amina', ['/', '/products/1', '/search?q=apples'])
  await expectSame(shop, 'bilal', ['/', '/products/1', '/search?q=apples'])
})

const secretsOf = {
  amina: ['Amina Qandeel', 'amina@kiryana.example', 'House 22-B'],
  bilal: ['Bilal Ahmed', 'bilal@kiryana.example', 'Flat 9'],
  hina: ['Hina Traders', 'hina@kiryana.example', '"wholesale":{'],
} as const

test('concurrent answers never mix persons or prices', async () => {
  const shop = await openBothWays()
  const who = ['amina', 'bilal', 'hina'] as const
  const [amina, bilal, hina] = [
    await shop.as('amina'),
    await shop.as('bilal'),
    await shop.as('hina'),
  ]
  await amina.form('user/updateprofile', { fullname: 'Amina Qandeel' })
  await amina.post('user/addresses', entry)
  await bilal.post('user/addresses', { ...entry, address: 'Flat 9, G-10' })
  await amina.put('cart', { cartitems: [{ _id: 'apples', quantity: 2 }] })
  await hina.put('cart', { cartitems: [{ _id: 'atta', quantity: 5 }] })
  for (const path of everyPage) {
    const askers = [...who, ...who, ...who]
    const answers = await Promise.all(askers.map(async (one) => (await shop.as(one)).get(path)))
    const guest = await shop.guest().get(path)
    for (const [index, asker] of askers.entries()) {
      const text = answers[index]?.text ?? ''
      expect(text.includes(secretsOf[asker][0]), `${path} for ${asker}`).toBe(true)
      for (const other of who.filter((one) => one !== asker))
        for (const secret of secretsOf[other])
          expect(text.includes(secret), `${secret} on ${path} for ${asker}`).toBe(false)
    }
    for (const secret of Object.values(secretsOf).flat())
      expect(guest.text.includes(secret), `${secret} on ${path} for a guest`).toBe(false)
  }
})

test('compressed, the page is one gzip stream with private caching', async () => {
  const shop = await openBothWays()
  const amina = await shop.as('amina')
  await amina.put('cart', { cartitems: [{ _id: 'apples', quantity: 2 }] })
  for (const path of ['/', '/products/1', '/category/fruit-vegetables']) {
    const answer = await shop.app.inject({
      url: path,
      headers: { cookie: `sid=${amina.cookies.get('sid')}`, 'accept-encoding': 'gzip, br' },
    })
    expect(answer.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'private, no-store',
    })
    expect(gunzipSync(answer.rawPayload).toString()).toBe((await amina.get(path)).text)
  }
})

test('with pictures on demand the page has no eager pictures, and only then', async () => {
  const shop = await openBothWays()
  const amina = await shop.as('amina')
  const plain = (await amina.get('/')).text
  const saving = (await amina.get('/', { 'save-data': 'on' })).text
  expect(saving).not.toContain('loading="eager"')
  expect(saving).not.toContain('rel="preload" as="image"')
  expect((await amina.get('/')).text).toBe(plain)
})

test('a session that has ended gets a guest’s page', async () => {
  const shop = await openBothWays()
  const amina = await shop.as('amina')
  const hers = 'amina@kiryana.example'
  const sid = String(amina.cookies.get('sid'))
  expect((await amina.get('/')).text).toContain(hers)
  await amina.post('user/logout')
  amina.cookies.set('sid', sid)
  expect((await amina.get('/')).text).not.toContain(hers)
})

test("a customer's own change is visible at once on every page and device", async () => {
  const shop = await openBothWays()
  await (await shop.as('clerk')).post('admin/zones', zone)
  const [amina, phone] = [await shop.as('amina'), await shop.as('amina', 'phone')]
  for (const [what, shown, change] of ownChanges) {
    for (const path of everyPage) await amina.get(path) // each is cached
    expect((await words(amina)).includes(shown), `before ${what}`).toBe(false)
    const reply = await change(amina)
    if (reply) expect(reply.status, `${what}: ${reply.text}`).toBeLessThan(300)
    expect((await words(amina)).includes(shown), what).toBe(true)
    await expectSame(shop, 'amina')
    if (what !== 'a chosen place') expect((await words(phone)).includes(shown), what).toBe(true)
  }
})

/** Changes by others: by whom, and the answers (of a page or a call) that display them. */
const othersChanges: readonly (readonly [
  what: string,
  shown: string,
  where: readonly string[],
  change: (people: { clerk: Caller; bilal: Caller }) => Promise<Reply>,
])[] = [
  [
    'a price',
    '"offer":22200',
    ['/', '/products', '/offers', '/products/1', '/category/fruit-vegetables', '/search?q=apples'],
    ({ clerk }) => clerk.patch('admin/products/apples', { offerPrice: 222 }),
  ],
  [
    'a name',
    'Lal Apples',
    ['/', '/products', '/products/1', '/search?q=apples', 'shoppingitems', 'shoppingitems/apples'],
    ({ clerk }) => clerk.patch('admin/products/apples', { name: 'Lal Apples' }),
  ],
  [
    'a tagline',
    'Fresh every morning',
    everyPage,
    ({ clerk }) => clerk.patch('admin/settings', { tagline: 'Fresh every morning' }),
  ],
  [
    'a zone',
    '"zones":["Islamabad"]',
    ['/'],
    ({ clerk }) => clerk.post('admin/zones', { ...zone, freeAbove: 500 }),
  ],
  [
    'a review of the shop',
    'Everything was fresh',
    ['/', '/reviews', 'reviews'],
    ({ bilal }) => bilal.post('reviews', { review: 'Everything was fresh', rating: 5 }),
  ],
  [
    'a review of a product',
    'Sweet and crisp',
    ['/products/1', 'shoppingitems/apples/reviews'],
    ({ bilal }) =>
      bilal.post('shoppingitems/apples/reviews', { review: 'Sweet and crisp', rating: 5 }),
  ],
  [
    'the name of who wrote it',
    'Bilal Qandeel',
    ['/products/1', 'shoppingitems/apples/reviews'],
    ({ bilal }) => bilal.form('user/updateprofile', { fullname: 'Bilal Qandeel' }),
  ],
  [
    'the last of a product, sold',
    'OutOfStock',
    ['/item/4'],
    ({ bilal }) =>
      bilal.post('order/create', {
        ...cartOrder(),
        products: [{ product: 'lastmango', quantity: 1 }],
        total: 650,
      }),
  ],
  [
    'a product, taken off',
    '"products":2',
    everyPage.filter((path) => path !== '/item/4'),
    ({ clerk }) => clerk.patch('admin/products/lastmango', { published: false }),
  ],
]

test('changes by others are on every page, for guests and customers', async () => {
  const shop = await openBothWays()
  const [clerk, bilal, amina] = [
    await shop.as('clerk'),
    await shop.as('bilal'),
    await shop.as('amina'),
  ]
  await clerk.patch('admin/settings', { reviewsWaitForApproval: false })
  await delivered(shop, bilal)
  const askers = { guest: shop.guest(), amina }
  for (const [what, shown, where, change] of othersChanges) {
    for (const path of new Set([...everyPage, ...where]))
      for (const asker of Object.values(askers)) await asker.get(path) // each is cached
    const before = (await askers.guest.get(where[0] ?? '/')).text
    expect(before.includes(shown), `before ${what}`).toBe(false)
    const reply = await change({ clerk, bilal })
    expect(reply.status, `${what}: ${reply.text}`).toBeLessThan(300)
    for (const [name, asker] of Object.entries(askers))
      for (const path of where) {
        const { text } = await asker.get(path)
        expect(text.includes(shown), `${what} on ${path} for ${name}`).toBe(true)
      }
    await expectSame(
      shop,
      'amina',
      where.filter((path) => path.startsWith('/')),
    )
  }
})

test('changes that a page does not display leave it cached', async () => {
  const shop = await openBothWays()
  const [clerk, bilal, amina] = [
    await shop.as('clerk'),
    await shop.as('bilal'),
    await shop.as('amina'),
  ]
  const rendersOf = async (paths: readonly string[]) => {
    const before = { ...shop.drawn }
    for (const path of paths) for (const asker of [amina, shop.guest()]) await asker.get(path)
    return shop.drawn.shared + shop.drawn.whole - before.shared - before.whole
  }
  expect(await rendersOf(everyPage)).toBe(2 * everyPage.length)
  const hina = await shop.as('hina')
  expect((await hina.get('/products/1')).text).toContain('"stock":50')
  await placed(bilal, cartOrder()) // two of fifty
  expect(await rendersOf(everyPage)).toBe(0)
  expect((await hina.get('/products/1')).text).toContain('"stock":48') // low stock is for her role
  await bilal.post('user/addtofavourites', { productid: 'chai' })
  await bilal.put('cart', { cartitems: [{ _id: 'chai', quantity: 1 }] })
  expect(await rendersOf(everyPage)).toBe(0)
  await bilal.form('user/updateprofile', { fullname: 'Bilal Qandeel' })
  expect(await rendersOf(['/', '/reviews', '/products/1'])).toBe(6)
  expect(
    await rendersOf(['/products', '/category/fruit-vegetables', '/news', '/about', '/faqs']),
  ).toBe(0)
  await clerk.patch('admin/products/apples', { offerPrice: 222 })
  expect(await rendersOf(['/products/1'])).toBe(2)
})
