import { maxListLength } from '#shop/cart/order-list.ts'

export type FileProblem = 'tooLarge' | 'notText' | 'unreadable'

/** Reads the file locally; it is never uploaded. */
export async function readListFile(
  file: Pick<File, 'size' | 'text'>,
): Promise<{ text: string } | { problem: FileProblem }> {
  if (file.size > maxListLength) return { problem: 'tooLarge' }
  try {
    const text = await file.text()
    // Reject workbooks (zip archives) and binary files.
    return text.startsWith('PK') || text.includes('\0') || text.includes('\ufffd')
      ? { problem: 'notText' }
      : { text }
  } catch {
    return { problem: 'unreadable' }
  }
}
