import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { DatabaseUnavailable } from '#db/database.ts'
import type { DatabaseAddress } from '#db/open.ts'
import type { RefusalCode } from '#shop/refusal-kinds.ts'
import { refusalOf } from '#shop/refusals.ts'
import type { ReadList, SentList } from './read-price-list.ts'

export type FromThread =
  | { kind: 'progress'; rows: number; of: number }
  | { kind: 'read'; read: ReadList }
  | { kind: 'refused'; code: RefusalCode; params: Readonly<Record<string, unknown>> }
  | { kind: 'unavailable'; says: string }

// Beside this file, as source and when it is built.
const { dirname, filename } = import.meta
const thread = join(dirname, `read-price-list-thread${extname(filename)}`)

/**
 * Imports a price list in a thread with its own connection; here each batch would block all pages for a fifth
 * of a second. This process learns of its writes like of another server's (`EventFeed.poll`).
 */
export async function readPriceListApart(
  database: DatabaseAddress,
  list: SentList,
  onProgress: (rows: number, of: number) => void,
): Promise<ReadList> {
  const worker = new Worker(thread, { workerData: { database, list } })
  worker.unref() // a shop that is stopped does not wait for it: whole batches are written, and stay
  const { promise, resolve, reject } = Promise.withResolvers<ReadList>()
  worker.on('message', (message: FromThread) => {
    if (message.kind === 'progress') onProgress(message.rows, message.of)
    if (message.kind === 'read') resolve(message.read)
    if (message.kind === 'refused') reject(refusalOf(message.code, message.params))
    if (message.kind === 'unavailable') reject(new DatabaseUnavailable(message.says))
  })
  worker.once('error', reject)
  worker.once('exit', () => reject(new Error('The import has ended without a result')))
  return promise
}
