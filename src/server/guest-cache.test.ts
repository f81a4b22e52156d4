import Fastify, { type FastifyRequest } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import type { EventKind } from '#shop/events/event.ts'
import type { EventFeed } from '#shop/events/feed.ts'
import { openFacts } from './facts.ts'
import { openGuestCache } from './guest-cache.ts'

test('addresses without end take at most 64 MB, and those asked for again stay', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  const facts = openFacts({
    events: { subscribe: () => () => undefined },
    stockOf: async () => ({ goods: [], lowStock: 5 }),
    staleFor: 0,
  })
  const cache = openGuestCache(app, facts, { cacheFor: 60_000 })
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
  const stockOf = async () => ({ goods: [{ id: 'apples', stock: stock.apples }], lowStock: 5 })
  const facts = openFacts({ events, stockOf, staleFor: 1000, now })
  const cache = openGuestCache(app, facts, { cacheFor: 5000, now })
  let made = 0
  const awaited: boolean[] = []
  app.get('/', (request, reply) =>
    cache.answer(request, reply, 'page', async (reads, demand) => {
      made += 1
      awaited.push(demand?.isThere ?? true)
      reads?.add('products', { data: [{ _id: 'apples', stock: stock.apples }] }, false)
      reads?.add('reviews', [], false)
      return { status: 200, type: 'text/plain', body: `made ${made}` }
    }),
  )
  const ask = async () => (await app.inject({ url: '/' })).body
  return { clock, stock, tell: (kind: EventKind) => tell(kind), ask, awaited }
}

test('an order of goods of which a page says the same as before changes nothing', async () => {
  const { clock, stock, tell, ask } = openCounter()
  expect(await ask()).toBe('made 1')
  for (clock.now = 0; clock.now < 3000; clock.now += 100) {
    stock.apples -= 1
    tell('order.placed')
    expect(await ask()).toBe('made 1')
  }
})

test('when the last are sold the page from before is given while one is made, for a second at most', async () => {
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
  'after %s no answer from before is given',
  async (kind) => {
    const { tell, ask } = openCounter()
    expect(await ask()).toBe('made 1')
    tell('order.placed')
    tell(kind)
    expect(await ask()).toBe('made 2')
  },
)

test.each(['order.packed', 'account.created', 'message.done', 'zone.changed'] as const)(
  '%s changes nothing of it',
  async (kind) => {
    const { clock, tell, ask } = openCounter()
    await ask()
    clock.now = 2000
    tell(kind)
    expect(await ask()).toBe('made 1')
  },
)

test('near the end of its time an answer is made anew while the old one is given', async () => {
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

test('whoever comes when the old answer’s time is over says so to the one that is being made', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  const clock = { now: 0 }
  const now = () => clock.now
  const facts = openFacts({
    events: { subscribe: () => () => undefined },
    stockOf: async () => ({ goods: [], lowStock: 5 }),
    staleFor: 1000,
    now,
  })
  const cache = openGuestCache(app, facts, { cacheFor: 1000, now })
  let made = 0
  app.get('/', (request, reply) =>
    cache.answer(request, reply, 'page', async (_, demand) => {
      if (demand?.isThere === false) await demand.comes
      made += 1
      return { status: 200, type: 'text/plain', body: `made ${made}` }
    }),
  )
  const last: { isFresh?: FastifyRequest['isFresh'] } = {}
  app.addHook('onSend', async ({ isFresh }) => void (last.isFresh = isFresh))
  const ask = async () => (await app.inject({ url: '/' })).body
  expect(await ask()).toBe('made 1')
  clock.now = 900
  expect(last.isFresh?.()).toBe(false) // nobody makes it anew yet
  expect(await ask()).toBe('made 1')
  expect(last.isFresh?.()).toBe(true)
  expect(await ask()).toBe('made 1')
  clock.now = 1100
  expect(last.isFresh?.()).toBe(false)
  expect(await ask()).toBe('made 2')
})
