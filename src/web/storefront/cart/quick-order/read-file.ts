import { longestList } from '#shop/cart/order-list.ts'

export type FileProblem = 'tooLarge' | 'notText' | 'unreadable'

/** The text of a file that somebody chose; it never leaves the browser. */
export async function readListFile(
  file: Pick<File, 'size' | 'text'>,
): Promise<{ text: string } | { problem: FileProblem }> {
  if (file.size > longestList) return { problem: 'tooLarge' }
  try {
    const text = await file.text()
    // A workbook is an archive; text with NUL is no text.
    return text.startsWith('PK') || text.includes('\0') || text.includes('\ufffd')
      ? { problem: 'notText' }
      : { text }
  } catch {
    return { problem: 'unreadable' }
  }
}
