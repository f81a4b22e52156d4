/** What separates the parts of a cell; `\` before one of them, or before another `\`, makes it a letter of the part. */
type Separators = '|' | '|;,'

/** "Stone ground | Salt \| sugar" → "Stone ground", "Salt | sugar". */
export const partsIn = (cell: string, separators: Separators): string[] =>
  (cell.match(separators === '|' ? /(?:\\[\\|]|[^|])+/g : /(?:\\[\\|;,]|[^|;,])+/g) ?? [])
    .map((part) => part.trim().replaceAll(escapedIn[separators], '$1'))
    .filter((part) => part !== '')

/** The same back. */
export const joinParts = (parts: readonly string[], separators: Separators): string =>
  parts.map((part) => part.replaceAll(toEscapeIn[separators], String.raw`\$&`)).join(' | ')

const escapedIn = { '|': /\\([\\|])/g, '|;,': /\\([\\|;,])/g }
const toEscapeIn = { '|': /[\\|]/g, '|;,': /[\\|;,]/g }
