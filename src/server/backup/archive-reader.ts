import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { broken } from './broken-backup.ts'
import { blockSize, paddingAfter, readHeader } from './tar.ts'

/** `sealed`: the SHA-256 of all bytes of the archive before this file. */
export type Entry = { path: string; size: number; sealed: () => string }

const piece = 256 * 1024

/** Reads a tar as a stream, one piece at a time. */
export function openArchive(file: string) {
  const stream = createReadStream(file, { highWaterMark: piece })
  const pieces = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  const whole = createHash('sha256')
  let rest: Buffer = Buffer.alloc(0)
  let last = 'its beginning'

  /** At most this many bytes; empty at the end. */
  async function some(most: number): Promise<Buffer> {
    if (rest.length === 0) {
      const next = await pieces.next()
      if (next.done === true) return rest
      rest = next.value
    }
    const part = rest.subarray(0, most)
    rest = rest.subarray(part.length)
    whole.update(part)
    return part
  }

  async function each(size: number, take: (part: Buffer) => unknown): Promise<void> {
    for (let left = size; left > 0;) {
      const part = await some(left)
      if (part.length === 0) throw broken(`it ends too early, after ${last}`)
      await take(part)
      left -= part.length
    }
  }

  async function exactly(size: number): Promise<Buffer> {
    const parts: Buffer[] = []
    await each(size, (part) => parts.push(part))
    return Buffer.concat(parts)
  }

  const skipPadding = ({ size }: Entry) => exactly(paddingAfter(size).length)

  return {
    close: () => void stream.destroy(),
    /** The header of the next file; null at the end, after which nothing may follow. */
    async next(): Promise<Entry | null> {
      const before = whole.copy()
      const header = headerIn(await exactly(blockSize), last)
      if (header === null) {
        await expectEnd(exactly, some)
        return null
      }
      last = `“${header.path}”`
      return { ...header, sealed: () => before.digest('hex') }
    },
    async text(entry: Entry): Promise<string> {
      if (entry.size > piece) throw broken(`“${entry.path}” in it is damaged`)
      const text = await exactly(entry.size)
      await skipPadding(entry)
      return text.toString()
    },
    /** Writes the file that was named last; answers with its SHA-256. */
    async into(handle: FileHandle, entry: Entry): Promise<string> {
      const hash: Hash = createHash('sha256')
      await each(entry.size, async (part) => {
        hash.update(part)
        await handle.writeFile(part)
      })
      await skipPadding(entry)
      return hash.digest('hex')
    },
  }
}

export type Archive = ReturnType<typeof openArchive>

function headerIn(block: Buffer, last: string) {
  try {
    return readHeader(block)
  } catch {
    throw broken(`it is damaged after ${last}, or another kind of file`)
  }
}

const isBlank = (part: Buffer) => part.every((byte) => byte === 0)

async function expectEnd(
  exactly: (size: number) => Promise<Buffer>,
  some: (most: number) => Promise<Buffer>,
) {
  let isClean = isBlank(await exactly(blockSize))
  for (let part = await some(piece); part.length > 0; part = await some(piece))
    isClean &&= isBlank(part)
  if (!isClean) throw broken('something follows after its end')
}
