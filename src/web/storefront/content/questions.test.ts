import { expect, test } from 'vitest'
import { groupsWith, questionGroups } from './questions.ts'

const count = (typed: string) => groupsWith(typed).flatMap(({ questions }) => questions).length
const all = questionGroups.flatMap(({ questions }) => questions)

test('nothing typed shows all, and every question only once', () => {
  expect(count('  ')).toBe(all.length)
  expect(new Set(all.map(({ ask }) => ask)).size).toBe(all.length)
})

test.each([
  ['RECEIPT', 2],
  ['points cancel', 1],
  ['zeppelin', 0],
  ['.*', 0],
])('%s finds %i', (typed, found) => {
  expect(count(typed)).toBe(found)
})
