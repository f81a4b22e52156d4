import { expect, test } from 'vitest'
import { isWhen, matching } from './event-view.ts'

const event = (name: string, location: string) => ({
  id: name,
  name,
  location,
  description: 'Bring a napkin (and an opinion).',
  startsAt: 0,
  endsAt: 1,
  picture: null,
})
const events = [event('Mango Tasting', 'Rawalpindi'), event('Achar Fortnight', 'Islamabad')]
const café = event('Café ۲۰۲۵', 'كراچی')

test.each([
  ['', 2],
  ['   ', 2],
  ['MANGO', 1],
  ['islam', 1],
  ['napkin', 2],
  ['(and', 2],
  ['.*', 0],
])('%j finds %i', (typed, count) => {
  expect(matching(events, typed)).toHaveLength(count)
})

test.each(['CAFE', 'café', '2025', 'کراچی'])('%s finds other spellings', (typed) =>
  expect(matching([...events, café], typed)).toEqual([café]),
)

test('only the three tabs are tabs', () => {
  expect(['upcoming', 'current', 'past', 'Past', '__proto__', '', null].map(isWhen)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})
