import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { openShop } from '../support/shop.ts'
import { fillWithStories } from '../support/stories.ts'

const publicUrl = 'https://kiryana.example'
const open = async (address: string | null) =>
  openShop({
    fill: fillWithStories,
    pages: await loadPages(),
    publicUrl: address,
    cacheFor: 60_000,
  })

const canonicalIn = (html: string) => html.match(/rel="canonical" href="([^"]*)"/)?.[1]

test.each([
  [publicUrl, { host: 'kiryana.example', 'x-forwarded-host': 'kiryana.example/category' }],
  [null, { host: 'kiryana.example/category' }],
])('a host that runs on into the path spoils no page (%s)', async (address, headers) => {
  const shop = await open(address)
  const own = { host: 'kiryana.example' }
  expect((await shop.guest().get('/flour-rice', headers)).status).toBe(400)
  expect((await shop.guest().get('/category/flour-rice', own)).status).toBe(200)
})

test('with a public address every other host is refused in a sentence, for pages and for calls', async () => {
  const shop = await open(publicUrl)
  for (const host of [
    'evil.example',
    'kiryana.example.evil.example',
    'kiryana.example@evil.example',
    'kiryana.example:8443',
    'kiryana.example#',
    '127.0.0.1.evil.example',
    'evil.example, kiryana.example',
  ]) {
    for (const path of ['/', 'shoppingitems', '/nothing', '/media/x.webp']) {
      const { status, body } = await shop.guest().get(path, { host })
      expect([host, path, status, body?.message]).toEqual([
        host,
        path,
        400,
        'This shop is at https://kiryana.example',
      ])
    }
    expect((await shop.guest().post('order/create', {}, { host })).status).toBe(400)
  }
})

test('its own name in any spelling, and those of this machine, are answered', async () => {
  const shop = await open(publicUrl)
  for (const host of [
    'kiryana.example',
    'KIRYANA.example:443',
    'localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
  ]) {
    const { status, text } = await shop.guest().get('/products/1', { host })
    expect([host, status]).toEqual([host, 200])
    expect(canonicalIn(text)).toBe('https://kiryana.example/products/1')
    for (const path of ['/sitemap.xml', '/robots.txt', '/news.xml', '/api/v1/openapi.json'])
      expect((await shop.guest().get(path, { host })).text).not.toMatch(/localhost|127\.0|::1|:443/)
  }
})

test('health is answered under any name', async () => {
  const shop = await open(publicUrl)
  for (const path of ['/healthz', '/readyz'])
    expect((await shop.guest().get(path, { host: '10.0.0.7:3000' })).status).toBe(200)
})

test('without a public address any host does that can be one, and links lead there', async () => {
  const shop = await open(null)
  for (const host of [
    'kiryana.example',
    'kiryana_web:3000',
    '192.168.0.5:3000',
    '[fe80::1]:8080',
  ]) {
    const { status, text } = await shop.guest().get('/products/1', { host })
    expect([host, status]).toEqual([host, 200])
    expect(canonicalIn(text)).toBe(`http://${host}/products/1`)
  }
  for (const host of [
    'a b',
    'a"b',
    'a/b',
    'a?b',
    'a@b',
    '-a',
    'a:x',
    'a:99999',
    '[::1',
    '1.2.3.999',
  ])
    expect([host, (await shop.guest().get('/products/1', { host })).status]).toEqual([host, 400])
})
