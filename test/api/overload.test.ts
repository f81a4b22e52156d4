import { get as httpGet, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { closeApp } from '#server/processes/close-app.ts'
import { loadPages } from '#server/load-pages.ts'
import { cutSlowReaders, watchReaders } from '#server/http/slow-readers.ts'
import { openShop } from '../support/shop.ts'

const person = { accept: 'text/html,*/*;q=0.8' }
const MB = 1_000_000

/** Holds up the event loop, as far too much work would. */
function block(milliseconds: number) {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

test('while the event loop runs late: no with Retry-After, a page for a person, and health at once', async () => {
  const shop = await openShop({ pages: await loadPages(), maxDelay: 1000 })
  const guest = shop.guest()
  await guest.get('/healthz')
  const others = Array.from({ length: 40 }, (_, one) => guest.get(`/search?q=${one}`))
  await new Promise((resolve) => setImmediate(resolve)) // now they are under way
  block(1300)
  const [page, call, health] = await Promise.all([
    guest.get('/', person),
    guest.get('shoppingitems', { accept: '*/*' }),
    guest.get('/healthz'),
  ])
  expect(health.status).toBe(200)
  expect(call).toMatchObject({
    status: 503,
    headers: { 'retry-after': '2' },
    body: { code: 'unavailable', message: 'The shop is busy for a moment. Please try again.' },
  })
  expect([page.status, page.headers['content-type'], page.headers['retry-after']]).toEqual([
    503,
    'text/html; charset=utf-8',
    '2',
  ])
  expect(page.text).toMatch(/<h1>One moment, please<\/h1>\s*<p>The shop is busy for a moment/)
  await Promise.all(others)
  block(1300) // without visitors the delay is not caused by load
  expect((await guest.get('/', person)).status).toBe(200)
})

test('JSON that is nested beyond reason is refused, and keys that reach for prototypes', async () => {
  const guest = (await openShop()).guest()
  for (const body of [
    '['.repeat(200_000),
    `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`,
    '{"__proto__":{"isStaff":true}}',
    '{"constructor":{"prototype":{}}}',
  ])
    expect([body.slice(0, 20), (await guest.post('user/login', body)).status]).toEqual([
      body.slice(0, 20),
      400,
    ])
})

/** A server whose answers are 20 MB, `/same` always the same buffer. */
async function openLarge(limits: Parameters<typeof watchReaders>[0]) {
  const app = Fastify()
  cutSlowReaders(app, watchReaders(limits))
  const same = Buffer.alloc(20 * MB)
  app.get('/', async () => Buffer.alloc(20 * MB))
  app.get('/same', async () => same)
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => closeApp(app, 0))
  return (path: string) => ask(app.server.address() as AddressInfo, path)
}

/** A client that sends a request and reads only on demand. */
async function ask({ port }: AddressInfo, path: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  await new Promise((resolve) =>
    socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n`, resolve),
  )
  return socket
}

/** Reads to the end; how many bytes came. */
const readAll = async (socket: Socket) => {
  let bytes = 0
  for await (const piece of socket) bytes += (piece as Buffer).length
  return bytes
}
const isWhole = (bytes: number) => bytes > 20 * MB

test('a client that reads nothing is cut, one that reads is not', async () => {
  const get = await openLarge({ idle: 500 })
  const asleep = await get('/')
  expect(isWhole(await readAll(await get('/')))).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(isWhole(await readAll(asleep).catch(() => 0))).toBe(false)
})

test('unread answers hold bounded memory: the oldest connection is closed', async () => {
  const get = await openLarge({ unread: 50 * MB })
  const asleep = []
  for (let one = 0; one < 3; one += 1) asleep.push(await get('/'))
  expect(isWhole(await readAll(await get('/')))).toBe(true)
  const whole = await Promise.all(
    asleep.map((socket) => readAll(socket).then(isWhole, () => false)),
  )
  expect(whole).toEqual([false, false, true])
})

test('many who read the same answer hold it once', async () => {
  const get = await openLarge({ unread: 50 * MB })
  const asleep = await Promise.all(Array.from({ length: 10 }, () => get('/same')))
  expect(isWhole(await readAll(await get('/')))).toBe(true)
  for (const bytes of await Promise.all(asleep.map(readAll))) expect(isWhole(bytes)).toBe(true)
})

test('a request that is half sent holds up a server that stops no longer than is allowed', async () => {
  const app = Fastify()
  app.post('/', async () => 'done')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await new Promise((resolve) =>
    socket.write(
      'POST / HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
      resolve,
    ),
  )
  const connected = () =>
    new Promise<number>((done) => app.server.getConnections((_, n) => done(n)))
  await expect.poll(connected).toBe(1)
  const began = performance.now()
  await closeApp(app, 300)
  expect(performance.now() - began).toBeLessThan(5000)
})

test('in a burst of pages for customers, the excess is refused and the rest served', async () => {
  const shop = await openShop({ pages: await loadPages() })
  const cookie = [...(await shop.as('amina')).cookies].map((pair) => pair.join('=')).join('; ')
  await shop.app.listen({ port: 0, host: '127.0.0.1', backlog: 2048 })
  const { port } = shop.app.server.address() as AddressInfo
  const over = (path: string) =>
    new Promise<IncomingMessage>((answered, failed) =>
      httpGet({ port, host: '127.0.0.1', path, headers: { ...person, cookie }, agent: false })
        .once('response', (answer) => answered(answer.resume()))
        .once('error', failed),
    )
  let served = 0
  const burst = Array.from({ length: 600 }, async () => {
    const { statusCode, headers } = await over('/orders')
    if (statusCode === 200) served += 1
    return statusCode === 503 ? `503, again after ${headers['retry-after']}` : statusCode
  })
  const answers = await Promise.all(burst)
  expect([...new Set(answers)].toSorted()).toEqual([200, '503, again after 2'])
  expect(served).toBeGreaterThanOrEqual(200)
})
