import { withFormulaMark } from '#shop/formula-mark.ts'

type Cell = string | number | null

/** Rows as CSV, headings first; formulas are marked as text. */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')

function cellOf(value: Cell): string {
  if (typeof value === 'number') return String(value)
  const harmless = withFormulaMark(value ?? '')
  return /[",\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
