import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanAmount } from './clean-amount.ts'

test.each([
  ['1250', '1250'],
  [' 1,250 ', '1250'],
  ['12,50,000', '1250000'],
  ['Rs 100', '100'],
  ['Rs. 1,250.50', '1250.50'],
  ['PKR 99', '99'],
  ['₨99', '99'],
  ['1250/-', '1250'],
  ['100 rupees', '100'],
  ['۱۲٬۵۰۰', '12500'],
  ['١٢٫٥', '12.5'],
  ['\u202a1,250\u202c', '1250'],
  // Invalid or ambiguous amounts stay for the later check.
  ['1.250,50', '1.250,50'],
  ['1,25', '1,25'],
  ['-5', '-5'],
  ['1e3', '1e3'],
  ['call me', 'call me'],
  ['', ''],
])('%j is the amount %j', (typed, clean) => expect(cleanAmount(typed)).toBe(clean))

test('a clean amount stays as it is', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat({ max: 99 }), (rupees, paisa) => {
      const plain = `${rupees}.${String(paisa).padStart(2, '0')}`
      expect(cleanAmount(plain)).toBe(plain)
      expect(cleanAmount(`Rs. ${rupees.toLocaleString('en')}`)).toBe(String(rupees))
    }),
  )
})
