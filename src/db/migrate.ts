import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db, Sql } from './database.ts'
import { DuplicateKey } from './database.ts'

// Resolves from src/db and from dist/shop, the build folder.
const folder = join(import.meta.dirname, '../../src/db/migrations')

/** A newer version of the shop has used the database. */
export class DatabaseTooNew extends Error {}

const fileNames = async () =>
  (await readdir(folder)).filter((file) => /^\d{4}_\w+\.sql$/.test(file)).toSorted()

/** Throws DatabaseTooNew if the database has a migration this version lacks. */
export async function refuseNewer(done: Iterable<string>) {
  const files = new Set(await fileNames())
  const unknown = [...done].filter((name) => !files.has(name))
  if (unknown.length > 0)
    throw new DatabaseTooNew(
      `The database knows ${unknown.join(', ')}, which this version does not`,
    )
}

/** Names of executed migrations. */
export const migrationsIn = async (db: Sql): Promise<string[]> =>
  (await db.all<{ name: string }>`select name from migration order by name`).map(({ name }) => name)

/**
 * Each file runs in one transaction with its name, so parallel servers run it once. `0001_x.sql` runs on
 * both engines; then `0001_x.sqlite.sql` or `0001_x.postgres.sql`, if any (triggers differ).
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

// PostgreSQL: even `if not exists` can lose a race on the catalogue's own key.
function someoneElseMadeIt(error: unknown) {
  if (!(error instanceof DuplicateKey)) throw error
}
