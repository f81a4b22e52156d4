import { expect, test } from 'vitest'
import { ageOf } from './age-of.ts'

test.each([
  ['2025-01-05T10:00:00Z', 0, 'minutes'],
  ['2025-01-05T09:00:01Z', 59, 'minutes'],
  ['2025-01-05T09:00:00Z', 1, 'hours'],
  ['2025-01-03T10:00:01Z', 47, 'hours'],
  ['2025-01-03T10:00:00Z', 2, 'days'],
  // Two clocks may differ a little.
  ['2025-01-05T10:00:05Z', 0, 'minutes'],
] as const)('since %s: %i %s', (since, count, unit) =>
  expect(ageOf(since, '2025-01-05T10:00:00Z')).toEqual({ unit, count }),
)
