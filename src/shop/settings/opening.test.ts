import { expect, test } from 'vitest'
import { daysIn, holidaysFrom, openingAt } from './opening.ts'
import { shopDay, timeOnDay } from './shop-day.ts'

test.each([
  ['Monday to Friday', [1, 2, 3, 4, 5]],
  ['Saturday and Sunday', [6, 0]],
  ['Fri – Mon', [5, 6, 0, 1]],
  ['Sunday', [0]],
  ['Monday, Wednesday and Friday', [1, 3, 5]],
  ['Daily', [0, 1, 2, 3, 4, 5, 6]],
  ['', [0, 1, 2, 3, 4, 5, 6]],
])('%s', (text, days) => {
  expect(daysIn(text)).toEqual(days)
})

const hours = [
  { days: 'Monday to Friday', open: '09:00', close: '21:00' },
  { days: 'Saturday and Sunday', open: '09:00', close: '23:00' },
]

// Times are UTC; the shop is five hours ahead. 5 January 2025 is a Sunday.
test.each([
  [
    'Sunday morning',
    '2025-01-05T03:59:00Z',
    { open: false, next: { day: null, date: '2025-01-05', at: '09:00' } },
  ],
  ['Sunday, the door opens', '2025-01-05T04:00:00Z', { open: true, until: '23:00' }],
  ['Sunday, late', '2025-01-05T17:59:00Z', { open: true, until: '23:00' }],
  [
    'Sunday, after closing',
    '2025-01-05T18:00:00Z',
    { open: false, next: { day: 'Monday', date: '2025-01-06', at: '09:00' } },
  ],
  [
    'Sunday in London, Monday here',
    '2025-01-05T19:30:00Z',
    { open: false, next: { day: null, date: '2025-01-06', at: '09:00' } },
  ],
  ['Monday evening', '2025-01-06T15:59:00Z', { open: true, until: '21:00' }],
])('%s', (_, at, answer) => {
  expect(openingAt({ hours, holidays: [] }, Date.parse(at))).toEqual(answer)
})

// 5 January 2025, a Sunday, ends at 19:00 UTC.
test.each([
  ['before midnight', '2025-01-05T18:59:00Z', { open: true, until: '01:00' }],
  ['after midnight', '2025-01-05T19:59:00Z', { open: true, until: '01:00' }],
  [
    'at 1 in the night',
    '2025-01-05T20:00:00Z',
    { open: false, next: { day: 'Saturday', date: '2025-01-11', at: '10:00' } },
  ],
  [
    'in the night after a day without hours',
    '2025-01-10T19:30:00Z',
    { open: false, next: { day: null, date: '2025-01-11', at: '10:00' } },
  ],
])('a shop that closes after midnight, %s', (_, at, answer) => {
  const late = [{ days: 'Saturday and Sunday', open: '10:00', close: '01:00' }]
  expect(openingAt({ hours: late, holidays: [] }, Date.parse(at))).toEqual(answer)
})

test('a shop without hours is closed and promises nothing', () => {
  expect(openingAt({ hours: [], holidays: [] }, Date.parse('2025-01-05T10:00:00Z'))).toEqual({
    open: false,
    next: null,
  })
})

test('a day begins at midnight in Pakistan', () => {
  expect(shopDay(Date.parse('2025-01-05T18:59:59Z'))).toBe('2025-01-05')
  expect(shopDay(Date.parse('2025-01-05T19:00:00Z'))).toBe('2025-01-06')
})

const holidays = [
  { day: '2025-01-07', name: 'Inventory', hours: { open: '12:00', close: '15:00' } },
  { day: '2025-01-06', name: 'Eid', hours: null },
]
test.each([
  [
    'the evening before',
    '2025-01-05T18:00:00Z',
    { open: false, next: { day: 'Tuesday', date: '2025-01-07', at: '12:00' } },
  ],
  [
    'on the holiday',
    '2025-01-06T08:00:00Z',
    { open: false, next: { day: 'Tuesday', date: '2025-01-07', at: '12:00' } },
  ],
  [
    'too early for the short day',
    '2025-01-07T06:59:00Z',
    { open: false, next: { day: null, date: '2025-01-07', at: '12:00' } },
  ],
  ['on the short day', '2025-01-07T07:00:00Z', { open: true, until: '15:00' }],
  [
    'after it',
    '2025-01-07T10:00:00Z',
    { open: false, next: { day: 'Wednesday', date: '2025-01-08', at: '09:00' } },
  ],
] as const)('holidays, %s', (_, at, answer) => {
  expect(openingAt({ hours, holidays }, Date.parse(at))).toEqual(answer)
})

test('a shop that is closed for ten days opens on the eleventh', () => {
  const days = Array.from(
    { length: 10 },
    (_, index) => `2025-01-${String(6 + index).padStart(2, '0')}`,
  )
  const all = days.map((day) => ({ day, name: 'Renovation', hours: null }))
  expect(openingAt({ hours, holidays: all }, Date.parse('2025-01-06T10:00:00Z'))).toEqual({
    open: false,
    next: { day: 'Thursday', date: '2025-01-16', at: '09:00' },
  })
})

test('future holidays are listed, next one first', () => {
  expect(holidaysFrom({ holidays }, '2025-01-06').map(({ day }) => day)).toEqual(['2025-01-06', '2025-01-07']) // prettier-ignore
  expect(holidaysFrom({ holidays }, '2025-01-07').map(({ day }) => day)).toEqual(['2025-01-07'])
})

test('a time on a day is of the shop, past midnight too', () => {
  expect(timeOnDay('2025-01-06', '18:00')).toBe(Date.parse('2025-01-06T13:00:00Z'))
  expect(timeOnDay('2025-01-06', '01:00')).toBe(Date.parse('2025-01-05T20:00:00Z'))
})
