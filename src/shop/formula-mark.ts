// A spreadsheet takes a cell for a formula that begins with one of these, also after spaces, and in full width.
const formula = String.raw`(?:[\t\r]|\s*[=+\-@＝＋－＠])`
// Apostrophes before it are counted in, so that a text that has one of its own keeps it.
const needsMark = new RegExp(`^'*${formula}`)
const hasMark = new RegExp(`^'(?='*${formula})`)

/** The text with an apostrophe before it, where a spreadsheet would take it for a formula. */
export const withFormulaMark = (text: string) => (needsMark.test(text) ? `'${text}` : text)

/** The same text back. */
export const withoutFormulaMark = (cell: string) => cell.replace(hasMark, '')
