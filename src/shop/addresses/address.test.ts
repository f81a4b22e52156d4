import { expect, test } from 'vitest'
import { addressLimits, addressText } from './address.ts'

test('only what is said is a line', () => {
  expect(addressText({ address: 'House 12', landmark: '', riderNote: '' })).toBe('House 12')
  expect(
    addressText({ address: 'House 12', landmark: 'the mosque', riderNote: 'Ring twice' }),
  ).toBe('House 12\nNear the mosque\nNote: Ring twice')
})

test('the longest that can be kept fits an order', () => {
  const long = (length: number) => 'x'.repeat(length)
  const { address, landmark, riderNote } = addressLimits
  expect(
    addressText({ address: long(address), landmark: long(landmark), riderNote: long(riderNote) })
      .length,
  ).toBeLessThanOrEqual(500)
})
