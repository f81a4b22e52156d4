import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { takeTurn } from '#shop/delivery/places.store.ts'
import { forFile } from '../support/clean-up.ts'
import { openTestDatabase } from '../support/database.ts'
import { openFakeGeocoder, says } from '../support/fake-geocoder.ts'
import { openShop } from '../support/shop.ts'

const blueArea = {
  place_id: 77,
  display_name: 'Blue Area, Islamabad, Pakistan',
  lat: '33.7100',
  lon: '73.0600',
  licence: 'x',
}

async function outside(behave: RequestListener, pace?: { pause: number; patience: number }) {
  const { asked, geocoder } = await openFakeGeocoder(behave, pace)
  return { asked, shop: await openShop({ geocoder }) }
}
const named = (name: string) => ({ ...blueArea, display_name: name })
const places = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => `geocode/search?q=${prefix}${at}`)

test('the external service is asked once, with our name, and its answer is cached', async () => {
  const { asked, shop } = await outside(says([blueArea]))
  const guest = shop.guest()
  const expected = [
    { place_id: '77', display_name: 'Blue Area, Islamabad, Pakistan', lat: '33.71', lon: '73.06' },
  ]
  expect((await guest.get('geocode/search?q=Blue%20Area')).body).toEqual(expected)
  expect((await guest.get('geocode/search?q=blue%20%20area%20')).body).toEqual(expected)
  expect(asked).toEqual([
    { path: '/search?format=json&q=Blue+Area&limit=5&countrycodes=pk', agent: 'Kiryana/test' },
  ])
})

test('a point is asked for to four decimals and answered with its name', async () => {
  const { asked, shop } = await outside(says(blueArea))
  const { body } = await shop.guest().get('geocode/reverse?lat=33.710012345&lon=73.0600499')
  expect(body).toMatchObject({ display_name: 'Blue Area, Islamabad, Pakistan' })
  expect(asked[0]?.path).toBe('/reverse?format=json&lat=33.71&lon=73.06')
})

