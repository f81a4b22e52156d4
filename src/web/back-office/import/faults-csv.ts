import { withoutFormulaMark } from '#shop/formula-mark.ts'
import { csvText } from '#wire/csv.ts'
import type { ImportReport } from './send-list.ts'

type Faulty = {
  headings: readonly string[]
  rejected: readonly Pick<ImportReport['rejected'][number], 'line' | 'cells' | 'reason'>[]
}

/**
 * The rows that were not taken under the headings of their list, to be put right and sent again: behind their own
 * cells are the line and the reason, which no field is made of. Cells beyond the headings come last, so that
 * the row stays refused until somebody has looked at it.
 */
export function faultsCsv({ headings, rejected }: Faulty, line: string, reason: string): string {
  const isAgain = headings.at(-2) === line && headings.at(-1) === reason
  const own = isAgain ? headings.slice(0, -2) : headings
  const rows = rejected.map((row) => {
    // Spaces around a cell say nothing; a mark that it has already is not marked again.
    const cells = row.cells.map((cell) => withoutFormulaMark(cell.trim()))
    const kept = own.map((_, at) => cells[at] ?? '')
    return [...kept, String(row.line), row.reason, ...cells.slice(headings.length)]
  })
  return csvText([[...own, line, reason], ...rows])
}
