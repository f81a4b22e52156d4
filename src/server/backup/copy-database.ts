import { once } from 'node:events'
import { readdir, rm, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { newId } from '#shop/ids.ts'

// Beside this file, as source and when it is built.
const { dirname, filename } = import.meta
const thread = join(dirname, `copy-database-thread${extname(filename)}`)

const prefix = 'backup-'
const longestDownload = 24 * 60 * 60_000

/**
 * A whole copy of the embedded database as it is at one moment, in a file of its own in the data folder, made in a
 * thread of its own. Whoever asks removes it.
 */
export async function copyDatabase(from: string, folder: string): Promise<string> {
  await removeLeftovers(folder)
  const to = join(folder, `${prefix}${newId()}.db`)
  const worker = new Worker(thread, { workerData: { from, to } })
  worker.unref() // a shop that is stopped does not wait for it
  const ended = once(worker, 'exit').then(() => {
    throw new Error('The copy of the database has ended without a result')
  })
  try {
    await Promise.race([once(worker, 'message'), ended])
  } catch (error) {
    await rm(to, { force: true })
    throw error
  }
  return to
}

/** Of a server that was killed during a download. */
async function removeLeftovers(folder: string) {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix)) continue
    const found = await stat(join(folder, name)).catch(() => null)
    if (found !== null && Date.now() - found.mtimeMs > longestDownload)
      await rm(join(folder, name), { force: true })
  }
}
