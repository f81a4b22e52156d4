import { expect, test } from 'vitest'
import { fitsReason, type StaffReason } from '#shop/catalogue/stock/stock-change.ts'
import { changeIn } from '#wire/admin/catalogue/stock.schema.ts'
import { movementOf } from './movement.ts'

test.each<[StaffReason, string, object | string]>([
  ['counted', '42', { stock: 42, stockBefore: 7 }],
  ['counted', '0', { stock: 0, stockBefore: 7 }],
  ['counted', '-1', 'wrong'],
  ['counted', '', 'wrong'],
  ['counted', '1.5', 'wrong'],
  ['received', ' 12 ', { change: 12 }],
  ['received', '0', 'aboveZero'],
  ['received', '-3', 'aboveZero'],
  ['damaged', '2', { change: -2 }],
  ['damaged', 'two', 'aboveZero'],
  ['corrected', '-2', { change: -2 }],
  ['corrected', '−2', { change: -2 }],
  ['corrected', '+2', { change: 2 }],
  ['corrected', '0', 'notZero'],
  ['corrected', '12345678', 'notZero'],
])('%s %j is %j', (reason, text, expected) => {
  const movement = movementOf(reason, text, 7)
  expect(movement).toEqual(expected)
  if (typeof movement === 'string') return
  const change = changeIn({ reason, ...movement })
  expect(change !== null && fitsReason(reason, change)).toBe(true)
})
