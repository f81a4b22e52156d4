import { expect, test } from 'vitest'
import { callNames } from '../support/all-calls.ts'
import { password } from '../support/cast.ts'
import { dumpOf } from '../support/dump.ts'
import { cartOrder } from '../support/orders.ts'
import { requests } from '../support/requests.ts'
import { openShop } from '../support/shop.ts'
import { calls } from '#wire/calls.ts'
import type { CallSchema } from '#wire/call-schema.ts'
import { routes } from '#wire/routes.ts'

const writes = callNames.filter((name) => routes[name][0] !== 'GET')

const elsewhere: Record<string, string>[] = [
  { origin: 'null' },
  { origin: 'http://kiryana.example', host: 'kiryana.example' },
  { origin: 'https://kiryana.example.evil.example', host: 'kiryana.example' },
  { origin: 'https://shop.example.evil' },
  { origin: 'https://evil.example' },
  { origin: 'https://blog.kiryana.example' },
  { origin: 'http://localhost.evil.example' },
  { origin: 'https://kiryana.example@evil.example' },
  { origin: '' },
  { origin: 'file://' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://kiryana.example', 'sec-fetch-site': 'cross-site' },
]

test('a write that another site sends is refused before it is read, and no row is changed', async () => {
  const shop = await openShop({ publicUrl: 'https://kiryana.example' })
  const { cookies } = await shop.as('clerk')
  const before = await dumpOf(shop.db)
  for (const headers of elsewhere) {
    for (const name of writes) {
      const clerk = shop.guest()
      clerk.cookies.set('__Host-sid', cookies.get('sid') ?? '')
      const { path, body, form } = requests[name]
      const reply = await clerk.send(routes[name][0], path, body ?? form ?? {}, headers)
      expect([name, headers, reply.status, reply.body.code]).toEqual([
        name,
        headers,
        403,
        'other_origin',
      ])
      expect(reply.headers).not.toHaveProperty('set-cookie')
    }
  }
  expect(await dumpOf(shop.db)).toEqual(before)
})

test("the shop's own pages, and programs that are no browser, may write", async () => {
  const shop = await openShop({ publicUrl: 'https://kiryana.example' })
  const own: Record<string, string>[] = [
    {},
    { origin: 'https://kiryana.example' },
    { origin: 'https://kiryana.example', 'sec-fetch-site': 'same-origin' },
    { origin: 'http://localhost:3000', host: 'localhost:3000' },
    { 'sec-fetch-site': 'none' },
  ]
  for (const headers of own) {
    const reply = await shop
      .guest()
      .post('user/login', { email: 'amina@kiryana.example', password }, headers)
    expect([headers, reply.status]).toEqual([headers, 200])
  }
})

test('no answer lets another site read it, frame it, or guess its type', async () => {
  const shop = await openShop({ publicUrl: 'https://kiryana.example' })
  const clerk = await shop.as('clerk')
  const addresses = [
    ...callNames.filter((name) => routes[name][0] === 'GET').map((name) => requests[name].path),
    'openapi.json',
    'nothing',
    '/healthz',
    '/nothing',
  ]
  for (const path of addresses) {
    const reply = await clerk.get(path, { origin: 'https://evil.example' })
    const given = Object.keys(reply.headers).filter((name) =>
      /^access-control|^x-powered-by|^server$/.test(name),
    )
    expect([path, given]).toEqual([path, []])
    expect([
      path,
      reply.headers['x-content-type-options'],
      reply.headers['x-frame-options'],
    ]).toEqual([path, 'nosniff', 'DENY'])
    expect([path, reply.headers['content-security-policy']]).toEqual([
      path,
      expect.stringMatching(/frame-ancestors 'none'.*upgrade-insecure-requests/),
    ])
  }
  const preflight = await clerk.send('OPTIONS', 'order/create', undefined, {
    origin: 'https://evil.example',
    'access-control-request-method': 'POST',
  })
  expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([
    404,
    undefined,
  ])
})

test('a write is not done by reading its address', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const reads = new Set(
    callNames
      .filter((name) => routes[name][0] === 'GET')
      .map((name) => routes[name][1]) as string[],
  )
  const before = await dumpOf(shop.db)
  for (const name of writes.filter(
    (write) => !reads.has(routes[write][1]) && !write.startsWith('admin'),
  )) {
    for (const method of ['GET', 'HEAD'] as const) {
      const reply = await amina.send(method, requests[name].path)
      // order/create reads as an order of that name, which is not there either
      expect([name, method, reply.status]).toEqual([name, method, 404])
    }
  }
  expect((await amina.get('user/me')).body).toMatchObject({ _id: 'amina' })
  expect(await dumpOf(shop.db)).toEqual(before)
})

