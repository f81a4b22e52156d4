import { expect, test } from 'vitest'
import { dayOfNumber, numberOfDay } from '../settings/shop-day.ts'
import { type Comparison, periodCompared } from './period.ts'

test.each([
  ['2025-03-08', '2025-03-14', 'before', ['2025-03-01', '2025-03-07']],
  ['2025-03-08', '2025-03-08', 'before', ['2025-03-07', '2025-03-07']],
  ['2025-03-08', '2025-03-14', 'year', ['2024-03-08', '2024-03-14']],
  ['2024-02-29', '2024-03-01', 'year', ['2023-02-28', '2023-03-01']],
  ['2025-03-08', '2025-03-14', 'none', null],
] as const)('%s to %s, compared with %s', (from, to, comparison: Comparison, expected) => {
  const found = periodCompared({ from: numberOfDay(from), to: numberOfDay(to) }, comparison)
  expect(found && [dayOfNumber(found.from), dayOfNumber(found.to)]).toEqual(expected)
})
