import Fastify, { type FastifyRequest } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import type { EventKind } from '#shop/events/event.ts'
import type { EventFeed } from '#shop/events/feed.ts'
import { openFreshness } from './freshness.ts'
import { openGuestCache } from './guest-cache.ts'

test('a flood of addresses takes at most 64 MB and leaves popular pages cached', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  const freshness = openFreshness({
    events: { subscribe: () => () => undefined },
    stockOf: async () => ({ products: [], lowStock: 5 }),
    staleFor: 0,
  })
  const cache = openGuestCache(app, freshness, { cacheFor: 60_000 })
  const made: string[] = []
  app.get<{ Params: { page: string } }>('/:page', (request, reply) => {
    const { page } = request.params
    return cache.answer(request, reply, page, async () => {
      made.push(page)
      return { status: 200, type: 'text/plain', body: page.padEnd(1_000_000) }
    })
  })
  const ask = (page: string) => app.inject({ url: `/${page}` })
  await ask('home')
  await ask('home')
  for (let one = 0; one < 70; one += 1) await ask(`made-up-${one}`)
  expect(made).toHaveLength(71)
  await ask('made-up-69')
  await ask('home')
  expect(made).toHaveLength(71)
  await ask('made-up-0')
  expect(made).toHaveLength(72)
})

/** A page of the products that says how often it was made, a clock, and events. */
function openCounter() {
  const app = Fastify()
  onTestFinished(() => app.close())
  const clock = { now: 0 }
  const stock = { apples: 100 }
  let tell: (kind: EventKind) => void = () => undefined
  const events: Pick<EventFeed, 'subscribe'> = {
    subscribe: (listener) => {
      tell = (kind) => {
        const event = { kind, actor: null, subject: '1', data: { order: '1', product: null } }
        listener(event as Parameters<typeof listener>[0])
      }
      return () => undefined
    },
  }
  const now = () => clock.now
  const stockOf = async () => ({ products: [{ id: 'apples', stock: stock.apples }], lowStock: 5 })
  const freshness = openFreshness({ events, stockOf, staleFor: 1000, now })
  const cache = openGuestCache(app, freshness, { cacheFor: 5000, now })
  let made = 0
  const awaited: boolean[] = []
  app.get('/', (request, reply) =>
    cache.answer(request, reply, 'page', async (reads, demand) => {
      made += 1
      awaited.push(demand?.isAwaited ?? true)
      reads?.add('products', { data: [{ _id: 'apples', stock: stock.apples }] }, false)
      reads?.add('reviews', [], false)
      return { status: 200, type: 'text/plain', body: `made ${made}` }
    }),
  )
  const ask = async () => (await app.inject({ url: '/' })).body
  return { clock, stock, tell: (kind: EventKind) => tell(kind), ask, awaited }
}

test('an order that leaves the displayed stock the same expires nothing', async () => {
  const { clock, stock, tell, ask } = openCounter()
  expect(await ask()).toBe('made 1')
  for (clock.now = 0; clock.now < 3000; clock.now += 100) {
    stock.apples -= 1
    tell('order.placed')
    expect(await ask()).toBe('made 1')
  }
})

test('a page is stale for at most a second after its product sells out', async () => {
  const { clock, stock, tell, ask } = openCounter()
  expect(await ask()).toBe('made 1')
  stock.apples = 0
  tell('order.placed')
  expect(await ask()).toBe('made 1')
  expect(await ask()).toBe('made 2')
  stock.apples = 3
  tell('order.cancelled')
  clock.now = 1000
  expect(await ask()).toBe('made 3')
})

test.each(['product.changed', 'settings.changed', 'review.written', 'account.changed'] as const)(
  '%s expires the page',
  async (kind) => {
    const { tell, ask } = openCounter()
    expect(await ask()).toBe('made 1')
    tell('order.placed')
    tell(kind)
    expect(await ask()).toBe('made 2')
  },
)

test.each([
  'order.noted',
  'account.created',
  'message.done',
  'zone.changed',
  'staff.invited',
  'staff.session-ended',
  'staff.two-factor-on',
  'customer.declined',
] as const)('%s leaves the page fresh', async (kind) => {
  const { clock, tell, ask } = openCounter()
  await ask()
  clock.now = 2000
  tell(kind)
  expect(await ask()).toBe('made 1')
})

test('near its expiry an answer is refreshed in the background', async () => {
  const { clock, ask, awaited } = openCounter()
  expect(await ask()).toBe('made 1')
  clock.now = 4000
  expect(await ask()).toBe('made 1')
  expect(await ask()).toBe('made 2')
  clock.now = 8000
  expect(await ask()).toBe('made 2')
  expect(await ask()).toBe('made 3')
  expect(awaited).toEqual([true, false, false])
})

test('a request after the lifetime marks the pending refresh as awaited', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  const clock = { now: 0 }
  const now = () => clock.now
  const freshness = openFreshness({
    events: { subscribe: () => () => undefined },
    stockOf: async () => ({ products: [], lowStock: 5 }),
    staleFor: 1000,
    now,
  })
  const cache = openGuestCache(app, freshness, { cacheFor: 1000, now })
  let made = 0
  app.get('/', (request, reply) =>
    cache.answer(request, reply, 'page', async (_, demand) => {
      if (demand?.isAwaited === false) await demand.begins
      made += 1
      return { status: 200, type: 'text/plain', body: `made ${made}` }
    }),
  )
  const last: { isFresh?: FastifyRequest['isFresh'] } = {}
  app.addHook('onSend', async ({ isFresh }) => void (last.isFresh = isFresh))
  const ask = async () => (await app.inject({ url: '/' })).body
  expect(await ask()).toBe('made 1')
  clock.now = 900
  expect(last.isFresh?.()).toBe(false) // no refresh has begun
  expect(await ask()).toBe('made 1')
  expect(last.isFresh?.()).toBe(true)
  expect(await ask()).toBe('made 1')
  clock.now = 1100
  expect(last.isFresh?.()).toBe(false)
  expect(await ask()).toBe('made 2')
})
