import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A line that test/support/statements.ts writes for each text that a process executes. */
type Recorded = { text: string; store: string | null; test: string }

/** Statements of the stores that SQLite executed and PostgreSQL did not, each with a test that executes it. */
export function missedOnPostgres(folder: string): string[] {
  const onPostgres = new Set(recordedOn('postgres', folder).map(({ text }) => normalised(text)))
  const missed = new Map<string, string>()
  for (const { text, store, test } of recordedOn('sqlite', folder)) {
    const known = normalised(text)
    if (store !== null && !onPostgres.has(known) && !ofSqlite.test(known))
      missed.set(known, `${store}, by ${test}: ${known}`)
  }
  return [...missed.values()].toSorted()
}

/** What PostgreSQL does not know: facts of the file, and how a query is planned. */
const ofSqlite = /\bpragma_|\bexplain query plan\b/

/** How many statements of the stores were executed: none means that nothing was recorded. */
export const statementsOn = (engine: string, folder: string): number =>
  new Set(recordedOn(engine, folder).map(({ text }) => normalised(text))).size

const recordedOn = (engine: string, folder: string): Recorded[] =>
  readdirSync(folder)
    .filter((file) => file.startsWith(`${engine}-`))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as Recorded)

/** Both engines' texts of one statement, whatever the lengths of its lists and searches. */
export const normalised = (text: string): string =>
  text
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(/\bfor (?:no key )?update\b/g, '')
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(
      /json_array_elements_text\(cast\((.*?) as json\)\) as part \(value\)/g,
      'json_each($1) as part',
    )
    .replaceAll('(cast(part.value as json) ->> cast(? as text))', 'json_extract(part.value, ?)')
    .replaceAll(/\(\?(?:, \?)+\)/g, '(?)')
    .replaceAll(/\(\?\)(?:, \(\?\))+/g, '(?)')
    .replaceAll(/(\S+(?: \S+)*? like \? escape '\\')(?: and \1)+/g, '$1') // a search of several words
