import { expect, test } from 'vitest'
import { paisa } from '../../money.ts'
import { weekdays } from '../zone.ts'
import {
  type DeliveryWindow,
  arrivalIn,
  closingTime,
  minutesOfHours,
  offeredWindows,
  placesFor,
  placesLeft,
  type WindowDay,
  windowRejection,
} from './window.ts'

const hour = (hours: number) => hours * 60
const evening: DeliveryWindow = {
  id: 'evening',
  version: 1,
  zoneId: null,
  days: weekdays,
  from: hour(18),
  to: hour(20),
  capacity: 10,
  linesPerPlace: null,
  closesBefore: 120,
  extra: paisa(0),
  dates: null,
  active: true,
}
const morning = { ...evening, id: 'morning', from: hour(9), to: hour(11), closesBefore: hour(13) }
const none = { holidays: [] }
/** A Saturday, in the shop's time. */
const at = (time: string) => Date.parse(`2026-11-28T${time}:00+05:00`)

const offer = (
  windows: readonly DeliveryWindow[],
  more: Partial<Parameters<typeof offeredWindows>[0]> = {},
) =>
  offeredWindows({
    windows,
    zoneId: null,
    schedule: none,
    days: [],
    at: at('12:00'),
    lines: 1,
    ...more,
  })
const named = (all: ReturnType<typeof offer>) =>
  all.map(({ windowId, day, state }) => `${day.slice(8)} ${windowId} ${state}`)

test('the days are offered soonest first, today while there is time', () => {
  expect(named(offer([evening, morning])).slice(0, 3)).toEqual([
    '28 evening open',
    '29 morning open',
    '29 evening open',
  ])
  expect(offer([evening])).toHaveLength(7)
})

test.each([
  ['15:59', '28 evening open'],
  ['16:00', '29 evening open'],
  ['23:59', '29 evening open'],
])('two hours before it begins a window closes: at %s comes %s', (time, first) => {
  expect(named(offer([evening], { at: at(time) }))[0]).toBe(first)
})

test.each([
  ['19:59', '29 morning open'],
  ['20:00', '30 morning open'],
])('a window can close on the evening before: at %s comes %s', (time, first) => {
  expect(named(offer([morning], { at: at(time) }))[0]).toBe(first)
})

test('a holiday has none, and each weekday its own', () => {
  const holidays = [{ day: '2026-11-29', name: 'Closed', hours: null }]
  expect(named(offer([evening], { schedule: { holidays } })).slice(0, 2)).toEqual([
    '28 evening open',
    '30 evening open',
  ])
  expect(named(offer([{ ...evening, days: ['fri'] }]))).toEqual(['04 evening open'])
})

test('a day with hours of its own has the usual windows within them', () => {
  const eid = { day: '2026-11-29', name: 'Eid' }
  const holidays = [{ ...eid, hours: { open: '09:00', close: '19:00' } }]
  expect(named(offer([morning, evening], { schedule: { holidays } })).slice(0, 4)).toEqual([
    '28 evening open',
    '29 morning open',
    '30 morning open',
    '30 evening open',
  ])
  const late = [{ ...eid, hours: { open: '17:00', close: '01:00' } }]
  const dated = { ...morning, id: 'dated', dates: { from: '2026-11-29', to: '2026-11-29' } }
  expect(named(offer([evening], { schedule: { holidays: late } }))[1]).toBe('29 evening open')
  expect(named(offer([dated, evening], { schedule: { holidays: late } }))[1]).toBe('29 dated open')
})

test('a window with dates replaces the usual ones on these days alone', () => {
  const iftar = { ...evening, id: 'iftar', dates: { from: '2026-11-29', to: '2026-11-30' } }
  expect(named(offer([evening, iftar])).slice(0, 4)).toEqual([
    '28 evening open',
    '29 iftar open',
    '30 iftar open',
    '01 evening open',
  ])
})

