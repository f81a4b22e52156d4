import { expect, test } from 'vitest'
import { offerTime } from './offer-time.ts'

const [thursday, friday, saturday] = [26, 27, 28].map((day) => `2026-11-${day}T00:00:00.000Z`)
test.each([
  [null, null, 'now'],
  [friday, null, 'now'],
  [saturday, null, 'before'],
  [null, saturday, 'now'],
  [null, friday, 'over'],
  [thursday, friday, 'over'],
])('from %s until %s: %s', (from = null, until = null, time) => {
  expect(offerTime({ from, until }, Date.parse(friday ?? ''))).toBe(time)
})
