import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paisa, rupees } from '../money.ts'
import { remainingAmount } from './remaining-amount.ts'
import { lineAmount } from './line-amount.ts'
import { lineSaving, multiBuyFor } from './multi-buy.ts'
import { multiBuyRejection } from './multi-buy-rule.ts'
import { always } from './period.ts'

const three = { quantity: 3, price: rupees(500) }

// What one costs, the offer, how many → what they cost, in rupees.
test.each([
  [180, null, 3, 540],
  [180, three, 1, 180],
  [180, three, 2, 360],
  [180, three, 3, 500],
  [180, three, 4, 680],
  [180, three, 6, 1000],
  [180, three, 8, 1360],
  [166.5, three, 3, 499.5], // a price that has come down below the offer
  [300, three, 2, 500], // two are never more than three
  [300, three, 5, 1000],
] as const)('at Rs. %d with %j, %i cost %d', (price, multiBuy, quantity, amount) => {
  const line = { price: rupees(price), quantity, multiBuy }
  expect(lineAmount(line)).toBe(rupees(amount))
  expect(lineSaving(line)).toBe(rupees(price) * quantity - rupees(amount))
})

test.each([
  ['retail', 180, null, three],
  ['retail', 200, 180, three],
  ['retail', 200, 160, null], // three at the offer are cheaper
  ['wholesale', 180, null, null],
] as const)('for a %s buyer, at %d or %s: %j', (priceList, list, offer, expected) => {
  const retail = { list: rupees(list), offer: offer === null ? null : rupees(offer) }
  expect(multiBuyFor({ retail, multiBuy: three }, priceList)).toEqual(expected)
})

const summer = { from: 1000, until: 2000 }
test.each([
  [{ ...three, ...always }, null, always, null],
  [{ ...three, quantity: 1, ...always }, null, always, 'multi_buy_too_few'],
  [{ quantity: 3, price: rupees(540), ...always }, null, always, 'multi_buy_no_saving'],
  [{ quantity: 3, price: rupees(0), ...always }, null, always, 'multi_buy_no_saving'],
  [{ ...three, ...always }, 160, always, 'multi_buy_no_saving'],
  [{ ...three, ...always }, 160, summer, null],
  [{ ...three, from: 2000, until: 2000 }, null, always, 'offer_ends_first'],
  [{ ...three, from: 2000, until: 2001 }, null, always, null],
] as const)('%j beside an offer of %s: %s', (multiBuy, offer, offerPeriod, why) => {
  const tag = { list: rupees(180), offer: offer === null ? null : rupees(offer) }
  expect(multiBuyRejection(multiBuy, tag, offerPeriod)).toBe(why)
})

const lines = fc.record({
  price: fc.integer({ min: 1, max: 10 ** 7 }).map(paisa),
  multiBuy: fc.option(
    fc.record({
      quantity: fc.integer({ min: 2, max: 12 }),
      price: fc.integer({ min: 1, max: 10 ** 8 }).map(paisa),
    }),
  ),
})
const counts = fc.integer({ min: 1, max: 99 })

test('more never costs less, and never more than by the piece; all amounts are whole paisa', () => {
  fc.assert(
    fc.property(lines, counts, (line, quantity) => {
      const [amount, next] = [quantity, quantity + 1].map((count) =>
        lineAmount({ ...line, quantity: count }),
      )
      expect(Number.isSafeInteger(amount)).toBe(true)
      expect(next).toBeGreaterThanOrEqual(amount ?? 0)
      expect(amount).toBeLessThanOrEqual(line.price * quantity)
    }),
  )
})

test('returns in any order are never negative, and together equal the payment', () => {
  const going = fc.array(fc.constantFrom('damaged', 'unwanted'), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(lines, going, (line, kinds) => {
      let [bought, kept] = [kinds.length, kinds.length]
      let left = lineAmount({ ...line, quantity: kept })
      const paid = left
      let back = 0
      for (const kind of kinds) {
        kept -= 1
        if (kind === 'unwanted') bought -= 1
        const after =
          bought === 0 ? 0 : remainingAmount({ ...line, quantity: kinds.length }, { bought, kept })
        expect(Number.isSafeInteger(after)).toBe(true)
        expect(left - after).toBeGreaterThanOrEqual(0)
        back += left - after
        left = paisa(after)
      }
      expect(back).toBe(paid)
    }),
  )
})

test('a damaged one of three refunds a third of the offer, an unwanted one the price difference', () => {
  const line = { price: rupees(180), quantity: 3, multiBuy: three }
  expect(remainingAmount(line, { bought: 3, kept: 2 })).toBe(333_33)
  expect(remainingAmount(line, { bought: 2, kept: 2 })).toBe(rupees(360))
})

test('half a paisa of what stays is rounded up', () => {
  const line = { price: paisa(5), quantity: 2, multiBuy: { quantity: 2, price: paisa(5) } }
  expect(remainingAmount(line, { bought: 2, kept: 1 })).toBe(3)
})
