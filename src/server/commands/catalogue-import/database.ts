import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseUnavailable } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { type DatabaseAddress, openDatabase } from '#db/open.ts'
import { readConfig } from '../../config.ts'
import { CommandError } from './command-error.ts'
import { isEmptyShop } from '#shop/catalogue/is-empty.store.ts'

/** The shop's database, created if missing; a dry run leaves no trace. */
export async function openForImport(dryRun: boolean) {
  const { database } = readConfig()
  const scratch =
    dryRun && !isThere(database) ? mkdtempSync(join(tmpdir(), 'kiryana-dry-run-')) : null
  const db = openDatabase(scratch === null ? database : { folder: scratch }, { timeout: 0 })
  const close = async () => {
    await db.close()
    if (scratch !== null) rmSync(scratch, { recursive: true, force: true })
  }
  try {
    if (!dryRun || scratch !== null) await migrate(db)
    else await isEmptyShop(db).catch(notSetUp)
  } catch (error) {
    await close()
    throw error
  }
  return { shop: { db, now: Date.now }, close }
}

function notSetUp(error: unknown): never {
  if (error instanceof DatabaseUnavailable) throw error
  throw new CommandError(
    'The database is not set up for this version yet, which a dry run may not do: start the shop once.',
  )
}

const isThere = (address: DatabaseAddress) =>
  'server' in address || existsSync(join(address.folder, 'kiryana.db'))
