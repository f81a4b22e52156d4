import { unzipSync, zipSync } from 'fflate'
import readWorkbook from 'read-excel-file/universal'

/** A sheet as the importer takes it: CSV in which line 5 is row 5 of the sheet. */
export type Sheet = { name: string; csv: string }

/** Bytes of all XML parts of a workbook when unpacked. */
export const maxUnpacked = 200 * 1024 * 1024

/**
 * The sheets of an `.xlsx` workbook that have rows. Throws if the file is no workbook, or if it would unpack to more
 * than `maxUnpacked` bytes.
 */
export async function sheetsOf(file: Uint8Array): Promise<Sheet[]> {
  const parts = unpack(file)
  // Stored, not compressed: the reader would otherwise inflate them again, in a worker from a `blob:` address.
  const stored = zipSync(parts, { level: 0 })
  const sheets = await readWorkbook(stored.buffer)
  return sheets
    .map(({ sheet, data }) => ({ name: sheet, csv: csvOf(data) }))
    .filter(({ csv }) => csv.trim() !== '')
}

/** `unzipSync` never writes more than the size an entry declares, so the declared sizes are a true limit. */
function unpack(file: Uint8Array) {
  let size = 0
  return unzipSync(file, {
    filter: ({ name, originalSize }) => {
      if (!/\.xml(?:\.rels)?$/.test(name)) return false
      size += originalSize
      if (size > maxUnpacked) throw new Error('The workbook is too large when unpacked')
      return true
    },
  })
}

const csvOf = (rows: readonly (readonly unknown[])[]) =>
  rows.map((row) => row.map((cell) => quoted(textOf(cell))).join(',')).join('\n')

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  return String(cell).replace(/[\r\n]+/g, ' ')
}

const quoted = (text: string) => (/[",;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
