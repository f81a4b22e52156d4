import { parentPort, workerData } from 'node:worker_threads'
import { DatabaseUnavailable } from '#db/database.ts'
import { type DatabaseAddress, openDatabase } from '#db/open.ts'
import { Refusal } from '#shop/refusals.ts'
import { readPriceList, type SentList } from './read-price-list.ts'
import type { FromThread } from './read-price-list-apart.ts'

const { database, list } = workerData as { database: DatabaseAddress; list: SentList }

/** Between two words on how far it is, in milliseconds. */
const often = 200
let reportedAt = 0

const say = (message: FromThread) => parentPort?.postMessage(message)

const db = openDatabase(database, { timeout: 0 })
try {
  const read = await readPriceList({ db, now: Date.now }, list, (rows, of) => {
    if (Date.now() - reportedAt < often) return
    reportedAt = Date.now()
    say({ kind: 'progress', rows, of })
  })
  say({ kind: 'read', read })
} catch (error) {
  // An error that is sent to another thread is of no class of ours any more.
  if (error instanceof Refusal) say({ kind: 'refused', code: error.code, params: error.params })
  else if (error instanceof DatabaseUnavailable) say({ kind: 'unavailable', says: error.message })
  else throw error
} finally {
  await db.close()
}
