import { expect, test } from 'vitest'
import { rupees } from '#shop/money.ts'
import { changeOf, seenAfter } from './prices-seen.ts'

const line = (price: number, productId = 'atta') => ({
  productId,
  price: { now: rupees(price), was: null, percentOff: 0 },
  wholesale: null,
})
const carton = (list: number, price = list) => ({
  ...line(price),
  wholesale: {
    list: rupees(list),
    offer: null,
    minimum: 1,
    step: 1,
    carton: null,
    breaks: [{ from: 10, price: rupees(90) }],
  },
})

test('the first displayed price is the one compared while the product is in the cart', () => {
  const seen = seenAfter({}, [line(100)])
  expect(changeOf(seen, line(100))).toBeNull()
  const later = seenAfter(seen, [line(120), line(5, 'salt')])
  expect(changeOf(later, line(120))).toEqual({ was: rupees(100), now: rupees(120) })
  expect(changeOf(later, line(5, 'salt'))).toBeNull()
  expect(changeOf(seenAfter(seenAfter(later, []), [line(120)]), line(120))).toBeNull()
})

test('a price by the quantity is no change, and retail is not compared with wholesale', () => {
  const seen = seenAfter({}, [carton(100)])
  expect(changeOf(seen, carton(100, 90))).toBeNull()
  expect(changeOf(seen, carton(95, 90))).toEqual({ was: rupees(100), now: rupees(95) })
  expect(changeOf(seen, line(130))).toBeNull()
  expect(changeOf(seenAfter(seen, [line(130)]), line(140))?.was).toBe(rupees(130))
})

test.each([{ atta: 'r-5' }, { atta: 7 }, { atta: null }, { atta: 'x100' }, { atta: 'r1e9' }])(
  'foreign data counts as empty: %j',
  (seen) => {
    expect(changeOf(seen, line(100))).toBeNull()
    expect(seenAfter(seen, [line(100)])).toEqual({ atta: 'r10000' })
  },
)
