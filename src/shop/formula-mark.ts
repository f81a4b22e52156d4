// Spreadsheets read a cell as a formula if it starts with one of these, also after spaces and in full width.
const formula = String.raw`(?:[\t\r]|\s*[=+\-@＝＋－＠])`
// Counts leading apostrophes, so that a text's own apostrophe survives the round trip.
const needsMark = new RegExp(`^'*${formula}`)
const hasMark = new RegExp(`^'(?='*${formula})`)

/** Prefixes an apostrophe where a spreadsheet would see a formula. */
export const withFormulaMark = (text: string) => (needsMark.test(text) ? `'${text}` : text)

/** Inverse of `withFormulaMark`. */
export const withoutFormulaMark = (cell: string) => cell.replace(hasMark, '')
