import { expect, test } from 'vitest'
import type { RecordedEvent } from '#shop/events/event.ts'
import type { CacheTag } from './cache-tags.ts'
import { openFreshness } from './freshness.ts'

/** Freshness over its own clock, stock and events. */
function open({ fails = false } = {}) {
  const clock = { now: 0 }
  const stock = new Map([['apples', 100]])
  let listener: (event: RecordedEvent) => void = () => undefined
  const freshness = openFreshness({
    events: { subscribe: (one) => ((listener = one), () => undefined) },
    stockOf: async () => {
      if (fails) throw new Error('The database is away')
      return { products: [...stock].map(([id, left]) => ({ id, stock: left })), lowStock: 5 }
    },
    staleFor: 1000,
    now: () => clock.now,
  })
  const tell = async (kind: RecordedEvent['kind'], actor: string | null = null) => {
    const data = { order: '1', product: null, from: 'shipped', to: 'delivered' }
    listener({ kind, actor, subject: '1', data, at: 0, seq: 1 } as RecordedEvent)
    await freshness.settled()
  }
  const read = (...reads: CacheTag[]) => {
    const { version, at } = freshness.begin()
    return { version, at, reads: new Set(reads) }
  }
  return { freshness, clock, stock, tell, read }
}

test.each([
  ['product.changed', 'catalogue', 'reviews'],
  ['review.written', 'reviews', 'catalogue'],
  ['account.changed', 'people', 'catalogue'],
  ['zone.removed', 'zones', 'catalogue'],
  ['order.moved', 'delivered', 'catalogue'],
] as const)('%s changes %s, not %s', async (kind, changed, other) => {
  const { freshness, tell, read } = open()
  const [one, another, any] = [read(changed), read(other), read('anything')]
  await tell(kind)
  expect([one, another, any].map((made) => freshness.stateOf(made))).toEqual([
    'expired',
    'fresh',
    'expired',
  ])
  expect(freshness.stateOf(read(changed))).toBe('fresh')
})

test('an import leaves pages stale for a second, but expired for its author', async () => {
  const { freshness, clock, tell, read } = open()
  const [products, zones] = [read('catalogue'), read('zones')]
  await tell('products.imported', 'owner')
  expect([products, zones].map((made) => freshness.stateOf(made, 'amina'))).toEqual([
    'stale',
    'fresh',
  ])
  expect(freshness.stateOf(products, 'owner')).toBe('expired')
  clock.now = 999
  await tell('products.imported', 'owner')
  clock.now = 1001
  expect(freshness.stateOf(products, 'amina')).toBe('expired')
})

test('changed settings expire everything, a closed message nothing', async () => {
  const { freshness, tell, read } = open()
  const made = read('zones')
  await tell('message.done')
  expect(freshness.stateOf(made)).toBe('fresh')
  await tell('settings.changed')
  expect(freshness.stateOf(made)).toBe('expired')
})

test.each([
  // before, after, displayed stock, sold-out products
  [100, 98, 'fresh', 'fresh'],
  [6, 5, 'stale', 'fresh'],
  [5, 4, 'stale', 'fresh'],
  [1, 0, 'stale', 'stale'],
  [0, 1, 'stale', 'stale'],
  [3, 3, 'fresh', 'fresh'],
])('stock %i → %i', async (before, after, displayed, soldOut) => {
  const { freshness, stock, tell, read } = open()
  freshness.display({ id: 'apples', stock: before }, 0)
  const [page, list, exact] = [read('displayed apples'), read('soldOut'), read('stock apples')]
  stock.set('apples', after)
  await tell('order.placed')
  expect(freshness.stateOf(page)).toBe(displayed)
  expect(freshness.stateOf(list)).toBe(soldOut)
  expect(freshness.stateOf(exact)).toBe('stale')
})

test('an order leaves pages stale for a second, also if more orders follow, but expired for its buyer', async () => {
  const { freshness, clock, stock, tell, read } = open()
  freshness.display({ id: 'apples', stock: 3 }, 0)
  const made = read('displayed apples')
  for (const [now, state] of [
    [0, 'stale'],
    [600, 'stale'],
    [999, 'stale'],
    [1000, 'expired'],
    [1500, 'expired'],
  ] as const) {
    clock.now = now
    stock.set('apples', (stock.get('apples') ?? 0) === 2 ? 1 : 2)
    await tell('order.placed', 'amina')
    expect(freshness.stateOf(made, 'bilal'), `after ${now} ms`).toBe(state)
    expect(freshness.stateOf(made, 'amina')).toBe('expired')
  }
})

test('an answer begun before a change does not count as displayed', async () => {
  const { freshness, stock, tell, read } = open()
  const begun = freshness.begin()
  await tell('product.changed')
  freshness.display({ id: 'apples', stock: 100 }, begun.version)
  const page = read('displayed apples')
  freshness.display({ id: 'apples', stock: 2 }, page.version)
  stock.set('apples', 100)
  await tell('order.cancelled')
  expect(freshness.stateOf(page)).toBe('stale')
})

test('if the stock query fails, everything expires', async () => {
  const { freshness, tell, read } = open({ fails: true })
  const made = read('zones')
  await tell('order.placed')
  expect(freshness.stateOf(made)).toBe('expired')
})
