import { expect, test } from 'vitest'
import { questionMessages } from '../../messages/en/questions.ts'
import { english } from '../../messages/language.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { groupsWith, questionGroups } from './questions.ts'

const values = { shopName: '', shipping: '', who: '', reach: '', where: '', courts: '' }
const groups = questionGroups(messagesIn(english, questionMessages), values)

const count = (typed: string) =>
  groupsWith(groups, typed).flatMap(({ questions }) => questions).length
const all = groups.flatMap(({ questions }) => questions)

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
