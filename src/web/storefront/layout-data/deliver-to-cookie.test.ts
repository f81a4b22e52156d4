import { expect, test } from 'vitest'
import { packDeliverTo, unpackDeliverTo } from './deliver-to-cookie.ts'

const f8 = { lat: 33.7101, lng: 73.0499 }

test.each([
  ['an address and its pin', { address: 'House 4, F-8\nNear the park', place: f8 }],
  ['an address without a pin', { address: 'مکان ۴، اسلام آباد', place: null }],
  ['a pin alone', { address: '', place: f8 }],
  ['the longest address', { address: '😀'.repeat(250), place: f8 }],
])('%s comes back from the cookie', (_, deliverTo) => {
  const text = packDeliverTo(deliverTo)
  expect(text).toMatch(/^[\w-]{1,2200}$/)
  expect(unpackDeliverTo(text)).toEqual(deliverTo)
})

const packed = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test.each([
  ['none', undefined],
  ['an empty one', ''],
  ['no base64', '%%%'],
  ['no JSON', Buffer.from('{').toString('base64url')],
  ['broken UTF-8', Buffer.from([0x22, 0xff, 0x22]).toString('base64url')],
  ['another shape', packed({ address: 'Lahore' })],
  ['nothing chosen', packed(['', null, null])],
  ['a number for an address', packed([5, 33, 73])],
  ['a huge one', packed(['x'.repeat(5000), 33, 73])],
])('a cookie with %s is nothing', (_, text) => expect(unpackDeliverTo(text)).toBeNull())

test.each([
  ['off the globe', ['Lahore', 91, 73]],
  ['of text', ['Lahore', '33', '<svg onload=alert(1)>']],
])('a pin %s is dropped, the address stays', (_, value) =>
  expect(unpackDeliverTo(packed(value))).toEqual({ address: 'Lahore', place: null }),
)
