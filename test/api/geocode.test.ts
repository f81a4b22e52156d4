import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { openOutside, says } from '../support/outside.ts'
import { openShop } from '../support/shop.ts'

const blueArea = {
  place_id: 77,
  display_name: 'Blue Area, Islamabad, Pakistan',
  lat: '33.7100',
  lon: '73.0600',
  licence: 'x',
}

async function outside(behave: RequestListener) {
  const { asked, geocoder } = await openOutside(behave)
  return { asked, shop: await openShop({ geocoder }) }
}

test('the service outside is asked once, says who asks, and its answer is kept', async () => {
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

test('after a failure nobody is asked for a while', async () => {
  const { asked, shop } = await outside((_, response) => void response.writeHead(500).end())
  await shop.guest().get('geocode/search?q=lahore')
  await shop.guest().get('geocode/search?q=multan')
  expect(asked).toHaveLength(1)
})

test.each([
  ['geocode/search?q=house 4, gulberg, lahore', 'Lahore, Punjab, Pakistan'],
  ['geocode/search?q=KARACHI', 'Karachi, Sindh, Pakistan'],
])('%s, with nobody outside', async (path, name) => {
  const shop = await openShop()
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
