import { columnsOf } from './headings.ts'
import { type ListField, needed } from './list-fields.ts'
import { decimalFinder, type DecimalSign } from './list-format.ts'
import { maxPreambleRows } from './list-start.ts'
import { beginningOf, sampleSize } from './prescan.ts'
import { type ListRow, readList, type Source } from './read-list.ts'
import { unreadable } from './faults.ts'

/**
 * `columns`: the field of each column; null: no field. `lines`: the first lines of the file; each may be the line of
 * the headings. `headingsLine` and the numbers of `lines` count lines of the file.
 */
export type ListPreview = {
  headings: readonly string[]
  headingsLine: number
  lines: readonly { line: number; text: string }[]
  columns: readonly (ListField | null)[]
  missing: readonly ListField[]
  decimal: DecimalSign
  rows: readonly (readonly string[])[]
}

const maxRows = 5

/** The beginning of a list: its headings, what they are taken for, and its first rows. Refuses what is no list in CSV. */
export async function previewList(source: Source, headingsLine?: number): Promise<ListPreview> {
  const first: ListRow[] = []
  for await (const row of readList(source)) {
    first.push(row)
    if (first.length > maxPreambleRows + sampleSize) break
  }
  const { headings, below, sample, ...beginning } = beginningOf(first, headingsLine)
  const guessed = columnsOf(sample, {})
  if ('fault' in guessed) throw unreadable(guessed.fault)
  const fieldOf = new Map(Object.entries(guessed.columns).map(([field, at]) => [at, field as ListField])) // prettier-ignore
  const decimal = decimalFinder(guessed.columns)
  for (const cells of below) decimal.observe(cells)
  return {
    headings,
    headingsLine: beginning.headingsLine,
    lines: first
      .slice(0, maxPreambleRows + 1)
      .map(({ line, cells }) => ({ line, text: textOf(cells) })),
    columns: headings.map((_, at) => fieldOf.get(at) ?? null),
    missing: needed.filter((field) => guessed.columns[field] === undefined),
    decimal: decimal.found(),
    rows: below.slice(0, maxRows),
  }
}

const textOf = (cells: readonly string[]) =>
  cells
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(', ')
    .slice(0, 100)
