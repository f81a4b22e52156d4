import { expect, test } from 'vitest'
import { rupees } from '../../money.ts'
import { splitCharge, withExtra } from './with-extra.ts'

test.each([
  ['a dearer window of free delivery', 50, 50, 0, 50],
  ['a dearer window', 200, 50, 150, 50],
  ['a cheaper window', 100, -50, 150, -50],
  ['a discount larger than the fee', 0, -50, 0, 0],
  ['no window', 150, 0, 150, 0],
  ['a charge that staff lowered below the extra', 20, 50, 20, 0],
])('%s', (_, charge, extra, fee, more) => {
  const parts = splitCharge(rupees(charge), rupees(extra))
  expect(parts).toEqual({ fee: rupees(fee), extra: rupees(more) })
  expect(withExtra(parts.fee, parts.extra)).toBe(rupees(charge))
})
