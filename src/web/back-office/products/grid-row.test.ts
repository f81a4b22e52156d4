import { expect, test } from 'vitest'
import { committedRow, rowOf, typedInto } from './grid-row.ts'
import type { StaffProduct } from './row-values.ts'

test('an offer above its price stays marked when the price becomes wrong too', () => {
  const row = rowOf({ id: 'apples', listPrice: 300, offerPrice: null } as StaffProduct)
  const offered = committedRow(typedInto(row, 'offerPrice', '400'))
  const wrong = committedRow(typedInto(offered, 'listPrice', 'cheap'))
  expect(wrong.faults).toEqual({ listPrice: 'badPrice', offerPrice: 'badOffer' })
  expect(committedRow(typedInto(wrong, 'listPrice', '500')).faults).toEqual({})
})
