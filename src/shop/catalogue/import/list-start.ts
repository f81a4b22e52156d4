import { columnsOf } from './headings.ts'

/** Maximum rows above the headings, such as title, shop and date. */
export const maxPreambleRows = 20

type Row = { line: number; cells: readonly string[] }

/**
 * Which of the first rows of a list has the headings: the one with most of the usual ones; where none has two of them,
 * the first that is as wide as what follows. A title above the table has one cell, or few.
 */
export function headingsAmong(rows: readonly Row[]): number {
  const known = rows.map(({ cells }) => knownHeadings(cells))
  const most = Math.max(...known)
  if (most >= 2) return known.indexOf(most)
  const widths = rows.map(({ cells }) => cells.filter((cell) => cell.trim() !== '').length)
  const widest = Math.max(...widths.slice(1))
  return Math.max(
    0,
    (widths[0] ?? 0) > 1 ? 0 : widths.findIndex((width) => width > 1 && width * 2 >= widest),
  )
}

/** How many fields of a product these would name. */
function knownHeadings(headings: readonly string[]): number {
  const found = columnsOf({ headings, rows: [] }, {})
  return 'fault' in found ? 0 : Object.keys(found.columns).length
}

const signs = [',', ';', '\t'] as const

/** "sep=;" of Excel alone on the first line: what separates the columns. */
const saidSign = /^"?sep=(\\t|[^"\n])"?([,;\t]*)(?:\n|$)/i

/**
 * What separates the columns of a list, by its beginning: as its own first line says, which is no row of it then
 * (`skip`: so many characters); else the sign that makes the most headings of one of its first lines.
 */
export function separatorOf(beginning: string): { sign: string; skip: number } {
  const [line = '', said = '', after = ''] = saidSign.exec(beginning) ?? []
  const sign = said === '\\t' ? '\t' : said
  // A program that does not know the line makes cells of it, with separators of its own behind.
  if (sign !== '' && after.replaceAll(sign, '') === '') return { sign, skip: line.length }
  return { sign: guessed(beginning.slice(line.length)), skip: line.length }
}

function guessed(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .replace(/"[^"]*"/g, quoted)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, maxPreambleRows + 1)
  const headings = signs.map((sign) => Math.max(0, ...lines.map((line) => knownHeadings(line.split(sign))))) // prettier-ignore
  const most = Math.max(...headings)
  if (most >= 2) return signs[headings.indexOf(most)] ?? ','
  const counts = (line: string) => signs.map((sign) => line.split(sign).length - 1)
  const first = lines.find((line) => Math.max(...counts(line)) > 0) ?? ''
  const found = counts(first)
  return signs[found.indexOf(Math.max(...found))] ?? ','
}

/** What separates within quotation marks separates no columns. */
const quoted = (cell: string) => cell.replace(/[,;\t\n]/g, ' ').replaceAll('"', '')
