import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db, Sql } from './database.ts'
import { DuplicateKey } from './database.ts'

// As seen from here and from dist/shop, where the server is built to.
const folder = join(import.meta.dirname, '../../src/db/migrations')

/** The database was last used by a newer version of the shop. */
export class DatabaseTooNew extends Error {}

const fileNames = async () =>
  (await readdir(folder)).filter((file) => /^\d{4}_\w+\.sql$/.test(file)).toSorted()

/** Fails with DatabaseTooNew where a database has run a migration that this version does not have. */
export async function refuseNewer(done: Iterable<string>) {
  const files = new Set(await fileNames())
  const unknown = [...done].filter((name) => !files.has(name))
  if (unknown.length > 0)
    throw new DatabaseTooNew(
      `The database knows ${unknown.join(', ')}, which this version does not`,
    )
}

/** The names of the migrations that a database has run. */
export const migrationsIn = async (db: Sql): Promise<string[]> =>
  (await db.all<{ name: string }>`select name from migration order by name`).map(({ name }) => name)

/**
 * Runs what has not been run yet, each file in one transaction together with its name, so that of
 * two servers starting at once one does it and the other finds it done. `0001_x.sql` runs on both
 * engines; `0001_x.sqlite.sql` or `0001_x.postgres.sql`, where there is one, follows on that engine:
 * triggers have no common language.
 */
export async function migrate(db: Db) {
  await db.run`create table if not exists migration (name text primary key, run_at bigint not null)`.catch(
    someoneElseMadeIt,
  )
  const done = new Set(await migrationsIn(db))
  await refuseNewer(done)
  for (const file of await fileNames()) if (!done.has(file)) await runOne(db, file)
}

async function runOne(db: Db, file: string) {
  const parts = await Promise.all([
    readFile(join(folder, file), 'utf8'),
    readFile(join(folder, file.replace('.sql', `.${db.engine}.sql`)), 'utf8').catch(() => ''),
  ])
  await db
    .transaction(async (tx) => {
      await tx.run`insert into migration (name, run_at) values (${file}, ${Date.now()})`
      for (const text of parts) if (text !== '') await tx.script(text)
    })
    .catch((error: unknown) => {
      if (!(error instanceof DuplicateKey && error.constraint.startsWith('migration'))) throw error
    })
}

// PostgreSQL: `if not exists` can still lose a race with another server on the catalogue's own key.
function someoneElseMadeIt(error: unknown) {
  if (!(error instanceof DuplicateKey)) throw error
}
