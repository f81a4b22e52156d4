import { expect, test } from 'vitest'
import { dayOfLate, daysLate } from './days-late.ts'

const arrival = { from: '2026-11-20', to: '2026-11-30' }

test.each([
  ['placed', arrival, '2026-11-30', 0],
  ['placed', arrival, '2026-12-01', 1],
  ['ready', arrival, '2026-12-02', 2],
  ['shipped', arrival, '2026-11-25', 0],
  ['delivered', arrival, '2026-12-02', 0],
  ['cancelled', arrival, '2026-12-02', 0],
  ['placed', null, '2026-12-02', 0],
] as const)('%s, promised %j, on %s: %i days late', (status, promised, today, days) =>
  expect(daysLate({ status, arrival: promised }, today)).toBe(days),
)

test.each([
  ['2026-11-29T05:59', '2026-11-28'],
  ['2026-11-29T06:00', '2026-11-29'],
])('at %s orders are late that were promised before %s', (time, day) =>
  expect(dayOfLate(Date.parse(`${time}:00+05:00`))).toBe(day),
)