test.each<[string, RequestListener]>([
  ['breaks', (_, response) => void response.writeHead(500).end()],
  ['never answers', () => undefined],
  ['hangs up', (_, response) => void response.destroy()],
  ['sends HTML', (_, response) => void response.end('<html><script>alert(1)</script>')],
  ['sends another shape', says({ surprise: true })],
  ['sends coordinates that are none', says([{ ...blueArea, lat: '<svg onload=1>' }])],
  [
    'leads elsewhere',
    (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  ],
  ['sends far too much', (_, response) => void response.end(`[${'" ",'.repeat(200_000)}1]`)],
])('a service that %s is done without: the towns we know answer', async (_, behave) => {
  const { shop } = await outside(behave)
  const { status, body } = await shop.guest().get('geocode/search?q=rawalpindi')
  expect(status).toBe(200)
  expect(body[0]).toMatchObject({ display_name: 'Rawalpindi, Punjab, Pakistan' })
})

test('six who search at once are all answered, one question after the other', async () => {
  const { asked, shop } = await outside(
    (request, response) => {
      const q = new URL(`http://x${request.url}`).searchParams.get('q') ?? ''
      says([named(q)])(request, response)
    },
    { pause: 200, patience: 10_000 },
  )
  const guest = shop.guest()
  const replies = await Promise.all(places('Gali', 6).map((path) => guest.get(path)))
  expect(replies.map(({ body }) => body[0]?.display_name).toSorted()).toEqual(
    [0, 1, 2, 3, 4, 5].map((at) => `Gali${at}`),
  )
  expect(asked).toHaveLength(6)
})

test('all servers together ask once per pause', async () => {
  const db = await openTestDatabase()
  const turns = []
  for (const at of [5000, 5001, 5999, 6000, 6500, 7000]) turns.push(await takeTurn(db, at, 1000))
  expect(turns).toEqual([true, false, false, true, false, true])
  const both = await Promise.all([takeTurn(db, 9000, 1000), takeTurn(db, 9000, 1000)])
  expect(both.toSorted()).toEqual([false, true])
})

test('a hundred searches at once keep the rate limit: those that wait too long are refused, towns are found', async () => {
  const pause = 300
  const { asked, shop } = await outside(says([]), { pause, patience: 700 })
  const guest = shop.guest()
  const began = performance.now()
  const replies = await Promise.all(
    [...places('Gali', 99), 'geocode/search?q=lahore'].map((path) => guest.get(path)),
  )
  expect(asked.length).toBeLessThanOrEqual((performance.now() - began) / pause + 1)
  expect(replies.at(-1)).toMatchObject({
    status: 200,
    body: [{ display_name: 'Lahore, Punjab, Pakistan' }],
  })
  const late = replies.filter(({ status }) => status === 503)
  const answered = asked.filter(({ path }) => path.includes('Gali'))
  expect(late.length).toBe(99 - answered.length)
  expect(late[0]?.body).toMatchObject({
    code: 'place_search_away',
    message: "Search isn't available just now. Please move the pin on the map.",
  })
})

test('equal searches share one request', async () => {
  const { asked, shop } = await outside(says([blueArea]))
  const same = Array.from({ length: 20 }, async () =>
    shop.guest().get('geocode/search?q=Blue Area'),
  )
  for (const { body } of await Promise.all(same))
    expect(body[0].display_name).toBe('Blue Area, Islamabad, Pakistan')
  expect(asked).toHaveLength(1)
})

test('a waiting search uses the answer cached meanwhile', async () => {
  const { asked, geocoder } = await openFakeGeocoder(says([blueArea]))
  await geocoder.search('Blue Area')
  expect(await geocoder.search('blue area')).toHaveLength(1)
  expect(asked).toHaveLength(1)
})

test('an abandoned search is not sent', async () => {
  const { asked, geocoder } = await openFakeGeocoder(says([blueArea]), {
    pause: 200,
    patience: 5000,
  })
  const typed = ['I', 'Is', 'Isl', 'Isla'].map((text) => {
    const leaves = new AbortController()
    return { leaves, answer: geocoder.search(text, leaves.signal) }
  })
  const other = geocoder.search('Isl') // somebody else's
  for (const { leaves } of typed.slice(1, 3)) leaves.abort()
  for (const answer of [typed[0]?.answer, typed[3]?.answer, other])
    expect(await answer).toHaveLength(1)
  // In which order they are asked is up to the database, which each has looked into first.
  const texts = asked.map(({ path }) => new URL(`http://x${path}`).searchParams.get('q'))
  expect(texts.toSorted()).toEqual(['I', 'Isl', 'Isla'])
})

test('a client that hangs up is noticed', async () => {
  const { asked, shop } = await outside(says([blueArea]), { pause: 2000, patience: 10_000 })
  const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const search = (q: string, signal?: AbortSignal) =>
    fetch(`${origin}/api/v1/geocode/search?q=${q}`, signal ? { signal } : {})
  await search('First')
  const leaves = new AbortController()
  const left = search('Second', leaves.signal).catch(() => 'left')
  await new Promise((resolve) => setTimeout(resolve, 50))
  leaves.abort()
  expect(await left).toBe('left')
  await search('Third')
  expect(asked.map(({ path }) => /q=(\w+)/.exec(path)?.[1])).toEqual(['First', 'Third'])
})

test('an unknown place and an unreachable service are two answers', async () => {
  const { shop } = await outside(says([]))
  expect(await shop.guest().get('geocode/search?q=Xyzzy')).toMatchObject({ status: 200, body: [] })
  const { shop: cutOff } = await outside((_, response) => void response.destroy())
  expect(await cutOff.guest().get('geocode/search?q=Xyzzy')).toMatchObject({
    status: 503,
    headers: { 'retry-after': '2' },
    body: { code: 'place_search_away' },
  })
})

test('a clock that was wrong does not stop the search', async () => {
  const { asked, db, geocoder } = await openFakeGeocoder(says([blueArea]))
  await db.run`update outside_gate set next_at = ${Date.now() + 24 * 60 * 60_000}`
  expect(await geocoder.search('Blue Area')).toHaveLength(1)
  expect(asked).toHaveLength(1)
})

test.each([
  'http://169.254.169.254/latest/meta-data',
  'x&url=http://127.0.0.1',
  'x#fragment',
  '../../reverse?lat=1',
  'x\r\nHost: evil',
])('%s is text to search for, and never another address', async (text) => {
  const { asked, shop } = await outside(says([]))
  await shop.guest().get(`geocode/search?q=${encodeURIComponent(text)}`)
  const [question] = asked
  const { pathname, searchParams } = new URL(`http://service${question?.path}`)
  expect(pathname).toBe('/search')
  expect([...searchParams.keys()]).toEqual(['format', 'q', 'limit', 'countrycodes'])
  expect(searchParams.get('q')).toBe(text.replaceAll(/\s+/g, ' '))
})

test('after a failure no request is sent for a while', async () => {
  const { asked, shop } = await outside((_, response) => void response.writeHead(500).end())
  await shop.guest().get('geocode/search?q=lahore')
  await shop.guest().get('geocode/search?q=multan')
  expect(asked).toHaveLength(1)
})

/** For tables of what is refused: nothing in it changes. */
const shopOfFile = forFile(() => openShop())

test.each([
  ['geocode/search?q=house 4, gulberg, lahore', 'Lahore, Punjab, Pakistan'],
  ['geocode/search?q=KARACHI', 'Karachi, Sindh, Pakistan'],
])('%s, without the external service', async (path, name) => {
  const shop = shopOfFile()
  expect((await shop.guest().get(path)).body[0].display_name).toBe(name)
})

test('blank is nothing, nonsense is refused, the sea is nowhere', async () => {
  const guest = (await openShop()).guest()
  expect((await guest.get('geocode/search?q=%20')).body).toEqual([])
  expect((await guest.get('geocode/search')).status).toBe(400)
  expect((await guest.get('geocode/reverse?lat=1@evil&lon=73')).status).toBe(400)
  expect((await guest.get('geocode/reverse?lat=91&lon=73')).status).toBe(400)
  expect((await guest.get('geocode/reverse?lat=10&lon=60')).status).toBe(404)
})
