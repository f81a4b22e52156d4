import { parentPort, workerData } from 'node:worker_threads'
import { type DatabaseAddress, openDatabase } from '#db/open.ts'
import { verifyShop } from '#shop/verify/verify-shop.ts'

const { database, dataFolder } = workerData as { database: DatabaseAddress; dataFolder: string }
const db = openDatabase(database, { timeout: 0 })
try {
  parentPort?.postMessage(await verifyShop(db, dataFolder, Date.now()))
} finally {
  await db.close()
}
