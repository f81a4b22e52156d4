import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import type { EventKind } from '#shop/events/event.ts'
import type { EventFeed } from '#shop/events/feed.ts'
import { openGuestCache } from './guest-cache.ts'

test('addresses without end take at most 64 MB, and those asked for again stay', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  const cache = openGuestCache(
    app,
    { subscribe: () => () => undefined },
    { cacheFor: 60_000, staleFor: 0 },
  )
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

/** A page that says how often it was made, a clock, and events. */
function openCounter() {
  const app = Fastify()
  onTestFinished(() => app.close())
  const clock = { now: 0 }
  let tell: (kind: EventKind) => void = () => undefined
  const events: Pick<EventFeed, 'subscribe'> = {
    subscribe: (listener) => {
      tell = (kind) => listener({ kind } as Parameters<typeof listener>[0])
      return () => undefined
    },
  }
  const times = { cacheFor: 5000, staleFor: 1000, now: () => clock.now }
  const cache = openGuestCache(app, events, times)
  let made = 0
  app.get('/', (request, reply) =>
    cache.answer(request, reply, 'page', async () => {
      made += 1
      return { status: 200, type: 'text/plain', body: `made ${made}` }
    }),
  )
  const ask = async () => (await app.inject({ url: '/' })).body
  return { clock, tell: (kind: EventKind) => tell(kind), ask }
}

test('after an order an answer from before is given until it is a second old', async () => {
  const { clock, tell, ask } = openCounter()
  expect(await ask()).toBe('made 1')
  for (clock.now = 0; clock.now < 1000; clock.now += 20) {
    tell('order.placed')
    expect(await ask()).toBe('made 1')
  }
  expect(await ask()).toBe('made 2')
})

test.each(['product.changed', 'settings.changed', 'zone.changed', 'review.written'] as const)(
  'after %s no answer from before is given',
  async (kind) => {
    const { tell, ask } = openCounter()
    expect(await ask()).toBe('made 1')
    tell('order.placed')
    tell(kind)
    expect(await ask()).toBe('made 2')
  },
)

test.each(['order.packed', 'account.created', 'message.read'] as const)(
  '%s changes nothing that guests see',
  async (kind) => {
    const { clock, tell, ask } = openCounter()
    await ask()
    clock.now = 2000
    tell(kind)
    expect(await ask()).toBe('made 1')
  },
)

test('near the end of its time an answer is made anew while the old one is given', async () => {
  const { clock, ask } = openCounter()
  expect(await ask()).toBe('made 1')
  clock.now = 4000
  expect(await ask()).toBe('made 1')
  expect(await ask()).toBe('made 2')
  clock.now = 8000
  expect(await ask()).toBe('made 2')
})
