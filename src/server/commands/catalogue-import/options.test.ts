import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isListField } from '#shop/catalogue/import/list-fields.ts'
import { unreadable } from '#shop/catalogue/import/faults.ts'
import { backOfficeImportMessages } from '#web/messages/en/back-office/catalogue/import.ts'
import { importMessages } from '#web/messages/en/import.ts'
import { adviceFor } from './advice.ts'
import { readOptions } from './options.ts'

test('a file and its options', () => {
  expect(readOptions(['list.csv'])).toEqual({
    file: 'list.csv',
    columns: {},
    headingsLine: undefined,
    decimal: undefined,
    dateOrder: undefined,
    dryRun: false,
    asDraft: false,
    pricesOnly: false,
    report: null,
  })
  const words =
    'list.csv --dry-run --draft --prices-only --map name=Urdu=Name --map sku= --report bad.csv --headings 3 --decimal comma --dates day-first'
  expect(readOptions(words.split(' '))).toEqual({
    file: 'list.csv',
    columns: { name: 'Urdu=Name', sku: '' },
    headingsLine: 3,
    decimal: 'comma',
    dateOrder: 'day-first',
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
  ['one.csv --headings first', /number of a line/],
  ['one.csv --decimal semicolon', /point or comma/],
  ['one.csv --dates year-first', /day-first or month-first/],
])('“%s” is answered with the problem', (words, problem) =>
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

test('sentences of the web name no command option; the command names the option that helps', () => {
  const sentences = JSON.stringify([importMessages, backOfficeImportMessages])
  expect(sentences).not.toMatch(/--[a-z]/)
  const refused = unreadable({ code: 'columnsMissing', missing: ['price'], headings: ['colour'] })
  expect(adviceFor(refused)).toMatch(/--map price=COLUMN.*--headings LINE/)
  expect(adviceFor(unreadable({ code: 'empty' }))).toBe('')
})
