/** A file as it is sent: in UTF-8. `isGuessed`: it was in another encoding, taken for that of Windows. */
export type ListFile = { name: string; content: Blob; isGuessed: boolean }

const mostBytes = 20 * 1024 * 1024
const beginning = 64 * 1024

export const isTooLarge = ({ size }: Pick<Blob, 'size'>) => size > mostBytes

/**
 * What is no UTF-8 is read as Windows writes it: the first rows are shown, and a wrong guess is seen there. What is
 * no text at all stays as it is; the server says so.
 */
export async function readListFile(file: File): Promise<ListFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const name = file.name.slice(0, 200)
  if (isUtf8(bytes) || !looksLikeText(bytes)) return { name, content: file, isGuessed: false }
  const text = new TextDecoder('windows-1252').decode(bytes)
  return { name, content: new Blob([text]), isGuessed: true }
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
