import {
  fieldNames,
  isListField,
  type ListField,
  needed,
} from '#shop/catalogue/import/list-fields.ts'

/** The field of each column of a list; null: left out. */
export type ListColumns = readonly (ListField | null)[]

/** Assigns a field to a column, and removes it from the others. */
export const withField = (columns: ListColumns, at: number, field: string): ListColumns =>
  columns.map((before, column) => {
    if (column === at) return isListField(field) ? field : null
    return before === field ? null : before
  })

export const missingOf = (columns: ListColumns): readonly ListField[] =>
  needed.filter((field) => !columns.includes(field))

/** As the call takes it: every field with its heading, and none with nothing, so that nothing is guessed. */
export const mappingOf = (headings: readonly string[], columns: ListColumns): string[] =>
  fieldNames.map((field) => {
    const at = columns.indexOf(field)
    return `${field}:${at === -1 ? '' : (headings[at] ?? '').slice(0, 200)}`
  })
