import type { PriceTag } from '../../../pricing/price-tag.ts'
import type { RowFault } from '../faults.ts'
import type { Columns } from '../list-fields.ts'
import type { ListFormat } from '../list-format.ts'
import { type Listed, readRow } from './list-row.ts'
import { type ListRow, readList, type Source } from '../read-list.ts'

/** A row that was not taken, where `repeated` ones are no mistake; or that was taken, but not all of it (`noted`). */
export type RejectedRow = {
  line: number
  name: string
  /** As they are in the file. */
  cells: readonly string[]
  kind: 'refused' | 'repeated' | 'noted'
  fault: RowFault
}
export type ParsedRow = { line: number; cells: readonly string[]; listed: Listed }
/** What is remembered of a row, by its product's code. */
export type Earlier = { line: number; retail: PriceTag }
export type KnownCodes = {
  get: (code: string) => Earlier | undefined
  set: (code: string, row: Earlier) => void
}

/** The rows below the headings, which begin on this line. */
export async function* readRows(source: Source, headingsLine: number): AsyncGenerator<ListRow> {
  for await (const row of readList(source)) if (row.line > headingsLine) yield row
}

/** How the rows of a list are to be read. */
type ListPlan = { columns: Columns; headings: readonly string[]; format: ListFormat }

/** The row as a product; or why not: it makes no sense, or an earlier row is the same product. The first one counts. */
export function parseRow(
  { line, cells }: ListRow,
  { columns, headings, format }: ListPlan,
  known: KnownCodes,
): ParsedRow | RejectedRow {
  const name = (cells[columns.name ?? 0] ?? '').trim().slice(0, 60)
  const rejected = (kind: RejectedRow['kind'], fault: RowFault) => ({
    line,
    name,
    cells,
    kind,
    fault,
  })
  // A spreadsheet leaves out the separators of empty last cells, or writes some too many.
  const width = headings.length
  if (cells.slice(width).some((cell) => cell.trim() !== ''))
    return rejected('refused', { code: 'cells', found: cells.length, width })
  const listed = readRow(cells, columns, format)
  if ('fault' in listed) return rejected('refused', listed.fault)
  const earlier = known.get(listed.sku)
  if (earlier !== undefined) return rejected('repeated', repetition(earlier, listed))
  known.set(listed.sku, { line, retail: listed.retail })
  return { line, cells, listed }
}

function repetition({ line, retail }: Earlier, again: Listed): RowFault {
  const isSamePrice = retail.list === again.retail.list && retail.offer === again.retail.offer
  return { code: isSamePrice ? 'repeats' : 'repeatsAtOtherPrice', earlier: line }
}
