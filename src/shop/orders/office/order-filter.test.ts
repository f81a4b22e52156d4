import { expect, test } from 'vitest'
import { type OrderFilter, orderSearchOf } from './order-filter.ts'

// 01:30 on 6 January in the shop.
const now = Date.parse('2025-01-05T20:30:00Z')

test.each<[OrderFilter, string | null, string | null]>([
  [{}, null, null],
  [{ days: 1 }, '2025-01-05T19:00:00.000Z', null],
  [{ days: 7 }, '2024-12-30T19:00:00.000Z', null],
  [{ from: '2025-01-01' }, '2024-12-31T19:00:00.000Z', null],
  [{ until: '2025-01-01' }, null, '2025-01-01T19:00:00.000Z'],
  [
    { from: '2025-01-01', until: '2025-01-31' },
    '2024-12-31T19:00:00.000Z',
    '2025-01-31T19:00:00.000Z',
  ],
  [{ days: 1, from: '2020-01-01', until: '2020-01-02' }, '2025-01-05T19:00:00.000Z', null],
])('%j is from %s up to %s', (filter, from, until) => {
  const moment = (at: number | null) => (at === null ? null : new Date(at).toISOString())
  const period = orderSearchOf(filter, now)
  expect([moment(period.from), moment(period.until)]).toEqual([from, until])
})
