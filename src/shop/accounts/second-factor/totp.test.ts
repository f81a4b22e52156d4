import { expect, test } from 'vitest'
import { codeAt, matchingStep, newTotpSecret, stepAt, totpLink } from './totp.ts'

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' // "12345678901234567890" of RFC 6238

test.for<[seconds: number, code: string]>([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('RFC 6238 at %i s: %s', ([seconds, code]) => {
  expect(codeAt(secret, stepAt(seconds * 1000))).toBe(code)
})

const now = 1_111_111_109_000
const step = stepAt(now)

test.for<[name: string, of: number, lastStep: number, found: number | null]>([
  ['of now', 0, 0, step],
  ['of the step before', -1, 0, step - 1],
  ['of the step after', 1, 0, step + 1],
  ['older', -2, 0, null],
  ['from further ahead', 2, 0, null],
  ['used', 0, step, null],
  ['before one that was used', -1, step, null],
  ['after one that was used', 1, step, step + 1],
])('a code %s', ([, of, lastStep, found]) => {
  expect(matchingStep(secret, codeAt(secret, step + of), now, lastStep)).toBe(found)
})

test.for(['', '12345', '1234567', '28708२', 'abcdef'])('%j is no code', (typed) => {
  expect(matchingStep(secret, typed, now, 0)).toBeNull()
})

test('a new secret has 160 bits, and is in the link that an app reads', () => {
  const fresh = newTotpSecret()
  expect(fresh).toMatch(/^[A-Z2-7]{32}$/)
  expect(totpLink(fresh, 'A & B', 'x@y.example')).toBe(
    `otpauth://totp/A%20%26%20B:x%40y.example?secret=${fresh}&issuer=A%20%26%20B`,
  )
})
