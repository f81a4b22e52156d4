import { expect, test } from 'vitest'
import {
  bodyOf,
  changesOf,
  noWindow,
  type StaffWindow,
  validate,
  valuesOf,
} from './window-values.ts'

const window: StaffWindow = {
  id: 'evening',
  zoneId: 'city',
  days: ['mon', 'fri'],
  from: '18:00',
  to: '20:00',
  capacity: 10,
  linesPerPlace: 20,
  closesBefore: 120,
  extra: -50,
  dates: { from: '2027-02-08', to: '2027-03-09' },
  active: true,
  version: 3,
}

test('what is typed is what is saved', () => {
  const { id: _, version: __, ...fields } = window
  expect(bodyOf(valuesOf(window))).toEqual(fields)
})

test('only changed fields are sent', () => {
  const typed = { ...valuesOf(window), zoneId: 'other', to: '21:00', lastDay: '2027-03-10' }
  expect(changesOf(typed, ['zoneId', 'to', 'lastDay'])).toEqual({
    zoneId: 'other',
    to: '21:00',
    dates: { from: '2027-02-08', to: '2027-03-10' },
  })
})

test.each([
  [{}, {}],
  [{ days: '' }, { days: 'noDays' }],
  [{ from: '20:00', to: '18:00' }, { to: 'turned' }],
  [{ from: '22:00', to: '01:00' }, {}],
  [{ from: '22:00', to: '06:01' }, { to: 'turned' }],
  [{ from: '11:00', to: '01:00' }, { to: 'turned' }],
  [{ from: '18:00', to: '18:00' }, { to: 'turned' }],
  [{ capacity: 'ten' }, { capacity: 'noCount' }],
  [{ capacity: '-1' }, { capacity: 'noCount' }],
  [{ linesPerPlace: '0' }, { linesPerPlace: 'noLines' }],
  [{ extra: '1.5' }, { extra: 'noExtra' }],
  [{ extra: '-50' }, {}],
  [{ firstDay: '2027-02-08' }, { lastDay: 'bothDays' }],
  [{ firstDay: '2027-02-08', lastDay: '2027-02-07' }, { lastDay: 'daysTurned' }],
])('%o: %o', (typed, faults) => {
  expect(validate({ ...noWindow, ...typed })).toEqual(faults)
})
