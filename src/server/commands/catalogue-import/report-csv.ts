import type { RejectedRow } from '#shop/catalogue/import/rows/parse-row.ts'
import { rowFaultIn } from '#web/messages/import-in.ts'
import { english } from '#web/messages/language.ts'
import { csvText } from '#wire/csv.ts'

/** Refused and partly imported rows as CSV. */
export const reportCsv = (rejected: readonly RejectedRow[]) =>
  csvText([
    ['line', 'kind', 'reason', 'name'],
    ...rejected.map(({ line, kind, fault, name }) => [
      line,
      kind,
      rowFaultIn(english, fault),
      name,
    ]),
  ])
