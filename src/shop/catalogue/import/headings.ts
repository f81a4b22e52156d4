import { readListedCount } from './rows/amounts.ts'
import type { ListFault } from './faults.ts'
import {
  type Columns,
  doubtful,
  fieldNames,
  isListField,
  type ListField,
  listFields,
  needed,
} from './list-fields.ts'

/** A list's headings, and some of its rows to look at where a heading alone does not tell. */
type Sample = { headings: readonly string[]; rows: readonly (readonly string[])[] }

/** Asked for by hand: field → heading; an empty heading leaves the field out. */
export type ColumnMapping = Readonly<Record<string, string>>

/** Which column says what, as in `columnsOf`; otherwise what is missing. */
export function findColumns(
  sample: Sample,
  mapping: ColumnMapping,
): { columns: Columns } | { fault: ListFault } {
  const found = columnsOf(sample, mapping)
  if ('fault' in found) return found
  const missing = needed.filter((field) => found.columns[field] === undefined)
  return missing.length === 0
    ? found
    : { fault: { code: 'columnsMissing', missing, headings: sample.headings } }
}

/**
 * Which column says what: as asked for, and guessed from the headings for the rest. A heading such
 * as "id" or "index" counts rows and is nobody's code, so it is never guessed.
 */
export function columnsOf(
  sample: Sample,
  mapping: ColumnMapping,
): { columns: Columns } | { fault: ListFault } {
  const mapped = mappedColumns(sample.headings, mapping)
  if ('fault' in mapped) return mapped
  const columns = { ...mapped.columns }
  const used = new Set(Object.values(columns))
  for (const field of fieldNames.filter((name) => !Object.hasOwn(mapping, name))) {
    const column = guess(field, sample, used)
    if (column === undefined) continue
    columns[field] = column
    used.add(column)
  }
  // A list with one price calls it what it likes: without a list price the offer is the price.
  if (
    columns.price === undefined &&
    columns.offer !== undefined &&
    !Object.hasOwn(mapping, 'offer')
  ) {
    columns.price = columns.offer
    delete columns.offer
  }
  return { columns }
}

function mappedColumns(
  headings: readonly string[],
  mapping: ColumnMapping,
): { columns: Columns } | { fault: ListFault } {
  const columns: Columns = {}
  for (const [field, heading] of Object.entries(mapping)) {
    if (!isListField(field)) return { fault: { code: 'unknownField', field, fields: fieldNames } }
    if (heading.trim() === '') continue
    const column = headings.findIndex((candidate) => wordsOf(candidate) === wordsOf(heading))
    if (column === -1) return { fault: { code: 'noSuchColumn', heading, headings } }
    columns[field] = column
  }
  return { columns }
}

function guess(
  field: ListField,
  { headings, rows }: Sample,
  used: ReadonlySet<number>,
): number | undefined {
  const words = headings.map(wordsOf)
  const usual: readonly string[] = listFields[field].headings
  const free = (name: string) =>
    words.findIndex((candidate, column) => candidate === name && !used.has(column))
  const found = usual.map(free).find((column) => column !== -1)
  if (found !== undefined || (field !== 'pack' && field !== 'stock')) return found
  const unclear = doubtful.map(free).find((column) => column !== -1)
  if (unclear === undefined) return undefined
  const cells = rows.map((row) => (row[unclear] ?? '').trim()).filter((cell) => cell !== '')
  // Where it is empty so far, it is for the stock: nobody leaves out all pack sizes under a heading for them.
  // One "15 kg" among counts is a stock too.
  const counts = cells.filter((cell) => readListedCount(cell.replace(/^[-−]\s*/, '')) !== null)
  const areCounts = counts.length * 2 > cells.length || cells.length === 0
  return areCounts === (field === 'stock') ? unclear : undefined
}

/** A column is asked for by its heading: the second "Name" becomes "Name (2)". */
export function numberRepeated(headings: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return headings.map((heading) => {
    const words = wordsOf(heading)
    const count = (counts.get(words) ?? 0) + 1
    counts.set(words, count)
    return words === '' || count === 1 ? heading : `${heading.trim()} (${count})`
  })
}

/** "DiscountPrice", "discount_price" and "Discount Price (Rs.)" are the same two words. */
function wordsOf(heading: string) {
  return heading
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/\((?:rs|pkr|rupees|₨)\.?\)/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\bsubcategory\b/g, 'sub category')
    .trim()
}
