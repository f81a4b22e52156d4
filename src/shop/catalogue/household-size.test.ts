import { expect, test } from 'vitest'
import { householdSize } from './household-size.ts'

// sizes as "amount: demand", which one stands for them
test.each([
  [
    'a large sack that sold a little is not the usual size',
    [
      [1, 0],
      [5, 1],
      [25, 4],
    ],
    5,
  ],
  [
    'the one that sells most',
    [
      [1, 5],
      [5, 9],
      [25, 2],
    ],
    5,
  ],
  [
    'without sales the middle one',
    [
      [25, 0],
      [1, 0],
      [5, 0],
    ],
    5,
  ],
  [
    'of two the smaller one',
    [
      [25, 0],
      [10, 0],
    ],
    10,
  ],
  [
    'not the one that is sold out',
    [
      [1, 0],
      [5, -1],
      [25, 0],
    ],
    1,
  ],
  [
    'the middle one, if all are sold out',
    [
      [1, -1],
      [5, -1],
      [25, -1],
    ],
    5,
  ],
] as const)('%s', (_, sizes, amount) =>
  expect(
    householdSize<readonly [number, number]>(sizes, {
      amountOf: ([size]) => size,
      demandOf: ([, demand]) => demand,
    })?.[0],
  ).toBe(amount),
)
