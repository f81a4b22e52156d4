import { join } from 'node:path'
import type { Db } from '#db/database.ts'
import { migrationsIn } from '#db/migrate.ts'
import { openDatabase } from '#db/open.ts'
import { atOneMoment, serverVersionOf } from '#db/postgres-backup.ts'
import { missingPictures } from '#shop/verify/pictures.ts'
import { databaseFiles, factsOf } from './archive-files.ts'
import { linkPictures } from './link-pictures.ts'
import { requireTool, runOver } from './postgres-tools.ts'
import type { TakeSnapshot } from './take-snapshot.ts'

/** Of a PostgreSQL database: pg_dump reads the same state as the list of the pictures that must be there. */
export const snapshotOfServer =
  (server: string, dataFolder: string, now: number): TakeSnapshot =>
  async (to) => {
    const db = openDatabase({ server }, { timeout: 0 })
    try {
      const serverVersion = await serverVersionOf(db)
      await requireTool('pg_dump', serverVersion)
      const moment = { db, server, dataFolder, to }
      let copied = await copyAtOneMoment(moment)
      // A picture was replaced during the snapshot: another snapshot names its successor.
      if (copied.missing.length > 0) copied = await copyAtOneMoment(moment)
      const { migrations, missing } = copied
      return { facts: factsOf({ engine: 'postgres', migrations, serverVersion }, now), missing }
    } finally {
      await db.close()
    }
  }

type Moment = { db: Db; server: string; dataFolder: string; to: string }

async function copyAtOneMoment({ db, server, dataFolder, to }: Moment) {
  await linkPictures(dataFolder, to)
  return atOneMoment(db, async (tx, snapshot) => {
    await linkPictures(dataFolder, to)
    await runOver(server, 'pg_dump', [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--snapshot=${snapshot}`,
      `--file=${join(to, databaseFiles.postgres)}`,
    ])
    return { migrations: await migrationsIn(tx), missing: await missingPictures(tx, to) }
  })
}
