import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { openShop } from '../support/shop.ts'

const forLong = 60_000
const list = '/api/v1/shoppingitems?limit=24'

async function openForLong() {
  const shop = await openShop({ cacheFor: forLong })
  const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  function get(path: string, headers: Record<string, string> = {}) {
    const { promise, resolve, reject } = Promise.withResolvers<Got>()
    const asked = request(origin + path, { headers }, (answer) => {
      const { statusCode, headers: its, rawHeaders } = answer
      buffer(answer).then(
        (body) =>
          resolve({
            status: statusCode,
            headers: its,
            names: rawHeaders.filter((_, n) => n % 2 === 0),
            body,
          }),
        reject,
      )
    })
    asked.on('error', reject).end()
    return promise
  }
  return { shop, get }
}

type Got = {
  status: number | undefined
  headers: Record<string, unknown>
  names: string[]
  body: Buffer
}

test('an answer that is sent again is the same, with the same headers, each once', async () => {
  const { get } = await openForLong()
  const packings: Record<string, string>[] = [
    {},
    { 'accept-encoding': 'br' },
    { 'accept-encoding': 'gzip' },
  ]
  for (const headers of packings) {
    const first = await get(list, headers)
    const again = await get(list, headers)
    const { date: _, ...before } = first.headers
    const { date: __, ...after } = again.headers
    expect(after).toEqual(before)
    expect(after).toMatchObject({
      'x-frame-options': 'DENY',
      vary: expect.stringContaining('Cookie'),
    })
    expect(again.names.map((name) => name.toLowerCase()).toSorted()).toEqual(
      [...new Set(again.names.map((name) => name.toLowerCase()))].toSorted(),
    )
    expect(again.body.equals(first.body)).toBe(true)
  }
})

test('who takes another language, packing or way, has a cookie or a copy, gets an answer of their own', async () => {
  const { shop, get } = await openForLong()
  const plain = await get(list)
  await get(list)
  expect((await get(list, { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br')
  expect((await get(list)).headers['content-encoding']).toBe(undefined)
  const etag = String(plain.headers['etag'])
  expect((await get(list, { 'if-none-match': etag })).status).toBe(304)
  expect((await get(list)).status).toBe(200)
  expect((await get(list, { host: 'no host!' })).status).toBe(400)
  const hina = await shop.as('hina')
  const hers = await get(list, { cookie: `sid=${hina.cookies.get('sid')}` })
  expect(hers.body.toString()).toContain('wholesale')
  expect((await get(list)).body.toString()).not.toContain('wholesale')
})

test('after a change no answer is outdated', async () => {
  const { shop, get } = await openForLong()
  const clerk = await shop.as('clerk')
  for (const offerPrice of [61, 62, 63]) {
    await clerk.patch('admin/products/apples', { offerPrice })
    for (let times = 0; times < 3; times += 1)
      expect((await get('/api/v1/shoppingitems/apples')).body.toString()).toContain(`${offerPrice}`)
  }
})
