import { expect, test } from 'vitest'
import { rupees } from '../money.ts'
import { arrivalOf } from './arrival.ts'
import { type Weekday, weekdays, type Zone } from './zone.ts'

const zone = (from: number, to: number, days: readonly Weekday[] = weekdays): Zone => ({
  id: 'city',
  name: 'City',
  area: { kind: 'circle', centre: { lat: 33.68, lng: 73.05 }, radius: 10 },
  fee: rupees(150),
  minimum: rupees(0),
  freeAbove: null,
  days,
  takes: { from, to },
  active: true,
  precedence: 1,
  version: 1,
})
const always = { hours: [], holidays: [] }
// Karachi is five hours ahead of UTC.
const karachi = (time: string) => Date.parse(`${time}+05:00`)
const said = (arrival: { from: string; to: string } | null) =>
  arrival && `${arrival.from} ${arrival.to}`

test.each([
  ['a Sunday at noon', '2026-11-22T12:00', zone(1, 2), '2026-11-23 2026-11-24'],
  ['a minute before midnight in Karachi', '2026-11-22T23:59', zone(1, 2), '2026-11-23 2026-11-24'],
  ['at midnight in Karachi', '2026-11-23T00:00', zone(1, 2), '2026-11-24 2026-11-25'],
  [
    'four in the morning, the day before in UTC',
    '2026-11-23T04:00',
    zone(1, 1),
    '2026-11-24 2026-11-24',
  ],
  ['no days: the same day', '2026-11-22T12:00', zone(0, 0), '2026-11-22 2026-11-22'],
  ['the same day, a minute before six', '2026-11-22T17:59', zone(0, 1), '2026-11-22 2026-11-23'],
  ['the same day, at six: tomorrow', '2026-11-22T18:00', zone(0, 1), '2026-11-23 2026-11-23'],
  [
    'the same day, not served today',
    '2026-11-22T12:00',
    zone(0, 0, ['mon']),
    '2026-11-23 2026-11-23',
  ],
  ['the end of a month', '2026-11-29T12:00', zone(1, 2), '2026-11-30 2026-12-01'],
  ['the end of a year', '2026-12-30T12:00', zone(1, 3), '2026-12-31 2027-01-02'],
  ['the leap day', '2028-02-28T12:00', zone(1, 2), '2028-02-29 2028-03-01'],
  ['no zone: the usual days', '2026-11-22T12:00', null, '2026-11-23 2026-11-27'],
  ['served on Fridays', '2026-11-22T12:00', zone(1, 2, ['fri']), '2026-11-27 2026-11-27'],
  [
    'served on Mondays and Thursdays',
    '2026-11-22T12:00',
    zone(1, 2, ['mon', 'thu']),
    '2026-11-23 2026-11-26',
  ],
  ['a week on', '2026-11-23T12:00', zone(1, 5, ['mon']), '2026-11-30 2026-11-30'],
  ['served on no day', '2026-11-22T12:00', zone(1, 2, []), null],
] as const)('%s', (_, time, served, arrival) => {
  const delivery = { delivers: true, zone: served } as const
  expect(said(arrivalOf({ delivery, schedule: always, at: karachi(time) }))).toBe(arrival)
})

const hours = [
  { days: 'Monday to Friday', open: '09:00', close: '13:00' },
  { days: 'Monday to Friday', open: '15:00', close: '21:00' },
  { days: 'Saturday', open: '09:00', close: '12:00' },
]
test.each([
  ['open, on a Wednesday', '2026-11-25T12:00', zone(1, 2), '2026-11-26 2026-11-27'],
  ['before it opens', '2026-11-25T06:00', zone(1, 2), '2026-11-26 2026-11-27'],
  ['between its hours', '2026-11-25T14:00', zone(1, 2), '2026-11-26 2026-11-27'],
  ['the same day, before it opens', '2026-11-25T06:00', zone(0, 0), '2026-11-25 2026-11-25'],
  ['two hours before it closes: tomorrow', '2026-11-25T19:00', zone(0, 0), '2026-11-26 2026-11-26'],
  ['a minute before that: today', '2026-11-25T18:59', zone(0, 2), '2026-11-25 2026-11-27'],
  ['as it closes: from the next day', '2026-11-25T21:00', zone(1, 2), '2026-11-27 2026-11-28'],
  [
    'closed on Saturday evening: from Monday',
    '2026-11-28T13:00',
    zone(1, 2),
    '2026-12-01 2026-12-02',
  ],
  ['on a closed Sunday: from Monday', '2026-11-29T12:00', zone(0, 1), '2026-11-30 2026-12-01'],
  [
    'the zone is served on a day when the shop is closed',
    '2026-11-27T12:00',
    zone(1, 2),
    '2026-11-28 2026-11-29',
  ],
  ['no zone: never on a closed day', '2026-11-27T12:00', null, '2026-11-28 2026-12-02'],
  ['no zone: it ends after the closed day', '2026-11-24T12:00', null, '2026-11-25 2026-11-30'],
] as const)('%s', (_, time, served, arrival) => {
  const delivery = { delivers: true, zone: served } as const
  expect(said(arrivalOf({ delivery, schedule: { hours, holidays: [] }, at: karachi(time) }))).toBe(
    arrival,
  )
})

