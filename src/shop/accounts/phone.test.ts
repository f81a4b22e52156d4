import fc from 'fast-check'
import { expect, test } from 'vitest'
import { phoneKey, phoneStart } from './phone.ts'

test.each([
  ['0300 1234567', '+923001234567'],
  ['3001234567', '+923001234567'],
  ['+92 300 1234567', '+923001234567'],
  ['0092-300-1234567', '+923001234567'],
  ['(+92) 300 1234567', '+923001234567'],
  ['+92 (0)300 1234567', '+923001234567'],
  ['051-1234567', '+92511234567'],
  ['(042) 35761234', '+924235761234'],
  ['0300.1234567', '+923001234567'],
])('%s is %s', (typed, key) => expect(phoneKey(typed)).toBe(key))

test.each([
  [''],
  ['0'],
  ['12345'],
  ['0300 123456'],
  ['0300 12345678'],
  ['+1 415 555 0100'],
  ['+44 20 7946 0958'],
  ['call me'],
  ['0300-ABCDEFG'],
  ['0300123456７'],
  ['0300 1234567; drop'],
  ['00000000000'],
  ['+92'],
  ['9'.repeat(100)],
])('%s is none', (typed) => expect(phoneKey(typed)).toBeNull())

test.each([
  ['0321 5550103', '3215550103'],
  ['3215550103', '3215550103'],
  ['+92 321-5550103', '3215550103'],
  ['00923215550103', '3215550103'],
  ['923215550103', '3215550103'],
  ['0321', '321'],
  ['0321-555', '321555'],
  ['051 123', '51123'],
  ['92321', '92321'],
  ['032', null],
  ['0', null],
  ['', null],
  ['Amina', null],
  ['0321x', null],
])('who looks for %s looks for %s', (typed, start) => expect(phoneStart(typed)).toBe(start))

test('one number has one key, which is its own key', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 3_000_000_000, max: 3_499_999_999 }),
      fc.constantFrom('0', '+92', '0092', '+92 0', ''),
      (number, prefix) => {
        const key = phoneKey(`${prefix}${number}`)
        expect(key).toBe(`+92${number}`)
        expect(phoneKey(key ?? '')).toBe(key)
      },
    ),
  )
})
