import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { packed } from '#server/http/compression.ts'
import { english } from '#web/messages/language.ts'
import { urdu } from '#web/messages/ur/urdu.ts'
import { writeTranslations } from '#shop/translations/translations.store.ts'
import { forFile } from '../support/clean-up.ts'
import { cartOrder, placed } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const languages = [english, urdu]
const shop = forFile(async () => openShop({ languages, pages: await loadPages() }))
const html = { accept: 'text/html' }
const inUrdu = { cookie: 'locale=ur' }

/** What a page says about its language and its addresses, and where its links lead. */
async function pageAt(address: string) {
  const { status, text } = await shop().guest().get(address, html)
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)
  return {
    status,
    html: all(/<html ([^>]*)>/g),
    addresses: all(/<link rel="(?:canonical|alternate)"([^>]*)>/g).map((one) => one.trim()),
    hasTranslation: text.includes('id="translation"'),
    links: all(/<a [^>]*href="(\/[^"]*)"/g),
  }
}

test('a page below /ur is in Urdu, and so are its links and its canonical address', async () => {
  const { links, ...page } = await pageAt('/ur/products')
  expect(page).toEqual({
    status: 200,
    html: ['lang="ur" dir="rtl"'],
    addresses: [
      'href="http://localhost/ur/products"',
      'hreflang="en" href="http://localhost/products"',
      'hreflang="ur" href="http://localhost/ur/products"',
      'hreflang="x-default" href="http://localhost/products"',
    ],
    hasTranslation: true,
  })
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter((to) => !/^\/(ur|language\/en)[/?]/.test(to))).toEqual([])
})

test.each([
  ['', /href="(\/track-order\/[^"]*)"[^>]*>Track Your Order</],
  ['/ur', /href="(\/ur\/track-order\/[^"]*)"[^>]*>آرڈر کا پتہ کریں</],
])(
  'the page after a customer’s checkout, below “%s”, leads to this order’s tracking',
  async (prefix, track) => {
    const amina = await shop().as('amina')
    const { _id: id } = await placed(amina, cartOrder())
    const { text } = await amina.get(`${prefix}/order-confirmation?order=${id}`, html)
    expect(track.exec(text)?.[1]).toBe(`${prefix}/track-order/${id}`)
  },
)

test('the same page without /ur is in English for everybody else', async () => {
  const { links, ...page } = await pageAt('/products')
  expect(page).toMatchObject({ html: ['lang="en" dir="ltr"'], hasTranslation: false })
  expect(page.addresses[0]).toBe('href="http://localhost/products"')
  expect(links.filter((to) => to.startsWith('/ur'))).toEqual([])
})

test.each([
  ['/cart?from=mail', { ...html, ...inUrdu }, '/ur/cart?from=mail'],
  ['/', { ...html, 'accept-language': 'ur-PK,ur;q=0.9,en;q=0.5' }, '/ur/'],
  ['/UR/cart', html, '/ur/cart'],
  ['/UR', html, '/ur/'],
  ['/ur/admin', html, '/admin'],
])('%s leads to the address in the visitor’s language', async (from, headers, to) => {
  const answer = await shop().guest().get(from, headers)
  expect(answer).toMatchObject({ status: 302, headers: { location: to } })
})

test.each([
  ['/ur/login', { ...html, cookie: 'locale=en' }, 200, 'ur'],
  ['/login', { ...html, cookie: 'locale=klingon' }, 200, 'en'],
  ['/login', { ...html, 'accept-language': 'en,ur;q=0.9' }, 200, 'en'],
  ['/ur/ur/login', html, 404, 'ur'],
  ['/urdu', html, 404, 'en'],
])('%s stays at its address', async (address, headers, status, lang) => {
  const answer = await shop().guest().get(address, headers)
  expect(answer.status).toBe(status)
  expect(answer.text).toContain(`<html lang="${lang}"`)
})

