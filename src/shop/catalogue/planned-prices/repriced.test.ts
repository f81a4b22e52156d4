import { expect, test } from 'vitest'
import { rupees } from '../../money.ts'
import { always } from '../../pricing/period.ts'
import type { ProductDraft } from '../product-draft.ts'
import { repriced } from './repriced.ts'

const until = { from: null, until: 1000 }
const three = { quantity: 3, price: rupees(250), from: null, until: null }
const tea = {
  retail: { list: rupees(100), offer: rupees(90) },
  offerPeriod: until,
  multiBuy: three,
}
const none = { offer: null, offerPeriod: always }

test.each([
  [120, { offer: rupees(90), offerPeriod: until, multiBuy: three }],
  [95, { offer: rupees(90), offerPeriod: until, multiBuy: three }],
  [90, { ...none, multiBuy: three }],
  [80, { ...none, multiBuy: null }],
] as const)('from Rs. 100 to Rs. %i', (to, { offer, ...rest }) =>
  expect(repriced(tea as ProductDraft, rupees(to))).toEqual({
    retail: { list: rupees(to), offer },
    ...rest,
  }),
)
