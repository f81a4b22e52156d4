import { expect, test } from 'vitest'
import { isVisibleAt } from './announcement.ts'

// shown, text, from, until, seen at 1000
test.each([
  [true, 'Eid Mubarak', null, null, true],
  [false, 'Eid Mubarak', null, null, false],
  [true, '', null, null, false],
  [true, 'Eid Mubarak', 1000, null, true],
  [true, 'Eid Mubarak', 1001, null, false],
  [true, 'Eid Mubarak', null, 1001, true],
  [true, 'Eid Mubarak', null, 1000, false],
])('shown %s, %j, from %s until %s: %s', (shown, text, from, until, answer) =>
  expect(isVisibleAt({ text, link: null, shown, period: { from, until } }, 1000)).toBe(answer),
)
