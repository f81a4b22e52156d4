import { type ColumnMapping, findColumns, numberRepeated } from './headings.ts'
import type { Columns } from './list-fields.ts'
import { decimalFinder, type DateOrder, type DecimalSign, type ListFormat } from './list-format.ts'
import { headingsAmong, maxPreambleRows } from './list-start.ts'
import { type ListRow, readList, type Source } from './read-list.ts'
import { unreadable } from './faults.ts'

/** What staff said of a list; what they did not is guessed from its beginning, and its amounts. */
export type ListReading = {
  /** Field → heading, where the guess is not wanted. */
  columns?: ColumnMapping
  /** The line of the file, from 1, that has the headings. */
  headingsLine?: number | undefined
  decimal?: DecimalSign | undefined
  dateOrder?: DateOrder | undefined
}

/** What a file is, before anything of it is taken. `above`: what stands before the headings. */
export type Prescan = {
  columns: Columns
  headings: readonly string[]
  headingsLine: number
  above: readonly (readonly string[])[]
  format: ListFormat
  rows: number
}

/** So many rows below the headings tell what a doubtful column holds. */
export const sampleSize = 50

/** Reads everything once, so that a file broken at its end is refused before its beginning is written. */
export async function prescan(source: Source, options: ListReading): Promise<Prescan> {
  const first: ListRow[] = []
  let list: ReturnType<typeof start> | undefined
  let rows = 0
  for await (const row of readList(source)) {
    rows += 1
    if (list !== undefined) list.decimal.observe(row.cells)
    else if (first.push(row) > maxPreambleRows + sampleSize) list = start(first, options)
  }
  const { decimal, columns, headings, headingsLine, above } = list ?? start(first, options)
  const dateOrder = options.dateOrder ?? null
  return {
    columns,
    headings,
    headingsLine,
    above,
    format: { decimal: options.decimal ?? decimal.found(), dateOrder },
    rows: rows - above.length - 1,
  }
}

/** Where the table of a list begins, by its first rows. */
export function beginningOf(first: readonly ListRow[], headingsLine: number | undefined) {
  if (first.length === 0) throw unreadable({ code: 'empty' })
  const at =
    headingsLine === undefined
      ? headingsAmong(first.slice(0, maxPreambleRows + 1))
      : first.findIndex(({ line }) => line === headingsLine)
  const row = first[at]
  if (row === undefined) throw unreadable({ code: 'noSuchLine', line: headingsLine ?? 1 })
  const below = first.slice(at + 1).map(({ cells }) => cells)
  const headings = numberRepeated(row.cells)
  return {
    headings,
    headingsLine: row.line,
    above: first.slice(0, at).map(({ cells }) => cells),
    below,
    sample: { headings, rows: below.slice(0, sampleSize) },
  }
}

function start(first: readonly ListRow[], { columns = {}, headingsLine }: ListReading) {
  const beginning = beginningOf(first, headingsLine)
  const found = findColumns(beginning.sample, columns)
  if ('fault' in found) throw unreadable(found.fault)
  const decimal = decimalFinder(found.columns)
  for (const cells of beginning.below) decimal.observe(cells)
  return { ...beginning, columns: found.columns, decimal }
}
