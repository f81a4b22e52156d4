import fc from 'fast-check'
import { expect, test } from 'vitest'
import { after, type Going, going, line, orderOf } from '../../../test/support/returned-order.ts'
import { paisa, rupees } from '../money.ts'
import { gramsOfPacked } from '../pricing/packed-weight.ts'
import { chargeOfGrams } from '../pricing/weight.ts'
import type { ReturnKind } from './order-return.ts'
import { refundOf } from './refund.ts'

/** Apples that weighed 2.345 kg, and a chai. */
const weighedOrder = (wholeRupees = false, quantity = 2) => {
  const packed = { grams: 2345, quantity, amount: rupees(wholeRupees ? 562 : 562.8) }
  const weight = { unitGrams: 1000, byPiece: false, tolerance: 20, wholeRupees, packed }
  return orderOf([{ ...line('apples', 240, quantity), weight }, line('chai', 499.5, 1, 20)])
}
const apples = (quantity: number, grams: number | null, kind: ReturnKind = 'damaged'): Going => ({
  ...going('apples', quantity, kind),
  grams,
})

test.each([
  ['300 g of one', weighedOrder(), apples(1, 300), 72],
  ['300 g that nobody wants', weighedOrder(), apples(1, 300, 'unwanted'), 72],
  ['333 g in whole rupees, for the buyer', weighedOrder(true), apples(1, 333), 80],
  ['one whole unit in whole rupees', weighedOrder(true, 3), apples(1, null), 188],
  ['one whole unit', weighedOrder(), apples(1, null), 281.4],
  ['the other unit after 300 g', after(weighedOrder(), apples(1, 300)), apples(1, null), 281.4],
  ['300 g after the other unit', after(weighedOrder(), apples(1, null)), apples(1, 300), 72],
  ['all but a gram', weighedOrder(), apples(2, 2344), 562.56],
  [
    'the last thing, but not all of it: the delivery stays paid',
    after(weighedOrder(), going('chai', 1)),
    apples(2, 2344),
    562.56,
  ],
  [
    'the last thing, after a part of it',
    after(after(weighedOrder(), apples(1, 300)), going('chai', 1)),
    apples(1, null),
    281.4,
  ],
] as const)('by weight: %s', (_, order, what, cash) =>
  expect(refundOf(order, what).cash).toBe(rupees(cash)),
)

test('weighed goods that go back in parts, by unit and by weight, are refunded once', () => {
  const part = fc.record({
    quantity: fc.integer({ min: 1, max: 3 }),
    percent: fc.option(fc.integer({ min: 1, max: 99 })),
    kind: fc.constantFrom<ReturnKind[]>('damaged', 'unwanted'),
  })
  const kinds = { price: fc.integer({ min: 100, max: 90_000 }), wholeRupees: fc.boolean() }
  const weights = { quantity: fc.integer({ min: 1, max: 8 }), grams: fc.integer({ min: 100, max: 9000 }) } // prettier-ignore
  fc.assert(
    fc.property(
      fc.record({ ...kinds, ...weights }),
      fc.array(part, { maxLength: 6 }),
      (of, parts) => {
        const { price, wholeRupees, quantity, grams } = of
        const weight = { unitGrams: 1000, byPiece: false, tolerance: 0, wholeRupees }
        const amount = chargeOfGrams(paisa(price), grams, weight)
        const packed = { ...weight, packed: { grams, quantity, amount } }
        let order = orderOf([{ ...line('apples', price / 100, quantity), weight: packed }])
        let left = quantity
        let share = 0
        for (const { percent, kind, ...asked } of parts) {
          const units = Math.min(left, asked.quantity)
          if (units === 0) break
          const most = gramsOfPacked(units, packed.packed)
          const back = percent === null ? null : Math.floor((most * percent) / 100)
          const what = apples(units, back === 0 ? null : back, kind)
          share += what.grams === null ? units / quantity : what.grams / grams
          left -= units
          const isAllBack = share > 1 - 1e-9
          order = after(order, what)
          const cash = order.returns.reduce((sum, { refund }) => sum + (refund?.cash ?? 0), 0)
          const delivery = isAllBack && kind === 'damaged' ? order.shipping : 0
          expect(cash).toBeLessThanOrEqual(amount + delivery)
          if (isAllBack) expect(cash).toBe(amount + delivery)
          else expect(Math.abs(cash - amount * share)).toBeLessThanOrEqual(wholeRupees ? 200 : 2)
        }
      },
    ),
  )
})