test('a broken address, a failure and the news feed below /ur are in Urdu', async () => {
  const guest = shop().guest()
  const broken = await guest.get('/ur/%E0%A4%A', html)
  expect([broken.status, broken.text.includes('<html lang="ur"')]).toEqual([404, true])
  const failed = await guest.get('/ur/login', { ...html, host: 'no host' })
  expect(failed.text).toContain('<a href="/ur/">')
  const [english, urdu] = [await guest.get('/news.xml', inUrdu), await guest.get('/ur/news.xml')]
  expect(english.text).toContain('<language>en</language>')
  expect(urdu.text).toContain('<language>ur</language>')
  const { text } = await guest.get('/ur/news', html)
  expect(text.match(/href="\/[^"]*news\.xml"/g)).toEqual(Array(2).fill('href="/ur/news.xml"'))
})

test('search engines read the language of each page, and its address in the other', async () => {
  const guest = shop().guest()
  for (const [address, locale] of [
    ['/about', 'en_PK'],
    ['/ur/about', 'ur_PK'],
  ] as const)
    // prettier-ignore
    expect((await guest.get(address, html)).text).toContain(`property="og:locale" content="${locale}"`)
  const { text } = await guest.get('/sitemap.xml', { host: 'localhost' })
  const link = (code: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${code}" href="http://localhost${path}"/>`
  const pair = link('en', '/contact') + link('ur', '/ur/contact')
  for (const own of ['/contact', '/ur/contact'])
    expect(text).toContain(`<url><loc>http://localhost${own}</loc>${pair}</url>`)
})

test('a page that leads on stays in the language', async () => {
  const { headers } = await shop().guest().get('/ur/profile', html)
  expect(headers['location']).toMatch(/^\/ur\//)
})

test.each([
  ['ur', '/cart', '/ur/cart'],
  ['en', '/search?q=atta', '/search?q=atta'],
  ['ur', '//elsewhere.example', '/ur/'],
  ['ur', '/\\elsewhere.example', '/ur/'],
])('the choice of %s on %s is kept, and leads to %s', async (locale, from, to) => {
  const answer = await shop()
    .guest()
    .get(`/language/${locale}?to=${encodeURIComponent(from)}`)
  expect(answer).toMatchObject({ status: 303, headers: { location: to } })
  expect(String(answer.headers['set-cookie'])).toContain(`locale=${locale}; Max-Age=31536000`)
})

test('an unknown language cannot be chosen', async () =>
  expect((await shop().guest().get('/language/xx?to=/')).status).toBe(404))

test('answers of the API are in the language of the cookie', async () => {
  const bad = 'shoppingitems?page=none'
  const [urduAnswer, englishAnswer] = [
    await shop().guest().get(bad, inUrdu),
    await shop().guest().get(bad),
  ]
  expect(urduAnswer.body.message).toMatch(/[\u0600-\u06ff]/)
  expect(englishAnswer.body.message).not.toMatch(/[\u0600-\u06ff]/)
})

test('the sentences come at an address that changes with them', async () => {
  const { text } = await shop().guest().get('/ur/cart', html)
  const [, path = ''] = /id="translation" href="([^"]+)"/.exec(text) ?? []
  const file = await shop().guest().get(path)
  expect(file.headers['cache-control']).toContain('immutable')
  expect(Object.keys(JSON.parse(file.text) as object)).toContain('site')
})

test('guests of both languages never share a page, also where it is sent again at once', async () => {
  const shop = await openShop({ languages, pages: await loadPages(), cacheFor: 60_000 })
  const asked = [
    ['/products', {}, 'en'],
    ['/ur/products', {}, 'ur'],
    ['/ur/products', inUrdu, 'ur'],
    ['/products', { cookie: 'locale=en' }, 'en'],
  ] as const
  for (const [address, headers, lang] of [...asked, ...asked]) {
    const { text } = await shop.guest().get(address, { ...html, ...headers })
    expect(text).toContain(`<html lang="${lang}"`)
  }
})

test('texts of the shop that are translated are read in Urdu, by names in orders too', async () => {
  const shop = await openShop({ languages })
  const texts = new Map([
    ['Fruit & Vegetables', 'پھل اور سبزی'],
    ['Kala Kulu Apples', 'کالا کلو سیب'],
  ])
  await writeTranslations(shop.db, 'ur', texts, 1)
  const amina = await shop.is('amina')
  const tree = await amina.get('category/tree', inUrdu)
  expect(tree.body.data[0]).toMatchObject({ name: 'پھل اور سبزی', path: 'fruit-vegetables' })
  const list = await amina.get('shoppingitems?limit=5', inUrdu)
  expect(
    list.body.data.map(({ itemfullname }: { itemfullname: string }) => itemfullname),
  ).toContain('کالا کلو سیب')
  expect((await amina.get('category/tree')).body.data[0].name).toBe('Fruit & Vegetables')
})

test('the sentences are compressed well, and kept by browsers', async () => {
  const { text } = await shop().guest().get('/ur/products', html)
  const path = /\/messages\/ur-[\w-]+\.json/.exec(text)?.[0] ?? ''
  const ask = (encoding: string) =>
    shop().app.inject({ url: path, headers: { 'accept-encoding': encoding } })
  const [plain, brotli, again] = [await ask('identity'), await ask('gzip, br'), await ask('br')]
  expect(brotli.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'application/json; charset=utf-8',
    vary: 'Accept-Encoding',
  })
  expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true)
  expect(again.rawPayload.equals(brotli.rawPayload)).toBe(true)
  // As no request could afford it.
  expect(brotli.rawPayload.length).toBeLessThan((await packed(plain.body, 'br')).length * 0.9)
})
