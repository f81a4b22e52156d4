import { expect, test } from 'vitest'
import { rupees } from '#shop/money.ts'
import { Refusal } from '#shop/refusals.ts'
import { decodeProblem, encodeRefusal } from './problem.ts'

const figures = {
  subtotal: rupees(480),
  shipping: rupees(150),
  redeemedPoints: 3,
  total: rupees(627.5),
}

test("refusal data is sent with the contract's spelling, in rupees", () => {
  expect(encodeRefusal(new Refusal('price_changed', { expected: figures }))).toEqual({
    code: 'price_changed',
    expected: { subtotal: 480, shippingcost: 150, redeemedpoints: 3, total: 627.5 },
  })
  expect(encodeRefusal(new Refusal('out_of_stock', { product: 'a', name: 'Atta' }))).toEqual({
    code: 'out_of_stock',
    product: 'a',
  })
})

test.for([
  new Refusal('price_changed', { expected: figures }),
  new Refusal('below_minimum', {
    zone: 'Lahore',
    expected: { minimum: rupees(500), missing: rupees(20) },
  }),
  new Refusal('stock_changed', { stock: 3 }),
  new Refusal('sign_in'),
])('$code arrives with all its data', (refusal) => {
  const sent = { statuscode: 409, message: refusal.message, ...encodeRefusal(refusal) }
  const arrived = decodeProblem(JSON.parse(JSON.stringify(sent)))
  expect(arrived).toEqual({
    code: refusal.code,
    message: refusal.message,
    errors: [],
    params: refusal.params,
  })
})
