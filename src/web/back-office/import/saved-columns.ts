import { isListField } from '#shop/catalogue/import/list-fields.ts'
import { localTexts } from '../../app/storage/stores.ts'
import type { ListColumns } from './columns.ts'

type Saved = { headings: string; columns: (string | null)[] }

const key = 'list-columns'
const maxSaved = 10

const keyOf = (headings: readonly string[]) => JSON.stringify(headings)

const read = () => JSON.parse(localTexts.read(key) || '[]') as Saved[]

/** Remembers the fields of a list's columns for the next list with the same headings. */
export function saveColumns(headings: readonly string[], columns: ListColumns) {
  const others = read().filter((saved) => saved.headings !== keyOf(headings))
  const saved = [{ headings: keyOf(headings), columns: [...columns] }, ...others]
  localTexts.write(key, JSON.stringify(saved.slice(0, maxSaved)))
}

/** null: no list with these headings was checked in this browser. */
export function savedColumns(headings: readonly string[]): ListColumns | null {
  const saved = read().find((one) => one.headings === keyOf(headings))
  return (
    saved?.columns.map((field) => (field !== null && isListField(field) ? field : null)) ?? null
  )
}
