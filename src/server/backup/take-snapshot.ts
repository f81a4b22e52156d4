import { once } from 'node:events'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { newId } from '#shop/ids.ts'
import { type Facts, factsOf } from './archive-files.ts'

// Beside this file, as source and when it is built.
const { dirname, filename } = import.meta
const thread = join(dirname, `snapshot-thread${extname(filename)}`)

const prefix = 'backup-'
const maxDownloadTime = 24 * 60 * 60_000

export type Copying = { from: string; dataFolder: string; to: string }
export type Copied = { migrations: string[]; missing: string[] }

/** A snapshot of the whole shop in its own folder. `missing`: pictures named by rows but not on disk. */
export type Snapshot = { folder: string; facts: Facts; missing: readonly string[] }
export type TakeSnapshot = (folder: string) => Promise<Omit<Snapshot, 'folder'>>

/** Reads a snapshot that is made in the data folder, and removed afterwards. */
export async function* withSnapshot<T>(
  dataFolder: string,
  take: TakeSnapshot,
  read: (snapshot: Snapshot) => AsyncGenerator<T>,
): AsyncGenerator<T> {
  await removeLeftovers(dataFolder)
  const folder = join(dataFolder, `${prefix}${newId()}`)
  await mkdir(folder, { mode: 0o700 })
  try {
    yield* read({ folder, ...(await take(folder)) })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Copies the SQLite database (`from`) in a thread. */
export const snapshotOfFile =
  (from: string, dataFolder: string, now: number): TakeSnapshot =>
  async (to) => {
    const workerData: Copying = { from, dataFolder, to }
    const worker = new Worker(thread, { workerData })
    worker.unref() // a shop that is stopped does not wait for it
    const ended = once(worker, 'exit').then(() => {
      throw new Error('The copy of the shop has ended without a result')
    })
    const [copied] = (await Promise.race([once(worker, 'message'), ended])) as [Copied]
    const { migrations, missing } = copied
    return { facts: factsOf({ engine: 'sqlite', migrations }, now), missing }
  }

/** Of a server that was killed during a backup. */
async function removeLeftovers(folder: string) {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix)) continue
    const found = await stat(join(folder, name)).catch(() => null)
    if (found !== null && Date.now() - found.mtimeMs > maxDownloadTime)
      await rm(join(folder, name), { recursive: true, force: true })
  }
}
