import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { missedOnPostgres, normalised } from './statements.ts'

const store = 'src/shop/orders/orders.store.ts'

function recorded(sqlite: (string | null)[][], postgres: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'statements-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const lines = (all: object[]) => all.map((one) => `${JSON.stringify(one)}\n`).join('')
  const onSqlite = sqlite.map(([text, of]) => ({ text, store: of, test: 'a.test.ts' }))
  writeFileSync(join(folder, 'sqlite-1.jsonl'), lines(onSqlite))
  writeFileSync(join(folder, 'sqlite-2.jsonl'), lines(onSqlite))
  writeFileSync(join(folder, 'postgres-3.jsonl'), lines(postgres.map((text) => ({ text }))))
  return missedOnPostgres(folder)
}

test('a statement that PostgreSQL did not execute is named once, with its store and a test', () => {
  const both = 'select 1 from orders where id = ?'
  expect(
    recorded(
      [
        [both, store],
        ['delete from orders', store],
      ],
      ['select 1 from orders where id = $1'],
    ),
  ).toEqual([`${store}, by a.test.ts: delete from orders`])
})

test('statements of tests, and those for SQLite only, are not compared', () => {
  const own = [
    ['select 1', null],
    ['select file from pragma_database_list', store],
  ]
  expect(recorded(own, ['select 2'])).toEqual([])
})

test.each([
  ['select a\n  from b -- why\n where c = $1 for no key update', 'select a from b where c = ?'],
  ['where id in (?, ?, ?)', 'where id in (?)'],
  ['values ($1, $2), ($3, $4), ($5, $6)', 'values (?)'],
  [
    "where lower(a) like ? escape '\\' and lower(a) like ? escape '\\'",
    "where lower(a) like ? escape '\\'",
  ],
  ['where a = ? and b = ?', 'where a = ? and b = ?'],
])('%s', (text, known) => expect(normalised(text)).toBe(known))
