import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paisa, rupees } from '../money.ts'
import { feeFor, likelyTerms, lowestFree, shortOf, type Terms, untilFree } from './terms.ts'

const terms = (fee: number, minimum: number, freeAbove: number | null): Terms => ({
  fee: rupees(fee),
  minimum: rupees(minimum),
  freeAbove: freeAbove === null ? null : rupees(freeAbove),
})

// terms, goods: fee, missing to the minimum, more for free delivery
test.each([
  [terms(150, 0, null), 100, 150, 0, null],
  [terms(150, 500, null), 499.99, 150, 0.01, null],
  [terms(150, 500, null), 500, 150, 0, null],
  [terms(150, 0, 3000), 2680, 150, 0, 320],
  [terms(150, 0, 3000), 2999.99, 150, 0, 0.01],
  [terms(150, 0, 3000), 3000, 0, 0, null],
  [terms(0, 0, 3000), 100, 0, 0, null],
  [terms(250, 1500, 8000), 700, 250, 800, 7300],
] as const)('%j with goods of Rs. %f', (given, goods, fee, missing, more) => {
  const subtotal = rupees(goods)
  expect(feeFor(given, subtotal)).toBe(rupees(fee))
  expect(shortOf(given, subtotal)).toBe(rupees(missing))
  expect(untilFree(given, subtotal)).toBe(more === null ? null : rupees(more))
})

const amount = fc.integer({ min: 0, max: 10 ** 8 }).map(paisa)

test('buying for just as much more makes it free, and a paisa less does not', () => {
  fc.assert(
    fc.property(amount, amount, amount, amount, (fee, minimum, freeAbove, subtotal) => {
      const given = { fee, minimum, freeAbove }
      const more = untilFree(given, subtotal)
      if (more === null) {
        expect(feeFor(given, subtotal)).toBe(0)
        return
      }
      expect(feeFor(given, paisa(subtotal + more))).toBe(0)
      expect(feeFor(given, paisa(subtotal + more - 1))).toBe(fee)
      expect(shortOf(given, paisa(subtotal + shortOf(given, subtotal)))).toBe(0)
    }),
  )
})

const named = (name: string, given: Terms) => ({ name, ...given })
const likelyIn = (zone: string, given: Terms) => ({ zone, ...given })
test.each([
  [[], null, null],
  [[named('Far', terms(300, 2000, null))], likelyIn('Far', terms(300, 0, null)), null],
  [
    [
      named('Far', terms(300, 2000, null)),
      named('Islamabad', terms(150, 500, 4000)),
      named('Rawalpindi', terms(100, 0, 4000)),
      named('DHA', terms(250, 1500, 8000)),
    ],
    likelyIn('Islamabad', terms(150, 0, 4000)),
    {
      amount: rupees(4000),
      zones: ['Islamabad', 'Rawalpindi'],
      elsewhere: { from: rupees(150), to: rupees(300) },
      isOnlyThere: false,
    },
  ],
  [
    [named('Islamabad', terms(150, 0, 4000))],
    likelyIn('Islamabad', terms(150, 0, 4000)),
    {
      amount: rupees(4000),
      zones: ['Islamabad'],
      elsewhere: { from: rupees(150), to: rupees(150) },
      isOnlyThere: false,
    },
  ],
] as const)('without an address, zones %j', (zones, likely, freeFrom) => {
  expect(likelyTerms(zones)).toEqual(likely)
  expect(lowestFree(zones, rupees(150))).toEqual(freeFrom)
})

test('a shop that delivers in its zones alone has no charge elsewhere, unless another zone has', () => {
  const one = named('Islamabad', terms(150, 0, 4000))
  expect(lowestFree([one], null)).toMatchObject({ isOnlyThere: true })
  expect(lowestFree([one, named('Far', terms(300, 0, null))], null)).toMatchObject({
    elsewhere: { from: rupees(300), to: rupees(300) },
    isOnlyThere: false,
  })
})
