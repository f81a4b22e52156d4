import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { makeQueue } from './queue.ts'

const refusal = new Error('full')

/** A queue as the pages use it: the event loop turns before each work. */
const oneTurnEach = (limits: { atOnce: number; maxWaiting: number; maxWait?: number }) =>
  makeQueue({ maxWait: 60_000, refusal, beforeEach: nextTurn, ...limits })

test('the queue runs a limited number at a time in order, and refuses too many', async () => {
  const { run: queue } = oneTurnEach({ atOnce: 2, maxWaiting: 3 })
  const begun: number[] = []
  const ends: (() => void)[] = []
  const works = Array.from({ length: 6 }, (_, one) =>
    queue(async () => {
      begun.push(one)
      await new Promise<void>((end) => ends.push(end))
      return one
    }),
  )
  await expect(works[5]).rejects.toBe(refusal)
  await expect.poll(() => begun).toEqual([0, 1])
  for (const one of [0, 1, 2, 3, 4]) {
    await expect.poll(() => ends.length).toBeGreaterThan(one)
    ends[one]?.()
  }
  expect(await Promise.all(works.slice(0, 5))).toEqual([0, 1, 2, 3, 4])
  expect(begun).toEqual([0, 1, 2, 3, 4])
})

test('a request that has waited too long is refused, later ones are not', async () => {
  const { run: queue } = oneTurnEach({ atOnce: 1, maxWaiting: 9, maxWait: 50 })
  let end = () => {}
  const first = queue(() => new Promise<void>((resolve) => (end = resolve)))
  const second = queue(async () => 'second')
  await new Promise((resolve) => setTimeout(resolve, 60))
  end()
  await first
  await expect(second).rejects.toBe(refusal)
  expect(await queue(async () => 'third')).toBe('third')
})

test('one that fails makes room for the next', async () => {
  const { run: queue } = oneTurnEach({ atOnce: 1, maxWaiting: 1 })
  const failed = queue(() => Promise.reject(new Error('no')))
  const next = queue(async () => 'done')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('done')
})

test('between two works the event loop turns', async () => {
  const { run: queue } = oneTurnEach({ atOnce: 1, maxWaiting: 9 })
  const order: string[] = []
  const works = ['first', 'second', 'third'].map((name) => queue(async () => order.push(name)))
  setImmediate(() => order.push('something else'))
  await Promise.all(works)
  expect(order.indexOf('something else')).toBeLessThan(order.indexOf('third'))
})

test('a burst of works that never wait is refused beyond the limits, before any has begun', async () => {
  const { run: queue } = oneTurnEach({ atOnce: 2, maxWaiting: 3 })
  let begun = 0
  const ask = async () => {
    // as requests of one burst are read: each with its microtasks before the next
    const answer = queue(async () => void (begun += 1))
    answer.catch(() => undefined)
    for (let one = 0; one < 20; one += 1) await Promise.resolve()
    return { answer }
  }
  const asked = []
  for (let one = 0; one < 9; one += 1) asked.push(await ask())
  expect(begun).toBe(0)
  const ended = await Promise.allSettled(asked.map(({ answer }) => answer))
  expect(ended.map(({ status }) => status === 'fulfilled')).toEqual(
    Array.from({ length: 9 }, (_, one) => one < 5),
  )
})
