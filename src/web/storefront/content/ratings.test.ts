import { expect, test } from 'vitest'
import { ratingsOf } from './ratings.ts'

test.each([
  [[], 0, [0, 0, 0, 0, 0]],
  [[5], 5, [1, 0, 0, 0, 0]],
  [[5, 4, 4, 2], 3.8, [1, 2, 0, 1, 0]],
  [[1, 1, 1], 1, [0, 0, 0, 0, 3]],
])('%j is %f on average', (ratings, average, counts) => {
  const { rows, ...rest } = ratingsOf(ratings)
  expect(rest).toEqual({ count: ratings.length, average })
  expect(rows.map(({ count }) => count)).toEqual(counts)
})