test('only the zone’s own, and only those that are on', () => {
  const other = { ...evening, id: 'other', zoneId: 'f7' }
  const off = { ...evening, id: 'off', active: false }
  expect(named(offer([evening, other, off], { zoneId: 'f7' }))[0]).toBe('28 other open')
  expect(offer([off])).toEqual([])
})

const today: WindowDay = {
  windowId: 'evening',
  day: '2026-11-28',
  taken: 8,
  closed: false,
  capacity: null,
}

test.each([
  [{ taken: 9 }, 1, 'open'],
  [{ taken: 9 }, 2, 'full'],
  [{ taken: 10 }, 1, 'full'],
  [{ taken: 10, capacity: 12 }, 2, 'open'],
  [{ taken: 4, capacity: 3 }, 1, 'full'],
  [{ closed: true }, 1, 'closed'],
])('of ten places, %o leaves for %i: %s', (change, places, state) => {
  const window = { ...evening, linesPerPlace: 1 }
  const [first] = offer([window], { days: [{ ...today, ...change }], lines: places })
  expect(first).toMatchObject({ windowId: 'evening', day: '2026-11-28', state })
})

test('places are never fewer than none', () => {
  expect(placesLeft(evening, { ...today, taken: 14 })).toBe(0)
  expect(placesLeft(evening, undefined)).toBe(10)
})

test.each([
  [1, null, 1],
  [40, null, 1],
  [0, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
])('%i lines with %s lines to a place need %i', (lines, linesPerPlace, places) => {
  expect(placesFor(lines, { linesPerPlace })).toBe(places)
})

test.each([
  [{}, null],
  [{ to: hour(18) }, 'window_hours'],
  [{ from: -1 }, 'window_hours'],
  [{ to: hour(24 + 6) }, null],
  [{ to: hour(24 + 6) + 1 }, 'window_hours'],
  [{ from: hour(12) - 1, to: hour(24) + 1 }, 'window_hours'],
  [{ days: [] }, 'window_days'],
  [{ dates: { from: '2026-12-02', to: '2026-12-01' } }, 'window_dates'],
])('a window with %o is refused as %s', (change, refusal) => {
  expect(windowRejection({ ...evening, ...change })).toBe(refusal)
})

test('a window past midnight belongs to the day on which it begins', () => {
  const night = { ...evening, id: 'night', from: hour(22), to: hour(25) }
  const afterIftar = { ...evening, id: 'iftar', from: hour(19), to: hour(21) }
  expect(offer([night, afterIftar], { at: at('18:00') })).toMatchObject([
    { windowId: 'night', day: '2026-11-28', from: '22:00', to: '01:00' },
    { windowId: 'iftar', day: '2026-11-29' },
    { windowId: 'night', day: '2026-11-29' },
    ...Array.from({ length: 10 }, () => ({})),
  ])
  expect(named(offer([night], { at: at('20:00') }))[0]).toBe('29 night open')
  expect(closingTime(night, '2026-11-28')).toBe(at('20:00'))
  expect(arrivalIn(night, '2026-11-28')).toEqual({
    from: '2026-11-28',
    to: '2026-11-28',
    hours: { from: '22:00', to: '01:00' },
  })
  const holiday = (close: string) => ({
    schedule: { holidays: [{ day: '2026-11-28', name: 'Eid', hours: { open: '10:00', close } }] },
  })
  const onHoliday = (close: string) => named(offer([night], holiday(close)))[0]
  expect([onHoliday('00:30'), onHoliday('01:00')]).toEqual(['29 night open', '28 night open'])
})

test.each([
  ['18:00', '20:00', 1080, 1200],
  ['22:00', '01:00', 1320, 1500],
  ['22:00', '00:00', 1320, 1440],
  ['18:00', '18:00', 1080, 1080],
])('from %s to %s is %i to %i', (from, to, begins, ends) =>
  expect(minutesOfHours({ from, to })).toEqual({ from: begins, to: ends }),
)
