import { expect, test } from 'vitest'
import type { RecordedEvent } from '#shop/events/event.ts'
import type { Fact } from './event-facts.ts'
import { openFacts } from './facts.ts'

/** Facts with a clock, a stock and events of one's own. */
function open({ fails = false } = {}) {
  const clock = { now: 0 }
  const stock = new Map([['apples', 100]])
  let listener: (event: RecordedEvent) => void = () => undefined
  const facts = openFacts({
    events: { subscribe: (one) => ((listener = one), () => undefined) },
    stockOf: async () => {
      if (fails) throw new Error('The database is away')
      return { goods: [...stock].map(([id, left]) => ({ id, stock: left })), lowStock: 5 }
    },
    staleFor: 1000,
    now: () => clock.now,
  })
  const tell = async (kind: RecordedEvent['kind'], actor: string | null = null) => {
    const data = { order: '1', product: null }
    listener({ kind, actor, subject: '1', data, at: 0, seq: 1 } as RecordedEvent)
    await facts.settled()
  }
  const read = (...reads: Fact[]) => {
    const { nth, at } = facts.begin()
    return { nth, at, reads: new Set(reads) }
  }
  return { facts, clock, stock, tell, read }
}

test.each([
  ['product.changed', 'goods', 'reviews'],
  ['review.written', 'reviews', 'goods'],
  ['account.changed', 'people', 'goods'],
  ['zone.removed', 'zones', 'goods'],
  ['order.delivered', 'delivered', 'goods'],
] as const)('%s changes %s, not %s', async (kind, changed, other) => {
  const { facts, tell, read } = open()
  const [one, another, any] = [read(changed), read(other), read('anything')]
  await tell(kind)
  expect([one, another, any].map((made) => facts.stateOf(made))).toEqual(['old', 'fresh', 'old'])
  expect(facts.stateOf(read(changed))).toBe('fresh')
})

test('pages from before a part of a list are given for a second, but not to whoever imports it', async () => {
  const { facts, clock, tell, read } = open()
  const [goods, zones] = [read('goods'), read('zones')]
  await tell('products.imported', 'owner')
  expect([goods, zones].map((made) => facts.stateOf(made, 'amina'))).toEqual(['stale', 'fresh'])
  expect(facts.stateOf(goods, 'owner')).toBe('old')
  clock.now = 999
  await tell('products.imported', 'owner')
  clock.now = 1001
  expect(facts.stateOf(goods, 'amina')).toBe('old')
})

test('settings change whatever there is; a message that is done nothing', async () => {
  const { facts, tell, read } = open()
  const made = read('zones')
  await tell('message.done')
  expect(facts.stateOf(made)).toBe('fresh')
  await tell('settings.changed')
  expect(facts.stateOf(made)).toBe('old')
})

test.each([
  // before, after, what pages say has changed, which are sold out has changed
  [100, 98, 'fresh', 'fresh'],
  [6, 5, 'stale', 'fresh'],
  [5, 4, 'stale', 'fresh'],
  [1, 0, 'stale', 'stale'],
  [0, 1, 'stale', 'stale'],
  [3, 3, 'fresh', 'fresh'],
])('of %i and then %i left', async (before, after, shown, gone) => {
  const { facts, stock, tell, read } = open()
  facts.show({ id: 'apples', stock: before }, 0)
  const [page, list, exact] = [read('shown apples'), read('gone'), read('stock apples')]
  stock.set('apples', after)
  await tell('order.placed')
  expect(facts.stateOf(page)).toBe(shown)
  expect(facts.stateOf(list)).toBe(gone)
  expect(facts.stateOf(exact)).toBe('stale')
})

test('a change by somebody else may be unseen for a second, also where others follow; one’s own never', async () => {
  const { facts, clock, stock, tell, read } = open()
  facts.show({ id: 'apples', stock: 3 }, 0)
  const made = read('shown apples')
  for (const [now, state] of [
    [0, 'stale'],
    [600, 'stale'],
    [999, 'stale'],
    [1000, 'old'],
    [1500, 'old'],
  ] as const) {
    clock.now = now
    stock.set('apples', (stock.get('apples') ?? 0) === 2 ? 1 : 2)
    await tell('order.placed', 'amina')
    expect(facts.stateOf(made, 'bilal'), `after ${now} ms`).toBe(state)
    expect(facts.stateOf(made, 'amina')).toBe('old')
  }
})

test('an answer that was begun before something changed does not say what pages show', async () => {
  const { facts, stock, tell, read } = open()
  const begun = facts.begin()
  await tell('product.changed')
  facts.show({ id: 'apples', stock: 100 }, begun.nth)
  const page = read('shown apples')
  facts.show({ id: 'apples', stock: 2 }, page.nth)
  stock.set('apples', 100)
  await tell('order.cancelled')
  expect(facts.stateOf(page)).toBe('stale')
})

test('what cannot be asked counts as changed', async () => {
  const { facts, tell, read } = open({ fails: true })
  const made = read('zones')
  await tell('order.placed')
  expect(facts.stateOf(made)).toBe('old')
})
