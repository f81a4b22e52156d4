import type { PriceTag } from '../../pricing/price-tag.ts'
import type { RowFault } from './faults.ts'
import type { Columns } from './list-fields.ts'
import { type Listed, readRow } from './list-row.ts'
import { type ListRow, readList, type Source } from './read-list.ts'

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

/** The rows below the headings, with how many cells they should have. */
export async function* readRows(source: Source): AsyncGenerator<ListRow & { width: number }> {
  let width = -1
  for await (const row of readList(source)) {
    if (width === -1) width = row.cells.length
    else yield { ...row, width }
  }
}

/** The row as a product; or why not: it makes no sense, or an earlier row is the same product. The first one counts. */
export function parseRow(
  { line, cells, width }: ListRow & { width: number },
  columns: Columns,
  known: Map<string, Earlier>,
): ParsedRow | RejectedRow {
  const name = (cells[columns.name ?? 0] ?? '').trim().slice(0, 60)
  const rejected = (kind: RejectedRow['kind'], fault: RowFault) => ({
    line,
    name,
    cells,
    kind,
    fault,
  })
  if (cells.length < width || cells.slice(width).some((cell) => cell.trim() !== ''))
    return rejected('refused', { code: 'cells', found: cells.length, width })
  const listed = readRow(cells, columns)
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
