import type { RejectedRow } from '#shop/catalogue/import/parse-row.ts'
import { rowFaultIn } from '#web/messages/import-in.ts'
import { english } from '#web/messages/language.ts'

/** The rows that were not taken, or not all of them, for a spreadsheet. */
export const reportCsv = (rejected: readonly RejectedRow[]) =>
  [
    ['line', 'kind', 'reason', 'name'],
    ...rejected.map(({ line, kind, fault, name }) => [
      String(line),
      kind,
      rowFaultIn(english, fault),
      name,
    ]),
  ]
    .map((cells) => `${cells.map((cell) => `"${safe(cell).replaceAll('"', '""')}"`).join(',')}\r\n`)
    .join('')

// A spreadsheet takes a cell that begins so for a formula.
const safe = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)
