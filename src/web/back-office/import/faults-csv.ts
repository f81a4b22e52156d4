import { withoutFormulaMark } from '#shop/formula-mark.ts'
import { csvText } from '#wire/csv.ts'
import type { ImportReport } from './send-list.ts'

type Faulty = {
  headings: readonly string[]
  rejected: readonly Pick<ImportReport['rejected'][number], 'line' | 'cells' | 'reason'>[]
}

/**
 * The refused rows under their headings, to be fixed and sent again, followed by line and reason, which no field uses.
 * Cells beyond the headings come last, so the row stays refused until it is fixed.
 */
export function faultsCsv({ headings, rejected }: Faulty, line: string, reason: string): string {
  const isAgain = headings.at(-2) === line && headings.at(-1) === reason
  const own = isAgain ? headings.slice(0, -2) : headings
  const rows = rejected.map((row) => {
    // Trims spaces; doesn't add a second mark.
    const cells = row.cells.map((cell) => withoutFormulaMark(cell.trim()))
    const ownCells = own.map((_, at) => cells[at] ?? '')
    return [...ownCells, String(row.line), row.reason, ...cells.slice(headings.length)]
  })
  return csvText([[...own, line, reason], ...rows])
}
