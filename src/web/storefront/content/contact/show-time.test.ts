import { expect, test } from 'vitest'
import { showTime } from './show-time.ts'

test.each([
  ['09:00', '9am'],
  ['21:00', '9pm'],
  ['23:00', '11pm'],
  ['00:00', '12am'],
  ['24:00', '12am'],
  ['12:05', '12:05pm'],
  ['9:30', '9:30am'],
])('%s is %s', (time, shown) => {
  expect(showTime(time)).toBe(shown)
})
