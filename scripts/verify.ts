// npm run verify: reads the whole shop and says what in it cannot be. Exit 0: nothing.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#db/open.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { explain } from '#server/explain.ts'
import { checkNames, type Violation } from '#shop/verify/check.ts'
import { verifyShop } from '#shop/verify/verify-shop.ts'

try {
  const violations = await verify()
  console.log(
    violations.length === 0
      ? `${checkNames.join(', ')}: all is as it must be.`
      : violations.map(told).join('\n'),
  )
  process.exitCode = violations.length === 0 ? 0 : 1
} catch (error) {
  console.error(explain(error))
  process.exitCode = 2
}

async function verify(): Promise<Violation[]> {
  const { database, dataFolder } = readConfig()
  if ('folder' in database && !existsSync(join(database.folder, 'kiryana.db'))) {
    throw new ConfigError(
      `There is no shop in ${database.folder}. Set DATA_DIR or DATABASE_URL to where it is.`,
    )
  }
  const db = openDatabase(database, { longest: 0 })
  try {
    return await verifyShop(db, dataFolder, Date.now())
  } finally {
    await db.close()
  }
}

function told({ name, says, ids }: Violation) {
  const more = ids.length > 20 ? ` and ${ids.length - 20} more` : ''
  return `${name}: ${says}: ${ids.slice(0, 20).join(', ')}${more}`
}
