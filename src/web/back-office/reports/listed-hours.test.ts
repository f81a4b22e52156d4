import { expect, test } from 'vitest'
import { listedHours } from './listed-hours.ts'

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)

test('an hour without orders is listed while the shop is open', () => {
  const opening = [
    { open: '09:30', close: '12:00' },
    { open: '15:00', close: '21:00' },
  ]
  expect(listedHours([2, 10, 17], opening)).toEqual([2, 9, 10, 11, 15, 16, 17])
  expect(listedHours([13, 22], opening)).toEqual([13, ...range(15, 20), 22])
})

test('a shop that closes after midnight is open in the first hours of a day', () =>
  expect(listedHours([0, 23], [{ open: '18:00', close: '01:30' }])).toEqual([
    0,
    1,
    ...range(18, 23),
  ]))

test('without opening hours every hour between the first and the last order is listed', () =>
  expect(listedHours([8, 12], [])).toEqual(range(8, 12)))
