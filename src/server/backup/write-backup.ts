import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import {
  databaseFiles,
  factsFile,
  folders,
  lineOfSum,
  sealFile,
  sealOf,
  sumOf,
  sumsFile,
} from './archive-files.ts'
import { picturesIn } from './link-pictures.ts'
import { type Snapshot, type TakeSnapshot, withSnapshot } from './take-snapshot.ts'
import { ending, headerOf, paddingAfter } from './tar.ts'

const piece = 256 * 1024

/**
 * Streams a shop as one tar: metadata, a snapshot of the database, its pictures, and checksums. Memory holds
 * one piece of a file. `onMissing` receives pictures that are named but missing.
 */
export const writeBackup = (
  dataFolder: string,
  take: TakeSnapshot,
  onMissing: (paths: readonly string[]) => void = () => undefined,
): AsyncGenerator<Buffer> =>
  withSnapshot(dataFolder, take, (snapshot) => {
    if (snapshot.missing.length > 0) onMissing(snapshot.missing)
    return writeArchive(snapshot)
  })

async function* writeArchive({ folder, facts }: Snapshot): AsyncGenerator<Buffer> {
  const whole = createHash('sha256')
  // On the disk: a shop may have millions of pictures.
  const sums = await open(join(folder, sumsFile), 'wx+')
  try {
    for await (const part of contents(folder, facts, sums)) {
      whole.update(part)
      yield part
    }
    const listed = createHash('sha256')
    const { size } = await sums.stat()
    for await (const part of entry(sumsFile, size, piecesOf(sums, size), listed)) {
      whole.update(part)
      yield part
    }
    yield* textEntry(sealFile, sealOf(listed.digest('hex'), whole.digest('hex')))
    yield ending
  } finally {
    await sums.close()
  }
}

async function* contents(folder: string, facts: Snapshot['facts'], sums: FileHandle) {
  const note = (path: string, hash: string) => sums.appendFile(lineOfSum(hash, path))
  const text = `${JSON.stringify(facts, null, 1)}\n`
  yield* textEntry(factsFile, text)
  await note(factsFile, sumOf(text))
  for await (const path of filesOf(folder, facts.engine)) {
    const hash = createHash('sha256')
    const handle = await open(join(folder, path))
    try {
      const { size } = await handle.stat()
      yield* entry(path, size, piecesOf(handle, size), hash)
    } finally {
      await handle.close()
    }
    await note(path, hash.digest('hex'))
  }
}

async function* filesOf(folder: string, engine: Snapshot['facts']['engine']) {
  yield databaseFiles[engine]
  for (const name of folders) yield* picturesIn(folder, name)
}

async function* textEntry(path: string, text: string): AsyncGenerator<Buffer> {
  const content = Buffer.from(text)
  yield headerOf({ path, size: content.length, at: Date.now() })
  yield Buffer.concat([content, paddingAfter(content.length)])
}

/** `hash` takes in the bytes of the file alone. */
async function* entry(
  path: string,
  size: number,
  pieces: AsyncIterable<Buffer>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Buffer> {
  yield headerOf({ path, size, at: Date.now() })
  for await (const part of pieces) {
    hash.update(part)
    yield part
  }
  yield paddingAfter(size)
}

async function* piecesOf(handle: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < size;) {
    const buffer = Buffer.alloc(Math.min(piece, size - from))
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, from)
    if (bytesRead === 0) throw new Error('A file of the backup has become shorter')
    yield buffer.subarray(0, bytesRead)
    from += bytesRead
  }
}
