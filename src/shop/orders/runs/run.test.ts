import { expect, test } from 'vitest'
import { rupees } from '../../money.ts'
import { openStops, progressOf, shortBy } from './run.ts'

const stop = (status: 'placed' | 'packed' | 'shipped' | 'delivered' | 'cancelled', since: number) =>
  ({ status, since }) as const

test('delivered and refused stops are done; the others are to be visited', () => {
  const stops = [stop('delivered', 5), stop('shipped', 9), stop('cancelled', 7), stop('packed', 1)]
  expect(progressOf(stops)).toEqual({ done: 2, total: 4, lastAt: 7 })
  expect(openStops(stops)).toEqual([stops[1], stops[3]])
  expect(progressOf([stop('shipped', 1)])).toEqual({ done: 0, total: 1, lastAt: null })
})

test.each([
  [1400, 1000, 400],
  [1400, 0, 1400],
  [1400, 1400, null],
  [1400, 1401, null],
  [0, 0, null],
])('Rs. %d are due and Rs. %d were paid: %s are missing', (due, paid, missing) =>
  expect(shortBy(rupees(due), rupees(paid))).toBe(missing === null ? null : rupees(missing)),
)
