// npm run reports:recount: counts the sums of all days again from the orders. The shop may be open meanwhile.
import { openDatabase } from '#db/open.ts'
import { readConfig } from '#server/config.ts'
import { startupErrorMessage } from '#server/startup-error.ts'
import { recountSales } from '#shop/reports/count-sales.ts'

try {
  const db = openDatabase(readConfig().database, { longest: 0 })
  try {
    await recountSales({ db, now: Date.now })
    console.log('The sums of all days are counted again.')
  } finally {
    await db.close()
  }
} catch (error) {
  console.error(startupErrorMessage(error))
  process.exitCode = 2
}
