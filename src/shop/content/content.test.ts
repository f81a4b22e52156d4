import { expect, test } from 'vitest'
import { visibilityAt, type Visibility, whenOf } from './content.ts'

// Upcoming after now; current from start to end, both included; past before.
test.each([
  [1001, 2000, 'upcoming'],
  [1000, 2000, 'current'],
  [0, 2000, 'current'],
  [0, 1000, 'current'],
  [1000, 1000, 'current'],
  [0, 999, 'past'],
  [-5, -1, 'past'],
])('from %i to %i, seen at 1000: %s', (startsAt, endsAt, when) =>
  expect(whenOf({ startsAt, endsAt }, 1000)).toBe(when),
)

test.each<[boolean, number | null, number | null, Visibility]>([
  [true, null, null, 'out'],
  [true, 1000, null, 'out'],
  [true, 1001, null, 'due'],
  [true, 1001, 2000, 'due'],
  [true, null, 1001, 'out'],
  [true, null, 1000, 'over'],
  [true, 0, 1000, 'over'],
  [false, 1001, null, 'off'],
  [false, null, 1000, 'off'],
])('shown %j from %j until %j, at 1000: %s', (shown, from, until, state) =>
  expect(visibilityAt({ shown, period: { from, until } }, 1000)).toBe(state),
)
