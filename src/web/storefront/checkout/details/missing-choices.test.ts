import { expect, test } from 'vitest'
import { choiceFor, type MissingChoices, parseChoices, withException } from './missing-choices.ts'

const choices: MissingChoices = { all: 'call', of: { chai: 'leave-out' } }

test('a choice for a product overrides the choice for the order', () => {
  expect(choiceFor(choices, 'chai')).toBe('leave-out')
  expect(choiceFor(choices, 'atta')).toBe('call')
  expect(choiceFor(choices, 'constructor')).toBe('call')
})

test("a choice equal to the order's is not an exception", () => {
  expect(withException(choices, 'atta', 'replace').of).toEqual({
    chai: 'leave-out',
    atta: 'replace',
  })
  expect(withException(choices, 'chai', 'call').of).toEqual({})
})

test('the oldest exceptions are forgotten', () => {
  let many: MissingChoices = { all: 'call', of: {} }
  for (let one = 0; one < 150; one += 1) many = withException(many, `p${one}`, 'replace')
  expect(Object.keys(many.of)).toHaveLength(100)
  expect(choiceFor(many, 'p149')).toBe('replace')
  expect(choiceFor(many, 'p0')).toBe('call')
})

test.each([
  '',
  '{',
  'null',
  '7',
  '[]',
  '{"all":"burn"}',
  '{"all":"call","of":7}',
  '{"of":{"chai":"burn"}}',
])('a corrupt store (%s) is like an empty one', (text) =>
  expect(parseChoices(text)).toEqual({ all: 'call', of: {} }),
)

test('stored choices are restored', () =>
  expect(parseChoices(JSON.stringify(choices))).toEqual(choices))
