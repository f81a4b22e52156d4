import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isListField } from '#shop/catalogue/import/list-fields.ts'
import { readOptions } from './options.ts'

test('a file and what to do with it', () => {
  expect(readOptions(['list.csv'])).toEqual({
    file: 'list.csv',
    columns: {},
    dryRun: false,
    asDraft: false,
    pricesOnly: false,
    report: null,
  })
  const words =
    'list.csv --dry-run --draft --prices-only --map name=Urdu=Name --map sku= --report bad.csv'
  expect(readOptions(words.split(' '))).toEqual({
    file: 'list.csv',
    columns: { name: 'Urdu=Name', sku: '' },
    dryRun: true,
    asDraft: true,
    pricesOnly: true,
    report: 'bad.csv',
  })
})

test.each([
  ['', /Which file/],
  ['one.csv two.csv', /Which file/],
  ['one.csv --map name', /FIELD=COLUMN/],
  ['one.csv --wrong', /--wrong/],
])('“%s” is answered with what is wrong', (words, problem) =>
  expect(readOptions(words.split(' ').filter(Boolean))).toEqual({
    problem: expect.stringMatching(problem),
  }),
)

test('every --map that the documents show names a field', () => {
  for (const file of ['README.md', 'docs/operate.md', 'docs/api.md']) {
    const text = readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8')
    const fields = [...text.matchAll(/--map ([\w-]+)=/g)].map(([, field = '']) => field)
    expect([file, fields.filter((field) => !isListField(field))]).toEqual([file, []])
  }
})
