import { findColumns, type ColumnMapping } from './headings.ts'
import type { Columns } from './list-fields.ts'
import { readList, type Source } from './read-list.ts'
import { unreadable } from './faults.ts'

/** What a file is, before anything of it is taken. */
export type Prescan = { columns: Columns; headings: readonly string[]; rows: number }

/** Reads everything once, so that a file broken at its end is refused before its beginning is written. */
export async function prescan(source: Source, asked: ColumnMapping): Promise<Prescan> {
  let headings: string[] | undefined
  const sample: string[][] = []
  let rows = 0
  for await (const { cells } of readList(source)) {
    if (headings === undefined) headings = cells
    else if (sample.length < 50) sample.push(cells)
    rows += 1
  }
  if (headings === undefined) throw unreadable({ code: 'empty' })
  const found = findColumns({ headings, rows: sample }, asked)
  if ('fault' in found) throw unreadable(found.fault)
  return { columns: found.columns, headings, rows: rows - 1 }
}
