import { expect, test } from 'vitest'
import { questionMessages } from '../../messages/en/storefront/content/questions.ts'
import { english } from '../../messages/language.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { groupsWith, questionGroups, questionsIn } from './questions.ts'

const values = {
  shopName: '',
  shipping: '',
  who: '',
  reach: '',
  where: '',
  weighed: '',
  earning: '',
  paying: '',
  pickup: '',
  refunding: '',
  courts: '',
}
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
  ['ＲＥＣＥÍＰＴ', 2],
  ['points cancel', 1],
  ['zeppelin', 0],
  ['.*', 0],
])('%s finds %i', (typed, found) => {
  expect(count(typed)).toBe(found)
})

test.each([
  ['', []],
  ['Just words', [{ name: '', questions: [{ ask: '', answer: 'Just words\n' }] }]],
  [
    '## Paying\n\nCash only.\n\n### Card?\nNot yet.\n\n- soon\n## Empty\n# Rest\n### When?\nLater',
    [
      {
        name: 'Paying',
        questions: [
          { ask: '', answer: 'Cash only.\n\n' },
          { ask: 'Card?', answer: 'Not yet.\n\n- soon\n' },
        ],
      },
      { name: 'Rest', questions: [{ ask: 'When?', answer: 'Later\n' }] },
    ],
  ],
])('the questions of %j', (text, found) => {
  expect(questionsIn(text)).toEqual(found)
})
