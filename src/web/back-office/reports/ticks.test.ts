import { expect, test } from 'vitest'
import { evenly, ticksOf } from './ticks.ts'

test.each([
  [
    [2, 1],
    [0, 1, 2],
  ],
  [[10], [0, 5, 10]],
  [
    [0, 630],
    [0, 200, 400, 600, 800],
  ],
  [[], [0, 1]],
  [
    [0, 0],
    [0, 1],
  ],
  [
    [3, 1, 4],
    [0, 1, 2, 3, 4],
  ],
  [
    [-150, 300],
    [-200, 0, 200, 400],
  ],
  [[123_456_00], [0, 5_000_000, 10_000_000, 15_000_000]],
])('an axis for %j has %j', (values, ticks) => expect(ticksOf(values)).toEqual(ticks))

test.each([
  [1, 5, [0]],
  [4, 5, [0, 1, 2, 3]],
  [28, 5, [0, 7, 14, 20, 27]],
  [365, 3, [0, 182, 364]],
])('of %d positions at most %d are named', (count, most, indexes) =>
  expect(evenly(count, most)).toEqual(indexes),
)
