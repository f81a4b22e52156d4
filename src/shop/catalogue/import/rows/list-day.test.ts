import { expect, test } from 'vitest'
import type { DateOrder } from '../list-format.ts'
import { readListedDay } from './list-day.ts'

test.each<[string, DateOrder | null, string]>([
  ['2026-12-31', null, '2026-12-31'],
  ['2026/12/31', null, '2026-12-31'],
  ['2026-6-5', null, '2026-06-05'],
  ['31/12/2026', null, '2026-12-31'],
  ['31-12-2026', null, '2026-12-31'],
  ['12/31/2026', null, '2026-12-31'],
  ['31.12.2026', null, '2026-12-31'],
  ['31-Dec-26', null, '2026-12-31'],
  ['5 June 2026', null, '2026-06-05'],
  ['1-sep-2026', 'month-first', '2026-09-01'],
  ['5.6.2026', null, '2026-06-05'],
  ['5.6.26', null, '2026-06-05'],
  ['05/05/2026', null, '2026-05-05'],
  ['۳۱/۱۲/۲۰۲۶', null, '2026-12-31'],
  ['31/12/2026 00:00', null, '2026-12-31'],
  ['2026-12-31 0:00:00', null, '2026-12-31'],
  ['05/06/2026', 'day-first', '2026-06-05'],
  ['05/06/2026', 'month-first', '2026-05-06'],
  ['5-6-26', 'day-first', '2026-06-05'],
  ['12/31/2026', 'day-first', '2026-12-31'],
])('“%s”, %s, is %s', (cell, order, day) => expect(readListedDay(cell, order)).toEqual({ day }))

test.each(['05/06/2026', '5/6/2026', '05-06-2026', '31/12/26', '5/6/26'])(
  '“%s” may be two days',
  (cell) => expect(readListedDay(cell, null)).toBe('unclear'),
)

test.each([
  '',
  'soon',
  '31-Dez-26',
  '31/12',
  '31/12-2026',
  '2026',
  '46387',
  '31 12 2026',
  '31/12/2026 10:30',
])('“%s” is no day', (cell) => expect(readListedDay(cell, 'day-first')).toBeNull())
