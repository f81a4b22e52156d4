import { refuseOtherVersions } from '#db/migrate.ts'
import { openDatabase } from '#db/open.ts'
import { analyze, hasTables, serverVersionOf } from '#db/postgres-backup.ts'
import { ConfigError } from '../config.ts'
import type { Facts } from './archive-files.ts'
import { requireTool, runOver } from './postgres-tools.ts'

/** Fails with a sentence unless the database is empty, and pg_restore is there and new enough. Answers with the server's version. */
export async function refuseServer(server: string): Promise<number> {
  const db = openDatabase({ server })
  try {
    const version = await serverVersionOf(db)
    await requireTool('pg_restore', version)
    if (await hasTables(db))
      throw new ConfigError(
        'There are tables in the database already. A backup is restored into an empty database: set DATABASE_URL to another one.',
      )
    return version
  } finally {
    await db.close()
  }
}

/** Restores a dump in one transaction. */
export async function restoreDump(dump: string, server: string, facts: Facts): Promise<void> {
  await refuseOtherVersions(facts.migrations)
  await runOver(server, 'pg_restore', [
    '--single-transaction',
    '--exit-on-error',
    '--no-owner',
    '--no-privileges',
    dump,
  ])
  const db = openDatabase({ server }, { timeout: 0 })
  try {
    await analyze(db)
  } finally {
    await db.close()
  }
}
