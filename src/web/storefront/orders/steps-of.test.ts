import { expect, test } from 'vitest'
import type { OrderStatus } from '#shop/order-states.ts'
import { stepsOf } from './steps-of.ts'

test.each([
  [['placed'], 'placed'],
  [['placed', 'packed'], 'placed packed'],
  [['placed', 'packed', 'shipped'], 'placed packed shipped'],
  [['placed', 'shipped'], 'placed packed shipped'],
  [['placed', 'packed', 'shipped', 'delivered'], 'placed packed shipped delivered'],
  [['placed', 'packed', 'ready'], 'placed packed ready'],
  [['placed', 'packed', 'ready', 'delivered'], 'placed packed ready delivered'],
  [['placed', 'packed', 'ready', 'shipped'], 'placed packed shipped'],
  [['placed', 'cancelled'], 'placed'],
] as const)('after %j: %s', (statuses, done) => {
  const changes = statuses.map((status: OrderStatus, at) => ({ status, at }))
  const steps = stepsOf({ changes })
  expect(
    steps
      .filter(({ isDone }) => isDone)
      .map(({ step }) => step)
      .join(' '),
  ).toBe(done)
  expect(steps.filter(({ isNow }) => isNow)).toHaveLength(1)
})

test('each step has its own time; a skipped one has none', () => {
  const changes = [
    { status: 'placed' as const, at: 1 },
    { status: 'shipped' as const, at: 5 },
  ]
  expect(stepsOf({ changes }).map(({ at }) => at)).toEqual([1, null, 5, null])
})
