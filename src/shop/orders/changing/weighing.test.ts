import fc from 'fast-check'
import { expect, test } from 'vitest'
import { line as orderLine, orderOf } from '../../../../test/support/booked-order.ts'
import { worth } from '../../loyalty/points.ts'
import { less, paisa, plus, rupees, sum } from '../../money.ts'
import { lineAmount } from '../../pricing/line-amount.ts'
import { lineMost, mostOf } from '../../pricing/most.ts'
import { refundsOf, sumOfRefunds } from '../../returns/refund.ts'
import { afterCancelling } from '../cancelling/cancellation.ts'
import { mostOfOrder } from '../most-of-order.ts'
import type { BookedOrder, OrderLine } from '../order.ts'
import { agreedGrams } from './order-question.ts'
import { afterReplacing, withoutAsking } from './replacement.ts'
import { afterWeighing, amountAt } from './weighing.ts'

const chicken = { unitGrams: 1200, byPiece: true, tolerance: 10, wholeRupees: false, packed: null }

test.each([
  ['as usual', 2400, 480_00, -48_00],
  ['less', 1999, 399_80, -128_20],
  ['exactly the most', 2640, 528_00, 0],
  ['a gram more', 2641, 528_20, 20],
  ['half a paisa is rounded up', 1, 20, -527_80],
])('two pieces at 240 that weigh %s', (_, grams, amount, above) => {
  const units = { price: rupees(240), quantity: 2, weight: chicken }
  expect(amountAt(units, grams)).toEqual({ amount, above, most: 528_00 })
})

test.each([
  ['part of a rupee is left out', 1999, 399_00, -129_00],
  ['exactly the most', 2640, 528_00, 0],
  ['a gram more costs no more', 2641, 528_00, 0],
  ['less than a rupee stays', 4, 80, -527_20],
])('in whole rupees: %s', (_, grams, amount, above) => {
  const units = { price: rupees(240), quantity: 2, weight: { ...chicken, wholeRupees: true } }
  expect(amountAt(units, grams)).toEqual({ amount, above, most: 528_00 })
  const odd = { ...units, price: rupees(240.3) } // at most 528.66
  expect(amountAt(odd, 9999).most).toBe(528_00)
})

