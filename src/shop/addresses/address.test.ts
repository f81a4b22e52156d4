import { expect, test } from 'vitest'
import { addressLimits, addressText } from './address.ts'

test('empty parts of an address produce no line', () => {
  expect(addressText({ address: 'House 12', landmark: '', riderNote: '' })).toBe('House 12')
  expect(
    addressText({ address: 'House 12', landmark: 'the mosque', riderNote: 'Ring twice' }),
  ).toBe('House 12\nNear the mosque\nNote: Ring twice')
})

test('the longest address in the book fits an order', () => {
  const long = (length: number) => 'x'.repeat(length)
  const { address, landmark, riderNote } = addressLimits
  expect(
    addressText({ address: long(address), landmark: long(landmark), riderNote: long(riderNote) })
      .length,
  ).toBeLessThanOrEqual(500)
})
