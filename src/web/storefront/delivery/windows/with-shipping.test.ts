import { expect, test } from 'vitest'
import { rupees } from '#shop/money.ts'
import { withShipping } from './with-shipping.ts'

// Goods for Rs. 790, delivered for Rs. 150.
const cart = (chosen: number, points: number) => ({
  current: { lines: [{}], shipping: rupees(150), total: rupees(940) },
  before: rupees(940),
  total: rupees(940 - points),
  person: { points: 2000, pendingPoints: 0 },
  chosen,
  points,
})

test.each([
  ['pickup lowers the points to the goods', 873, 873, 0, 790, 0],
  ['a dearer window lets more of the chosen points count', 1000, 940, 200, 990, 0],
  ['fewer points than the goods stay', 500, 500, 0, 500, 290],
  ['no points', 0, 0, 200, 0, 990],
])('%s', (_, chosen, used, shipping, points, total) => {
  const after = withShipping(cart(chosen, used), rupees(shipping))
  expect(after).toMatchObject({ points, total: rupees(total) })
  expect(after.current).toMatchObject({ shipping: rupees(shipping), total: after.before })
})
