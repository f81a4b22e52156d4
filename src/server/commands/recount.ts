import { openDatabase } from '#db/open.ts'
import { recountSales } from '#shop/reports/count-sales.ts'
import { readConfig } from '../config.ts'

/** Counts the sums of all days again from the orders, also while the shop is open. */
export async function run(): Promise<number> {
  const db = openDatabase(readConfig().database, { timeout: 0 })
  try {
    await recountSales({ db, now: Date.now })
    console.log('The sums of all days are counted again.')
    return 0
  } finally {
    await db.close()
  }
}
