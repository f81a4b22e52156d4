/**
 * The cells of one line. The sign between them is the strongest that the line has: tab, semicolon,
 * comma; inside quotation marks it is text. A mark that is never closed is text too.
 */
export function cellsOf(row: string): string[] {
  const parts = piecesOf(row)
  const separator = ['\t', ';', ','].find((sign) =>
    parts.some(({ quoted, text }) => !quoted && text.includes(sign)),
  )
  const cells = ['']
  const append = (text: string) => void cells.push((cells.pop() ?? '') + text)
  for (const { quoted, text } of parts) {
    const [first = '', ...more] = quoted || separator === undefined ? [text] : text.split(separator)
    append(first)
    cells.push(...more)
  }
  return cells
}

// A quoted cell begins at the start or after a separator; an inch mark inside a name does not.
const quotedCell = /(^|[\t;,])(\s*)"((?:[^"]|"")*)"(?=\s*(?:$|[\t;,]))/g

function piecesOf(row: string): { quoted: boolean; text: string }[] {
  const pieces: { quoted: boolean; text: string }[] = []
  let done = 0
  for (const match of row.matchAll(quotedCell)) {
    const [whole, sign = '', , inside = ''] = match
    pieces.push({ quoted: false, text: row.slice(done, match.index) + sign })
    pieces.push({ quoted: true, text: inside.replaceAll('""', '"') })
    done = match.index + whole.length
  }
  pieces.push({ quoted: false, text: row.slice(done) })
  return pieces
}
