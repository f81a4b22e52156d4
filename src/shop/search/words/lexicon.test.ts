import { expect, test } from 'vitest'
import { brands, groceryWords } from './lexicon/groceries.ts'
import { groupsBegun, groupsIn, groupsWithin, readLexicon } from './lexicon.ts'

const small = readLexicon(`
# kitchen
sugar, cheeni, چینی
cinnamon, dar-cheeni, دارچینی
oil, tel
mustard oil, sarson ka tel
`)

test.each<[text: string, ...found: [group: number, from: number, to: number][]]>([
  ['cheeni', [0, 0, 1]],
  ['dar cheeni powder', [1, 0, 2]],
  ['sarson tel', [3, 0, 2]],
  ['sarson ka tel', [3, 0, 3]],
  ['tel', [2, 0, 1]],
  ['oils', [2, 0, 1]],
  ['چینی', [0, 0, 1]],
  ['bread'],
])('%s: the longest spelling, no word twice', (text, ...found) =>
  expect(groupsIn(small, text.split(' ')).map(({ group, from, to }) => [group, from, to])).toEqual(
    found,
  ),
)

test('mustard oil is an oil, dar cheeni is no cheeni', () => {
  expect(groupsWithin(small, ['mustard', 'oil'])).toEqual([{ group: 2, isLast: true }])
  expect(groupsWithin(small, ['dar', 'cheeni'])).toEqual([])
})

test('cinnamon is no sugar, in either script', () => {
  const lexicon = readLexicon(groceryWords)
  const sugar = lexicon.forms.get('چینی') ?? []
  for (const name of ['dar cheeni', 'dal chini', 'دار چینی']) {
    const found = groupsWithin(lexicon, name.split(' ')).map(({ group }) => group)
    expect([name, found.filter((group) => sugar.includes(group))]).toEqual([name, []])
  }
})

test('a brand belongs to the groups of its kinds', () => {
  const lexicon = readLexicon('cola, kola\nsoda\nsoda = cola water\ncola = pepsi\nsoda = pepsi')
  expect(lexicon.size).toBe(2)
  expect(lexicon.forms.get('pepsi')).toEqual([0, 1])
  expect(lexicon.forms.get('cola water')).toEqual([1])
})

test('every brand is of a kind that the lexicon has', () => {
  const { spellings } = readLexicon(groceryWords)
  const kinds = brands
    .split('\n')
    .flatMap((line) => (line === '' ? [] : (line.split(' = ')[0] ?? '')))
  expect(kinds.filter((kind) => !spellings.has(kind))).toEqual([])
})

test('a half-typed word has its group', () => expect([...groupsBegun(small, 'chee')]).toEqual([0]))

test('the lexicon has six hundred groceries, most of them in Urdu script too', () => {
  expect(readLexicon(groceryWords).size).toBeGreaterThanOrEqual(600)
  const groups = groceryWords.split('\n').filter((line) => line !== '' && !/^#| = /.test(line))
  const inUrdu = groups.filter((line) => /\p{Script=Arabic}/u.test(line))
  expect(inUrdu.length / groups.length).toBeGreaterThan(0.95)
  for (const line of groups) expect([line, /(?:^|, *),|, ?$/.test(line)]).toEqual([line, false])
})
