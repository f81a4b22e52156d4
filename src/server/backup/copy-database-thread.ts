import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

const { from, to } = workerData as { from: string; to: string }
const database = new DatabaseSync(from, { timeout: 60_000 })
try {
  // Reads one state of the database, whatever is written meanwhile, and stops nobody from writing.
  database.prepare('vacuum into ?').run(to)
} finally {
  database.close()
}
parentPort?.postMessage('done')
