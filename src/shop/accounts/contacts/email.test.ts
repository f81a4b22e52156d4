import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

test.each([
  ['inv@t.example', true],
  ["o'neil+shop@t.example", true],
  ['"inv"@t.example', false],
  ['＂inv＂@t.example', false],
  ['inv(me)@t.example', false],
  ['inv@t', false],
])('%s: %s', (email, is) => expect(isEmail(email)).toBe(is))
