import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#db/migrate.ts'
import { type DatabaseAddress, openDatabase } from '#db/open.ts'
import { readConfig } from '#server/config.ts'
import { openCatalogue } from '#shop/catalogue/catalogue.ts'

/** The shop's own database, set up where there is none yet; a dry run leaves no trace of itself. */
export async function openForImport(dryRun: boolean) {
  const { database } = readConfig()
  const scratch =
    dryRun && !isThere(database) ? mkdtempSync(join(tmpdir(), 'kiryana-dry-run-')) : null
  const db = openDatabase(scratch === null ? database : { folder: scratch })
  const close = async () => {
    await db.close()
    if (scratch !== null) rmSync(scratch, { recursive: true, force: true })
  }
  try {
    if (!dryRun || scratch !== null) await migrate(db)
  } catch (error) {
    await close()
    throw error
  }
  return { shop: { db, now: Date.now, catalogue: openCatalogue(db) }, close }
}

const isThere = (address: DatabaseAddress) =>
  'server' in address || existsSync(join(address.folder, 'kiryana.db'))
