import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '#db/open.ts'
import { checkNames, logCheckNames, type Violation } from '#shop/verify/check.ts'
import { verifyLog } from '#shop/verify/log/verify-log.ts'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import { ConfigError, readConfig } from '../config.ts'

/** Verifies the whole shop and optionally its log. Exit code 0: no problem. */
export async function run(args: string[]): Promise<number> {
  const log = logIn(args)
  const violations = [...(await verify()), ...(log === undefined ? [] : await verifyLog(log))]
  const checked = log === undefined ? checkNames : [...checkNames, ...logCheckNames]
  console.log(
    violations.length === 0
      ? `${checked.join(', ')}: all is as it must be.`
      : violations.map(lineOf).join('\n'),
  )
  return violations.length === 0 ? 0 : 1
}

function logIn(args: string[]): string | undefined {
  try {
    const { log } = parseArgs({ args, options: { log: { type: 'string' } } }).values
    if (log !== undefined && !existsSync(log))
      throw new ConfigError(`There is no log ${log}. Name the file that the server's output is in.`)
    return log
  } catch (error) {
    if (error instanceof ConfigError) throw error
    throw new ConfigError('It is: verify, or verify --log FILE')
  }
}

async function verify(): Promise<Violation[]> {
  const { database, dataFolder } = readConfig()
  if ('folder' in database && !existsSync(join(database.folder, 'kiryana.db'))) {
    throw new ConfigError(
      `There is no shop in ${database.folder}. Set DATA_DIR or DATABASE_URL to where it is.`,
    )
  }
  const db = openDatabase(database, { timeout: 0 })
  try {
    return await verifyShop(db, dataFolder, Date.now())
  } finally {
    await db.close()
  }
}

function lineOf({ name, says, ids }: Violation) {
  const more = ids.length > 20 ? ` and ${ids.length - 20} more` : ''
  return `${name}: ${says}: ${ids.slice(0, 20).join(', ')}${more}`
}
