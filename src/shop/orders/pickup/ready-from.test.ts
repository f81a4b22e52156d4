import { expect, test } from 'vitest'
import { readyFrom } from './ready-from.ts'

const schedule = {
  hours: [
    { days: 'Monday to Friday', open: '09:00', close: '21:00' },
    { days: 'Saturday', open: '18:00', close: '01:00' },
  ],
  holidays: [{ day: '2026-12-25', name: 'Quaid Day', hours: null }],
}
const at = (time: string) => Date.parse(`${time}:00+05:00`)

test.each([
  ['2026-11-30T10:00', '2026-11-30', '12:00'], // Monday
  ['2026-11-30T10:01', '2026-11-30', '12:30'],
  ['2026-11-30T07:00', '2026-11-30', '11:00'], // before it opens
  ['2026-11-30T18:59', '2026-12-01', '11:00'], // ready at closing time is too late
  ['2026-11-30T23:00', '2026-12-01', '11:00'],
  ['2026-12-24T20:00', '2026-12-26', '20:00'], // the holiday is left out
  ['2026-12-05T21:00', '2026-12-05', '23:00'], // Saturday evening
  ['2026-12-05T23:00', '2026-12-07', '11:00'], // not on Sunday
])('an order of %s is ready on %s from about %s', (placed, day, time) => {
  expect(readyFrom(schedule, at(placed))).toEqual({ day, time })
})

test('without opening hours nothing is said', () => {
  expect(readyFrom({ hours: [], holidays: [] }, at('2026-11-30T10:00'))).toBeNull()
})
