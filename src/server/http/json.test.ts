import { expect, test } from 'vitest'
import { isTooDeep } from './json.ts'

test.each([
  ['', false],
  ['{"a":[{"b":[]}]}', false],
  ['['.repeat(32) + ']'.repeat(32), false],
  ['['.repeat(33), true],
  ['{"a":'.repeat(33), true],
  [`"${'['.repeat(100)}"`, false],
  [String.raw`"\"[[[[`.padEnd(200, '['), false],
  [String.raw`"\\"`.padEnd(200, '['), true],
  ['[],'.repeat(1000), false],
])('%#', (json, tooDeep) => {
  expect(isTooDeep(json)).toBe(tooDeep)
})
