import { columnsOf } from './headings.ts'
import { type ListField, needed } from './list-fields.ts'
import { readList, type Source } from './read-list.ts'
import { unreadable } from './faults.ts'

/** `columns`: of each column the field that it is taken for; null: for none. */
export type ListPreview = {
  headings: readonly string[]
  columns: readonly (ListField | null)[]
  missing: readonly ListField[]
  rows: readonly (readonly string[])[]
}

/** So many rows tell what a doubtful column holds; fewer are shown. */
const most = { looked: 50, shown: 5 }

/** The beginning of a list: its headings, what they are taken for, and its first rows. Refuses what is no list in CSV. */
export async function previewList(source: Source): Promise<ListPreview> {
  const found: string[][] = []
  for await (const { cells } of readList(source)) {
    found.push(cells)
    if (found.length > most.looked) break
  }
  const [headings, ...rows] = found
  if (headings === undefined) throw unreadable({ code: 'empty' })
  const guessed = columnsOf({ headings, rows }, {})
  if ('fault' in guessed) throw unreadable(guessed.fault)
  const fieldOf = new Map(Object.entries(guessed.columns).map(([field, at]) => [at, field as ListField])) // prettier-ignore
  return {
    headings,
    columns: headings.map((_, at) => fieldOf.get(at) ?? null),
    missing: needed.filter((field) => guessed.columns[field] === undefined),
    rows: rows.slice(0, most.shown),
  }
}
