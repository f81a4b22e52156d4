import { expect, test } from 'vitest'
import { pageRule, paperOf } from './papers.ts'

test.each([
  [null, 'a4'],
  ['a4', 'a4'],
  ['roll', 'roll'],
  ['letter', 'a4'],
] as const)('%s is %s', (asked, paper) => expect(paperOf(asked)).toBe(paper))

test('a roll is as long as its content', () => {
  expect(pageRule('a4', 500)).toBe('@page { size: A4; margin: 14mm }')
  expect(pageRule('roll', 960)).toBe('@page { size: 80mm 260mm; margin: 3mm 4mm }')
  expect(pageRule('roll', null)).toBe('@page { size: 80mm 297mm; margin: 3mm 4mm }')
})
