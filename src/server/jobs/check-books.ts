import { once } from 'node:events'
import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { DatabaseAddress } from '#db/open.ts'
import type { Violation } from '#shop/verify/check.ts'

// Beside this file, as source and when it is built.
const { dirname, filename } = import.meta
const thread = join(dirname, `check-books-thread${extname(filename)}`)

/** Checks all books in a thread with its own connection, so requests don't wait. */
export async function checkBooksApart(
  database: DatabaseAddress,
  dataFolder: string,
): Promise<readonly Violation[]> {
  const worker = new Worker(thread, { workerData: { database, dataFolder } })
  worker.unref() // a shop that is stopped does not wait for it
  const ended = once(worker, 'exit').then(() => {
    throw new Error('The check of the books has ended without a result')
  })
  const [found] = (await Promise.race([once(worker, 'message'), ended])) as [Violation[]]
  return found
}
