import type { Edit } from './grid.ts'
import { type Field, fields } from './row-values.ts'

const columns = fields.filter((field) => field !== 'published')

/** Spreadsheet cells: lines with tabs between columns. */
export const cellsOf = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))

/** Whether a text has more than one cell. */
export const isTable = (text: string) => /[\t\n]/.test(text)

/** The edits of a paste from a cell on; `beyond`: lines below the last row. */
export function pastedInto(
  text: string,
  ids: readonly string[],
  from: { id: string; field: Field },
): { edits: Edit[]; beyond: number } {
  const top = ids.indexOf(from.id)
  const start = columns.findIndex((field) => field === from.field)
  const lines = cellsOf(text)
  if (top < 0 || start < 0) return { edits: [], beyond: lines.length }
  const edits = lines.flatMap((line, down) =>
    line.flatMap((cell, along) => {
      const [id, field] = [ids[top + down], columns[start + along]]
      return id === undefined || field === undefined ? [] : [{ id, field, text: cell }]
    }),
  )
  return { edits, beyond: Math.max(0, top + lines.length - ids.length) }
}
