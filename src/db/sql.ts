/** SQL text and values apart, so a value can't become text. */
export type Fragment = { readonly strings: readonly string[]; readonly values: readonly unknown[] }

/** A fragment for another query: a filter, or one of several sort orders. */
export const sql = (strings: TemplateStringsArray, ...values: unknown[]): Fragment => ({
  strings,
  values,
})

/** "(?, ?, ?)" for `in` or an insert's row. Refuses an empty list: `in ()` isn't SQL. */
export function list(values: readonly unknown[]): Fragment {
  if (values.length === 0) throw new Error('An SQL list needs at least one value')
  return { strings: ['(', ...Array.from({ length: values.length - 1 }, () => ', '), ')'], values }
}

/**
 * `list` for constants, as text, so that partial indexes match. Refuses anything but small letters and
 * dashes.
 */
export function literals(names: readonly string[]): Fragment {
  if (names.length === 0 || !names.every((name) => /^[a-z-]+$/.test(name)))
    throw new Error('SQL literals are names of small letters and dashes')
  return { strings: [`(${names.map((name) => `'${name}'`).join(', ')})`], values: [] }
}

/** The name of a column from the code. Refuses anything but small letters and underscores. */
export function column(name: string): Fragment {
  if (!/^[a-z_]+$/.test(name)) throw new Error('A column is small letters and underscores')
  return { strings: [name], values: [] }
}

/** "(…), (…)" for an insert of several rows. */
export const rows = (records: readonly (readonly unknown[])[]): Fragment =>
  joined(records.map(list), ', ')

export function joined(parts: readonly Fragment[], separator: string): Fragment {
  const strings = ['', ...parts.slice(1).map(() => separator), '']
  return { strings: parts.length === 0 ? [''] : strings, values: parts }
}

/** For `like … escape '\\'`; escapes wildcards. */
export const contains = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

const maxWords = 12

/** True if the lower-case `text` contains each word, in any order, or there are no words. */
export function hasWords(text: Fragment, words: string): Fragment {
  const found = words.split(/\s+/).filter(Boolean).slice(0, maxWords)
  if (found.length === 0) return sql`1 = 1`
  return joined(
    found.map((word) => sql`${text} like ${contains(word)} escape '\\'`),
    ' and ',
  )
}

export type Query = { text: string; values: unknown[] }
type Placeholder = (index: number) => string

export const questionMarks: Placeholder = () => '?'
export const numbered: Placeholder = (index) => `$${index}`

/** Caches the SQL text per template literal. */
export function compiler(placeholder: Placeholder) {
  const known = new WeakMap<readonly string[], string>()
  return (strings: readonly string[], values: readonly unknown[]): Query => {
    if (values.some(isFragment)) return flattened(strings, values, placeholder)
    let text = known.get(strings)
    if (text === undefined)
      known.set(strings, (text = flattened(strings, values, placeholder).text))
    return { text, values: values.map(bindable) }
  }
}

function flattened(
  strings: readonly string[],
  values: readonly unknown[],
  placeholder: Placeholder,
): Query {
  let text = strings[0] ?? ''
  const bound: unknown[] = []
  const append = (piece: Fragment) => {
    text += piece.strings[0] ?? ''
    piece.values.forEach((value, at) => place(value, piece.strings[at + 1] ?? ''))
  }
  const place = (value: unknown, after: string) => {
    if (isFragment(value)) append(value)
    else text += placeholder(bound.push(bindable(value)))
    text += after
  }
  values.forEach((value, at) => place(value, strings[at + 1] ?? ''))
  return { text, values: bound }
}

const isFragment = (value: unknown): value is Fragment =>
  typeof value === 'object' && value !== null && 'strings' in value && 'values' in value

function bindable(value: unknown) {
  if (value === null || typeof value === 'string') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  throw new Error(
    `A ${value === undefined ? 'missing value' : typeof value} cannot be put into a query`,
  )
}
