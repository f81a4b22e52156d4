import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  compiler,
  contains,
  hasWords,
  joined,
  list,
  numbered,
  questionMarks,
  rows,
  sql,
} from './sql.ts'

const inSqlite = compiler(questionMarks)
const inPostgres = compiler(numbered)
const written = ({
  strings,
  values,
}: {
  strings: readonly string[]
  values: readonly unknown[]
}) => [inSqlite(strings, values), inPostgres(strings, values)]

test('values are counted through nested pieces, in both ways of writing', () => {
  const filter = sql`price > ${1} and ${sql`name = ${'x'}`}`
  expect(written(sql`select ${sql`id`} from product where ${filter} limit ${5}`)).toEqual([
    { text: 'select id from product where price > ? and name = ? limit ?', values: [1, 'x', 5] },
    { text: 'select id from product where price > $1 and name = $2 limit $3', values: [1, 'x', 5] },
  ])
  expect(
    inPostgres(
      sql`values ${rows([
        [1, 'a'],
        [2, 'b'],
      ])}`.strings,
      sql`values ${rows([
        [1, 'a'],
        [2, 'b'],
      ])}`.values,
    ),
  ).toEqual({ text: 'values ($1, $2), ($3, $4)', values: [1, 'a', 2, 'b'] })
  expect(written(sql`set ${joined([sql`a = ${1}`, sql`b = ${null}`], ', ')}`)[0]).toEqual({
    text: 'set a = ?, b = ?',
    values: [1, null],
  })
  expect(written(sql`${joined([], ', ')}`)[0]).toEqual({ text: '', values: [] })
})

test('one literal asked with a piece, without, and with another: each as itself', () => {
  const ask = (value: unknown) => inPostgres(...parts`select 1 where ${value} and ${2}`)
  expect(ask('x').text).toBe('select 1 where $1 and $2')
  expect(ask(sql`a = ${7}`)).toEqual({ text: 'select 1 where a = $1 and $2', values: [7, 2] })
  expect(ask('y')).toEqual({ text: 'select 1 where $1 and $2', values: ['y', 2] })
  expect(ask(sql`true`)).toEqual({ text: 'select 1 where true and $1', values: [2] })
})

const parts = (
  strings: TemplateStringsArray,
  ...values: unknown[]
): [readonly string[], unknown[]] => [strings, values]

test('a value never becomes SQL', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      "'; drop table product --",
      '$1',
      '?',
      '${x}',
      '\\',
      '%',
      'strings',
      '{"strings":["1"],"values":[]}',
    ),
  )
  fc.assert(
    fc.property(texts, fc.array(texts, { minLength: 1 }), (one, several) => {
      for (const { text, values } of written(sql`select ${one} in ${list(several)}`)) {
        expect(text.replace(/\$\d+/g, '?')).toBe(
          `select ? in (${several.map(() => '?').join(', ')})`,
        )
        expect(values).toEqual([one, ...several])
      }
    }),
  )
})

test.each([
  [undefined],
  [true],
  [Number.NaN],
  [Infinity],
  [{}],
  [['a']],
  [new Date(0)],
  [Symbol('x')],
])('%s is no value', (value) => {
  expect(() => inSqlite(...parts`select ${value}`)).toThrow('cannot be put into a query')
})

test('an empty list is refused before the database is asked', () =>
  expect(() => list([])).toThrow('at least one'))

test.each([
  ['red onion', ['%red%', '%onion%']],
  ['  50%   Off ', ['%50\\%%', '%off%']],
  ['  ', []],
])('%j is looked for word by word', (words, patterns) => {
  const [query] = written(hasWords(sql`lower(name)`, words))
  expect(query?.values).toEqual(patterns)
  expect(query?.text).toBe(
    patterns.map(() => `lower(name) like ? escape '\\'`).join(' and ') || '1 = 1',
  )
})

test('a pattern finds the text itself: its signs mean nothing', () => {
  expect(contains('50%_\\A')).toBe('%50\\%\\_\\\\a%')
})
