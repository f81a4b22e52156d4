import { type FileHandle, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { copyDatabase } from './copy-database.ts'
import { ending, headerOf, paddingAfter } from './tar.ts'

const piece = 256 * 1024

/** The folders of files that belong to the database. */
const folders = ['media', 'returns', 'originals'] as const

/** Whether a path is one of a backup, and leads nowhere else. */
export const isOurs = (path: string): boolean =>
  path === 'kiryana.db' ||
  (folders.some((folder) => path.startsWith(`${folder}/`)) &&
    /^[\w@./-]{1,100}$/.test(path) &&
    !path.split('/').some((part) => part === '' || part === '.' || part === '..'))

/**
 * Everything of a shop with the embedded database as one tar, made as it is taken: the database (`file`) as it is at
 * one moment, then the files of the data folder. Nothing but a piece of a file is in memory.
 */
export async function* writeBackup(file: string, folder: string): AsyncGenerator<Buffer> {
  const copy = await copyDatabase(file, folder)
  try {
    yield* fileOf(copy, 'kiryana.db')
    for (const name of folders) yield* folderOf(folder, name)
    yield ending
  } finally {
    await rm(copy, { force: true })
  }
}

async function* folderOf(folder: string, name: string): AsyncGenerator<Buffer> {
  const found = await readdir(join(folder, name), { recursive: true, withFileTypes: true }).catch(
    () => [],
  )
  for (const entry of found) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const path = file.slice(join(folder, '/').length).replaceAll('\\', '/')
    if (isOurs(path)) yield* fileOf(file, path)
  }
}

/** Nothing of a file that has been taken away meanwhile. */
async function* fileOf(file: string, path: string): AsyncGenerator<Buffer> {
  const handle = await open(file).catch(() => null)
  if (handle === null) return
  try {
    const { size, mtimeMs: at } = await handle.stat()
    yield headerOf({ path, size, at })
    yield* piecesOf(handle, size)
    yield paddingAfter(size)
  } finally {
    await handle.close()
  }
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
