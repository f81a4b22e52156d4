import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ConfigError } from '../config.ts'
import { blockSize, paddingAfter, readHeader } from './tar.ts'
import { isOurs } from './write-backup.ts'

const broken = (why: string) =>
  new ConfigError(`This is no whole backup of a shop: ${why}. Nothing was restored.`)

/**
 * Brings a backup back into a folder that is empty or not there; answers with how many files there were. Refuses a
 * folder with something in it, and a file that is no whole backup: the folder is empty again then.
 */
export async function restoreBackup(file: string, folder: string): Promise<number> {
  const there = await readdir(folder).catch(() => [])
  if (there.length > 0)
    throw new ConfigError(
      `There is something in ${folder} already. A backup is brought back into an empty folder: set DATA_DIR to another one.`,
    )
  await mkdir(folder, { recursive: true })
  try {
    return await unpack(file, folder)
  } catch (error) {
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true })
    throw error
  }
}

async function unpack(file: string, folder: string): Promise<number> {
  const stream = createReadStream(file, { highWaterMark: 256 * 1024 })
  const reader = readerOf(stream)
  let count = 0
  let hasDatabase = false
  for (;;) {
    const entry = headerIn(await reader.exactly(blockSize))
    if (entry === null) break
    if (!isOurs(entry.path)) throw broken(`“${entry.path}” is none of its files`)
    const path = join(folder, entry.path)
    await mkdir(dirname(path), { recursive: true })
    const handle = await open(path, 'wx', 0o600)
    try {
      await reader.into(handle, entry.size)
    } finally {
      await handle.close()
    }
    await reader.exactly(paddingAfter(entry.size).length)
    hasDatabase ||= entry.path === 'kiryana.db'
    count++
  }
  stream.destroy()
  if (!hasDatabase) throw broken('there is no database in it')
  return count
}

function headerIn(block: Buffer) {
  try {
    return readHeader(block)
  } catch {
    throw broken('it is damaged, or another kind of file')
  }
}

/** Reads so many bytes, no more, of a stream in pieces of any size. */
function readerOf(stream: AsyncIterable<Buffer>) {
  const pieces = stream[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)

  async function next(most: number): Promise<Buffer> {
    if (rest.length === 0) {
      const piece = await pieces.next()
      if (piece.done === true) throw broken('it ends too early')
      rest = piece.value
    }
    const part = rest.subarray(0, most)
    rest = rest.subarray(part.length)
    return part
  }

  return {
    async exactly(size: number): Promise<Buffer> {
      const parts: Buffer[] = []
      for (let left = size; left > 0;) {
        const part = await next(left)
        parts.push(part)
        left -= part.length
      }
      return Buffer.concat(parts)
    },
    async into(handle: FileHandle, size: number): Promise<void> {
      for (let left = size; left > 0;) {
        const part = await next(left)
        await handle.writeFile(part)
        left -= part.length
      }
    },
  }
}
