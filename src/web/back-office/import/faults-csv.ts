type Fault = { line: number; name: string; reason: string }

/** Rows for a spreadsheet: what would begin a formula there is plain text. */
export const faultsCsv = (headings: readonly string[], faults: readonly Fault[]): string =>
  [headings, ...faults.map(({ line, name, reason }) => [String(line), name, reason])]
    .map((cells) => `${cells.map(cell).join(',')}\r\n`)
    .join('')

function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