test('open on Mondays only, ordered as it has closed: the Monday after counts', () => {
  const schedule = { hours: [{ days: 'Monday', open: '09:00', close: '18:00' }], holidays: [] }
  const delivery = { delivers: true, zone: zone(0, 0) } as const
  expect(said(arrivalOf({ delivery, schedule, at: karachi('2026-11-23T19:00') }))).toBe(
    '2026-11-30 2026-11-30',
  )
})

test('a shop that closes after midnight still packs on the day it opened', () => {
  const schedule = { hours: [{ days: 'Roz', open: '10:00', close: '01:00' }], holidays: [] }
  const delivery = { delivers: true, zone: zone(0, 0) } as const
  for (const time of ['2026-11-23T02:00', '2026-11-23T22:30'])
    expect(said(arrivalOf({ delivery, schedule, at: karachi(time) }))).toBe('2026-11-23 2026-11-23')
})

test('sold-out products and places without delivery have no promised days', () => {
  const at = karachi('2026-11-22T12:00')
  const delivery = { delivers: true, zone: zone(1, 2) } as const
  expect(arrivalOf({ delivery, schedule: always, at, isAvailable: false })).toBeNull()
  expect(arrivalOf({ delivery: { delivers: false }, schedule: always, at })).toBeNull()
})

const closed = (...days: string[]) => days.map((day) => ({ day, name: 'Eid', hours: null }))
const short = { day: '2026-11-29', name: 'Sunday sale', hours: { open: '10:00', close: '14:00' } }
test.each([
  [
    'the next day is a holiday',
    '2026-11-24T12:00',
    zone(1, 1),
    closed('2026-11-25'),
    '2026-11-26 2026-11-26',
  ],
  [
    'ordered on a holiday: from the next day that it opens',
    '2026-11-25T12:00',
    zone(1, 1),
    closed('2026-11-25'),
    '2026-11-27 2026-11-27',
  ],
  [
    'three days of Eid',
    '2026-11-24T12:00',
    zone(1, 2),
    closed('2026-11-25', '2026-11-26', '2026-11-27'),
    '2026-11-28 2026-11-28',
  ],
  [
    'no zone, a holiday before a closed Sunday',
    '2026-11-27T12:00',
    null,
    closed('2026-11-28'),
    '2026-11-30 2026-12-02',
  ],
  [
    'two Fridays of a zone of Fridays',
    '2026-11-24T12:00',
    zone(1, 1, ['fri']),
    closed('2026-11-27', '2026-12-04'),
    '2026-12-11 2026-12-11',
  ],
  ['a Sunday on which it opens', '2026-11-28T11:00', null, [short], '2026-11-29 2026-12-03'],
  [
    'such a Sunday, after it has closed',
    '2026-11-29T15:00',
    zone(1, 1),
    [short],
    '2026-12-01 2026-12-01',
  ],
  [
    'holidays that are over',
    '2026-11-25T12:00',
    zone(1, 1),
    closed('2026-11-24'),
    '2026-11-26 2026-11-26',
  ],
] as const)('%s', (_, time, served, holidays, arrival) => {
  const delivery = { delivers: true, zone: served } as const
  const schedule = { hours, holidays: [...holidays] }
  expect(said(arrivalOf({ delivery, schedule, at: karachi(time) }))).toBe(arrival)
})

test('a shop without hours is closed on its holidays, too', () => {
  const delivery = { delivers: true, zone: null } as const
  const schedule = { hours: [], holidays: closed('2026-11-25', '2026-11-29') }
  expect(said(arrivalOf({ delivery, schedule, at: karachi('2026-11-24T12:00') }))).toBe(
    '2026-11-26 2026-11-30',
  )
})
