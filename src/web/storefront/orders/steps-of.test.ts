import { expect, test } from 'vitest'
import type { OrderStatus } from '#shop/orders/order.ts'
import { stepsOf } from './steps-of.ts'

test.each([
  [['placed'], ''],
  [['placed', 'packed'], 'packed'],
  [['placed', 'packed', 'shipped'], 'packed shipped'],
  [['placed', 'shipped'], 'packed shipped'],
  [['placed', 'packed', 'shipped', 'delivered'], 'packed shipped delivered'],
  [['placed', 'cancelled'], ''],
] as const)('after %j: %s', (statuses, done) => {
  const changes = statuses.map((status: OrderStatus, at) => ({ status, at }))
  const steps = stepsOf({ changes })
  expect(
    steps
      .filter(({ isDone }) => isDone)
      .map(({ step }) => step)
      .join(' '),
  ).toBe(done)
  expect(steps.filter(({ isNow }) => isNow)).toHaveLength(done === '' ? 0 : 1)
})

test('each step has its own time; a skipped one has none', () => {
  const changes = [
    { status: 'placed' as const, at: 1 },
    { status: 'shipped' as const, at: 5 },
  ]
  expect(stepsOf({ changes }).map(({ at }) => at)).toEqual([null, 5, null])
})
