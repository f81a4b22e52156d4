import { readWorkbook } from './read-workbook.ts'
import type { Sheet } from './sheets.ts'

/**
 * A file as it is sent: in UTF-8. `isGuessed`: it was in another encoding, taken for that of Windows. `sheets`: of a
 * workbook; `sheet` is the name of the one in `content`.
 */
export type ListFile = {
  name: string
  content: Blob
  isGuessed: boolean
  /** A workbook that can't be read. */
  isDamaged: boolean
  sheets: readonly Sheet[]
  sheet: string
}

const maxBytes = 20 * 1024 * 1024
const beginning = 64 * 1024

export const isTooLarge = ({ size }: Pick<Blob, 'size'>) => size > maxBytes

/**
 * Reads `.xlsx` workbooks, UTF-16 by its mark, then UTF-8, else a Windows encoding: the preview shows a wrong guess.
 * Other binary files stay unchanged, and the server refuses them.
 */
export async function readListFile(file: File, sheetsOf = readWorkbook): Promise<ListFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const name = file.name.slice(0, 200)
  const plain = { name, content: file, isGuessed: false, isDamaged: false, sheets: [], sheet: '' }
  if (String.fromCharCode(...bytes.subarray(0, 2)) === 'PK') {
    const sheets = await sheetsOf(bytes)
    if (sheets === null) return { ...plain, isDamaged: /\.xlsx$/i.test(name) }
    const [first] = sheets
    return first ? { ...plain, content: contentOf(first), sheets, sheet: first.name } : plain
  }
  const utf16 = textOfUtf16(bytes)
  if (utf16 !== null) return { ...plain, content: new Blob([utf16]) }
  if (isUtf8(bytes)) return plain
  if (!looksLikeText(bytes)) return { ...plain, isDamaged: /\.xlsx$/i.test(name) }
  const text = new TextDecoder(windowsOf(bytes)).decode(bytes)
  return { ...plain, content: new Blob([text]), isGuessed: true }
}

export const contentOf = ({ csv }: Sheet) => new Blob([csv])

/** null: no mark of UTF-16 at its beginning, or not in pairs of bytes. */
function textOfUtf16(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  const isLittle = first === 0xff && second === 0xfe
  if (!isLittle && !(first === 0xfe && second === 0xff)) return null
  try {
    return new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Letters beyond ASCII stand alone in words of Europe, and side by side in Urdu and Arabic. */
function windowsOf(bytes: Uint8Array): 'windows-1252' | 'windows-1256' {
  const isBeyond = (at: number) => (bytes[at] ?? 0) >= 0x80
  let [all, beside] = [0, 0]
  for (let at = 0; at < bytes.length; at += 1) {
    if (!isBeyond(at)) continue
    all += 1
    if (isBeyond(at - 1) || isBeyond(at + 1)) beside += 1
  }
  return beside * 2 > all ? 'windows-1256' : 'windows-1252'
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** No zero byte, and none of the marks with which workbooks, archives, pictures and UTF-16 begin. */
function looksLikeText(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 4))
  const isOther = /^(?:PK|%PDF|ÐÏ|ÿþ|þÿ|\u0089PNG|ÿØÿ|GIF8|RIFF)/.test(start)
  return !isOther && !bytes.subarray(0, 2000).includes(0)
}

/** Its first rows, cut at the end of a line. */
export async function beginningOf(content: Blob): Promise<Blob> {
  if (content.size <= beginning) return content
  const bytes = new Uint8Array(await content.slice(0, beginning).arrayBuffer())
  const end = bytes.lastIndexOf(10)
  return content.slice(0, end === -1 ? beginning : end + 1)
}