test('the content type decides how a body is read: no check is bypassed', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const good = JSON.stringify(cartOrder())
  const bad = JSON.stringify(cartOrder(630, [{ product: 'apples', quantity: -2 }]))
  // Requests that a form on another site can send without preflight.
  for (const type of [
    'text/plain',
    'text/plain;charset=utf-8',
    'application/x-www-form-urlencoded',
    'text/html',
    'application/xml',
  ]) {
    expect([
      type,
      (await amina.post('order/create', good, { 'content-type': type })).status,
    ]).toEqual([type, 415])
  }
  const odd = [
    'application/json, text/plain',
    'application/jsonp',
    'application/json\ta',
    'multipart/form-data; boundary=x',
    'x',
    '',
  ]
  for (const type of odd) {
    const reply = await amina.post('order/create', good, { 'content-type': type })
    expect([type, [400, 415].includes(reply.status)]).toEqual([type, true])
  }
  for (const type of [
    ' application/json',
    'application/json;charset=utf-7',
    'application/json; charset=utf-8',
    'APPLICATION/JSON',
  ]) {
    const reply = await amina.post('order/create', bad, { 'content-type': type })
    expect([type, [400, 415].includes(reply.status)]).toEqual([type, true])
  }
  expect(await shop.count('orders')).toBe(0)
  expect(
    (await amina.post('order/create', good, { 'content-type': 'application/json; charset=utf-8' }))
      .status,
  ).toBe(201)
})

test('bodies that poison, nest or swell are refused', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
  const bodies: [what: string, body: string, status: number][] = [
    ['a prototype', '{"__proto__":{"isAdmin":true},"points":1}', 400],
    ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}},"points":1}', 400],
    ['nesting', `{"points":${deep}}`, 400],
    ['nothing', '', 400],
    ['a number', '5', 400],
    ['text', '"x"', 400],
    ['half', '{"points":', 400],
    ['a megabyte', JSON.stringify({ points: 1, more: 'x'.repeat(1024 * 1024) }), 413],
  ]
  for (const [what, body, status] of bodies) {
    expect([what, (await amina.post('user/redeemloyaltypoints', body)).status]).toEqual([
      what,
      status,
    ])
  }
  expect(Object.prototype).not.toHaveProperty('isAdmin')
})

test('every error is JSON of one shape, without internals', async () => {
  const shop = await openShop()
  const guest = shop.guest()
  for (const path of [
    'nothing',
    'user',
    'order',
    'news/none',
    'shoppingitems/none',
    '/api',
    '/api/v2/user/me',
    '/api/v1',
    '/nothing',
    '/openapi.json',
  ]) {
    const reply = await guest.get(path)
    expect([path, reply.status, Object.keys(reply.body)]).toEqual([
      path,
      404,
      ['statuscode', 'message', 'code'],
    ])
    expect(reply.text).not.toMatch(/Route|stack|node_modules/)
  }
  expect(await guest.get('/%E0%A4%A')).toMatchObject({ status: 400, body: { code: 'bad_request' } })
  const failing = await openShop()
  await failing.db.run`alter table news rename to olds`
  const broken = await failing.guest().get('news')
  expect(broken).toMatchObject({
    status: 500,
    body: { message: 'Something went wrong on our side. Please try again.', code: 'server_error' },
  })
  expect(broken.text).not.toMatch(/news|select|sql|src/i)
})

test('every call has one content type for input and output', () => {
  const addresses = callNames.map((name) => routes[name].join(' '))
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const name of callNames) {
    const { body, multipart }: CallSchema = calls[name]
    expect([name, routes[name][0] === 'GET' && (body !== undefined || multipart === true)]).toEqual(
      [name, false],
    )
  }
})
