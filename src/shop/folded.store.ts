import type { Sql } from '#db/database.ts'
import { type Fragment, hasWords, joined, rows, sql } from '#db/sql.ts'
import { fold } from './fold.ts'

/** True if the folded text contains each typed word, in any order. SQLite's `lower()` only handles ASCII. */
export const saysFolded = (folded: Fragment, typed: string): Fragment => {
  const words = fold(typed)
  // Invisible characters must not match everything.
  return words === '' && typed.trim() !== '' ? sql`1 = 0` : hasWords(folded, words)
}

type FoldedColumn = { folded: Fragment; text: Fragment }

/**
 * Folded columns that each write must fill. `text`: SQL of the source; where it is null the column is null,
 * except the first, which is null only in rows older than the column.
 */
export type FoldedTable = {
  table: Fragment
  columns: readonly [FoldedColumn, ...FoldedColumn[]]
  /** Other tables that `text` reads. */
  joins?: Fragment
}

type Row = { id: string } & Record<string, string | null>

const numbered = (name: string, at: number): Fragment => ({ strings: [`${name}${at}`], values: [] })

const foldedOf = (row: Row, at: number) => {
  const text = row[`text${at}`] ?? null
  return text === null && at > 0 ? null : fold(text ?? '')
}

/** Fills rows without folded texts; returns how many. Parallel runs write the same values. */
export async function foldSome(db: Sql, of: FoldedTable, limit: number): Promise<number> {
  const { table, columns, joins = sql`` } = of
  const texts = columns.map(({ text }, at) => sql`${text} as ${numbered('text', at)}`)
  const missing = sql`${table}.${columns[0].folded} is null`
  const found = await db.all<Row>`
    select ${table}.id, ${joined(texts, ', ')} from ${table} ${joins} where ${missing} limit ${limit}`
  if (found.length === 0) return 0
  const given = found.map((row) => [row.id, ...columns.map((_, at) => foldedOf(row, at))])
  // Both engines name the columns of `values` column1, column2 and so on.
  const set = columns.map(({ folded }, at) => sql`${folded} = given.${numbered('column', at + 2)}`)
  await db.run`update ${table} set ${joined(set, ', ')} from (values ${rows(given)}) as given
    where ${table}.id = given.column1 and ${missing}`
  return found.length
}

const atOnce = 2000

/** Rows whose folded columns don't match their texts. */
export async function wronglyFolded(db: Sql, of: FoldedTable): Promise<{ id: string }[]> {
  const { table, columns, joins = sql`` } = of
  const both = columns.map(
    ({ folded, text }, at) =>
      sql`${text} as ${numbered('text', at)}, ${folded} as ${numbered('folded', at)}`,
  )
  const wrong: { id: string }[] = []
  for (let last = ''; ;) {
    const found = await db.all<Row>`
      select ${table}.id, ${joined(both, ', ')} from ${table} ${joins}
      where ${table}.id > ${last} order by ${table}.id limit ${atOnce}`
    const isWrong = (row: Row) => columns.some((_, at) => row[`folded${at}`] !== foldedOf(row, at))
    wrong.push(...found.filter(isWrong).map(({ id }) => ({ id })))
    const end = found.at(-1)
    if (end === undefined || found.length < atOnce) return wrong
    last = end.id
  }
}
