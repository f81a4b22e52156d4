import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nothing, paisa, readRupees, rupees, sum, times, toRupees } from './money.ts'

const whole = fc.integer({ min: 0, max: 10 ** 12 }).map(paisa)

test.each([
  [1150, 115_000],
  [0, 0],
  [0.1, 10],
  [0.29, 29],
  [1.15, 115],
  [4.35, 435],
  [1129.5, 112_950],
  [999_999_999_999, 99_999_999_999_900],
  ['1150', 115_000],
  ['1150.0', 115_000],
  ['1150.00', 115_000],
  ['0.05', 5],
  ['007', 700],
])('%j is %i paisa', (written, amount) => expect(readRupees(written)).toBe(amount))

test.each([
  ['1,150.00'],
  ['1150.004'],
  ['1.15e3'],
  ['1e3'],
  [''],
  [' 1150'],
  ['1150 '],
  ['-1'],
  ['+1'],
  ['.5'],
  ['5.'],
  ['0x10'],
  ['١٢'],
  ['Rs. 5'],
  ['1150.00\n'],
  ['1234567890123'],
  [1150.004],
  [0.001],
  [-1],
  [-0.5],
  [1e21],
  [1e-7],
  [Number.NaN],
  [Infinity],
  [null],
  [undefined],
  [true],
  [[5]],
  [{}],
])('%j is no amount', (written) => expect(readRupees(written)).toBeNull())

test('every amount survives the way out and back, as a number and as text', () => {
  fc.assert(
    fc.property(whole, (amount) => {
      expect(readRupees(toRupees(amount))).toBe(amount)
      expect(readRupees(toRupees(amount).toFixed(2))).toBe(amount)
      expect(rupees(toRupees(amount))).toBe(amount)
    }),
  )
})

test('sums are exact where floats are not', () => {
  expect(0.1 + 0.2).not.toBe(0.3)
  expect(sum([])).toBe(nothing)
  expect(sum([rupees(0.1), rupees(0.2)])).toBe(rupees(0.3))
  fc.assert(
    fc.property(
      fc.array(whole, { maxLength: 50 }),
      fc.integer({ min: 0, max: 999 }),
      (amounts, quantity) => {
        expect(BigInt(sum(amounts))).toBe(
          amounts.reduce((total, amount) => total + BigInt(amount), 0n),
        )
        fc.pre(amounts.every((amount) => amount * quantity <= Number.MAX_SAFE_INTEGER))
        for (const amount of amounts)
          expect(BigInt(times(amount, quantity))).toBe(BigInt(amount) * BigInt(quantity))
      },
    ),
  )
})