const lines = fc.array(
  fc.record({
    price: fc.integer({ min: 1, max: 500_000 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    unitGrams: fc.integer({ min: 20, max: 5000 }),
    tolerance: fc.nat(50),
    isWeighed: fc.boolean(),
    wholeRupees: fc.boolean(),
    /** of the usual weight */
    percent: fc.integer({ min: 1, max: 200 }),
    again: fc.integer({ min: 1, max: 200 }),
    gone: fc.nat(9),
    back: fc.nat(9),
    kind: fc.constantFrom('damaged' as const, 'unwanted' as const),
  }),
  { minLength: 1, maxLength: 4 },
)
type Given = typeof lines extends fc.Arbitrary<readonly (infer T)[]> ? T : never

const lineOf = (given: Given, index: number): OrderLine => ({
  ...orderLine(`p${index}`, given.price / 100, given.quantity),
  ...(given.isWeighed && {
    weight: {
      unitGrams: given.unitGrams,
      byPiece: true,
      tolerance: given.tolerance,
      wholeRupees: given.wholeRupees,
      packed: null,
    },
  }),
})

/** Weighs a line as a packer may: no more is charged than the most. */
function weighed(order: BookedOrder, position: number, percent: number): BookedOrder {
  const line = order.lines[position]
  const quantity = (line?.quantity ?? 0) - (line?.cancelledQuantity ?? 0)
  if (line?.weight === undefined || quantity === 0) return order
  const { weight } = line
  const grams = Math.max(1, Math.round((weight.unitGrams * quantity * percent) / 100))
  const { amount, most } = amountAt({ ...line, quantity, weight }, grams)
  const packed = { grams, quantity, amount: paisa(Math.min(amount, most)) }
  const all = order.lines.map((one, at) => (at === position ? { ...line, weight: { ...weight, packed } } : one)) // prettier-ignore
  return { ...order, ...afterWeighing(order, position, packed), lines: all }
}

const rest = (line: OrderLine) => ({ ...line, quantity: line.quantity - line.cancelledQuantity })
/** What is paid in money and in points. */
const paidFor = (order: BookedOrder) => plus(order.total, worth(order.redeemedPoints))

test('whatever is weighed, cancelled and returned: sums fit, nobody pays more than agreed or gets back more than paid', () => {
  fc.assert(
    fc.property(lines, fc.nat(900), (given, points) => {
      const placed = given.map(lineOf)
      const before = orderOf(placed)
      const redeemed = Math.min(points, Math.floor(before.total / 100))
      let order: BookedOrder = orderOf(placed, redeemed)
      const agreed = plus(mostOfOrder(order), worth(redeemed))
      for (const [at, { percent }] of given.entries()) order = weighed(order, at, percent)
      expect(order.subtotal).toBe(sum(order.lines.map(lineAmount)))
      expect(order.total).toBe(order.subtotal + order.shipping - worth(order.redeemedPoints))
      expect(paidFor(order)).toBeLessThanOrEqual(agreed)
      expect(order.redeemedPoints).toBeLessThanOrEqual(redeemed)
      expect(mostOfOrder(order)).toBe(order.total)

      const gone = given.map(({ gone: count, quantity }, position) => ({ position, productId: `p${position}`, quantity: Math.min(count, quantity) })) // prettier-ignore
      const some = gone.filter(({ quantity }) => quantity > 0)
      const left = { ...order, ...afterCancelling(order, some, 'agreed') }
      order = { ...left, lines: order.lines.map((line, at) => ({ ...line, cancelledQuantity: gone[at]?.quantity ?? 0 })) } // prettier-ignore
      const cut = placed.map((line, at) => ({ ...line, cancelledQuantity: gone[at]?.quantity ?? 0 })) // prettier-ignore
      const mostOfRest = mostOf(cut.map(rest), sum(cut.map((line) => lineAmount(rest(line)))))
      expect(order.subtotal).toBeLessThanOrEqual(mostOfRest)
      for (const [at, line] of order.lines.entries())
        expect(lineAmount(rest(line))).toBeLessThanOrEqual(lineMost(rest(placed[at] === undefined ? line : { ...placed[at], cancelledQuantity: line.cancelledQuantity }))) // prettier-ignore

      for (const [at, { again }] of given.entries()) order = weighed(order, at, again)
      if (order.lines.every((line) => rest(line).quantity === 0)) return
      expect(order.subtotal).toBeLessThanOrEqual(mostOfRest)
      const back = given.flatMap(({ back: count, kind }, at) => {
        const quantity = Math.min(count, rest(order.lines[at] ?? orderLine('', 1, 0)).quantity)
        return quantity > 0 ? [{ productId: `p${at}`, quantity, grams: null, kind }] : []
      })
      const refund = sumOfRefunds(refundsOf({ ...order, returns: [] }, back))
      expect(refund.cash).toBeLessThanOrEqual(order.total)
      expect(refund.pointsBack).toBeLessThanOrEqual(order.redeemedPoints)
      expect(less(order.total, refund.cash)).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 500 },
  )
})

const usual = fc.record({
  what: fc.constantFrom('weigh', 'most', 'consent', 'replace'),
  percent: fc.integer({ min: 1, max: 300 }),
  missing: fc.integer({ min: 1, max: 4 }),
  price: fc.integer({ min: 100, max: 90_000 }),
  units: fc.integer({ min: 1, max: 5 }),
})

test('consents by link and replacements between weighings: nobody pays more than they agreed to', () => {
  fc.assert(
    fc.property(fc.array(usual, { minLength: 3, maxLength: 12 }), fc.nat(900), (steps, points) => {
      const first: OrderLine = {
        ...orderLine('p0', 240, 4),
        ifMissing: 'replace',
        weight: { ...chicken },
      }
      const redeemed = Math.min(points, Math.floor(orderOf([first]).total / 100))
      let order: BookedOrder = orderOf([first], redeemed)
      let questions: Parameters<typeof agreedGrams>[0] = []
      // What the customer knows: the most at checkout, and what each consent adds to it.
      let agreed = plus(mostOfOrder(order), worth(redeemed))
      for (const { what, percent, missing, price, units } of steps) {
        const line = order.lines[0]
        const quantity = line === undefined ? 0 : rest(line).quantity
        if (line?.weight === undefined || quantity === 0) return
        const { weight } = line
        const grams = Math.max(1, Math.round((weight.unitGrams * quantity * percent) / 100))
        const known = agreedGrams(questions, 0, quantity)
        const { amount, most, above } = amountAt({ ...line, quantity, weight }, grams, known)
        const enter = (charged: typeof amount) => {
          const packed = { grams, quantity, amount: charged }
          const after = afterWeighing(order, 0, packed)
          const lines = order.lines.map((one, at) => (at === 0 ? { ...line, weight: { ...weight, packed } } : one)) // prettier-ignore
          order = { ...order, ...after, lines }
        }
        if (what === 'weigh' && above <= 0) enter(amount)
        if (what === 'most') enter(paisa(Math.min(amount, most)))
        if (what === 'consent' && above > 0) {
          agreed = plus(agreed, paisa(amount - most))
          questions = [...questions, { position: 0, grams, lineLeft: quantity, answer: 'agree' }]
          enter(amount)
        }
        if (what === 'replace') {
          const part = { position: 0, quantity: Math.min(missing, quantity) }
          const offered = withoutAsking(order, part, orderLine('other', price / 100, units))
          if (offered === null) continue
          const after = afterReplacing(order, part, offered)
          const shorter = { ...line, cancelledQuantity: line.cancelledQuantity + part.quantity }
          order = { ...order, ...after, lines: [shorter, ...order.lines.slice(1), offered] }
        }
        expect(order.subtotal).toBe(sum(order.lines.map((one) => lineAmount(rest(one)))))
        expect(order.total).toBe(order.subtotal + order.shipping - worth(order.redeemedPoints))
        expect(paidFor(order)).toBeLessThanOrEqual(agreed)
      }
    }),
    { numRuns: 1000 },
  )
})
