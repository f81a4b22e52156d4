import { expect, test } from 'vitest'
import { openAnswerStore } from './answer-store.ts'

const kB = 1000
const open = () => {
  const clock = { now: 0 }
  const store = openAnswerStore<string>({
    maxBytes: 400 * kB,
    cacheFor: 1000,
    now: () => clock.now,
  })
  return { clock, store }
}

test('an answer is there until its time is over', () => {
  const { clock, store } = open()
  store.set('/', 'home', 10 * kB)
  clock.now = 999
  expect(store.get('/')).toBe('home')
  clock.now = 1000
  expect(store.get('/')).toBeUndefined()
  expect(store.bytes()).toBe(0)
})

test('expired answers are dropped without another request', () => {
  const { clock, store } = open()
  store.set('/', 'home', 10 * kB)
  clock.now = 1000
  store.sweep()
  expect(store.bytes()).toBe(0)
})

test('ten thousand made-up addresses stay within the limit and evict no popular page', () => {
  const { store } = open()
  store.set('/', 'home', 20 * kB)
  store.get('/')
  for (let one = 0; one < 10_000; one += 1) {
    store.set(`/search?q=${one}`, 'nothing', 20 * kB)
    expect(store.bytes()).toBeLessThanOrEqual(400 * kB)
  }
  expect(store.get('/')).toBe('home')
  expect(store.get('/search?q=9999')).toBe('nothing')
  expect(store.get('/search?q=1')).toBeUndefined()
})

test('of the pages that are read, the one used longest ago goes first', () => {
  const { store } = open()
  for (const key of ['a', 'b', 'c', 'd']) {
    store.set(key, key, 90 * kB)
    store.get(key)
    store.get('a')
  }
  expect(['a', 'b', 'c', 'd'].map((key) => store.get(key))).toEqual(['a', undefined, 'c', 'd'])
})

test('packed forms count, and an answer that takes too much of the room is not stored', () => {
  const { store } = open()
  store.set('/', 'home', 50 * kB)
  const before = store.bytes()
  store.grow('/', 'home', 20 * kB)
  expect(store.bytes()).toBe(before + 20 * kB)
  store.grow('/', 'another', 20 * kB) // replaced in between
  expect(store.bytes()).toBe(before + 20 * kB)
  store.set('/all', 'everything', 101 * kB)
  expect(store.get('/all')).toBeUndefined()
})
