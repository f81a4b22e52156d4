import { expect, test } from 'vitest'
import { whenOf } from './content.ts'

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
