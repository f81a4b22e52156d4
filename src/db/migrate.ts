import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Db, Sql, Tx } from './database.ts'
import { DuplicateKey } from './database.ts'

// As seen from here and from dist/shop, where the server is built to.
const folder = join(import.meta.dirname, '../../src/db/migrations')

/** The schema of version 1.0.0. Its file took the place of the migrations up to this one. */
const schema = { file: '0191_schema.sql', sameAs: '0191_ready_orders.sql' }

/** A newer version of the shop has used the database. */
export class DatabaseTooNew extends Error {}

/** The database stopped at a version from before 1.0.0 that this version cannot upgrade. */
export class DatabaseTooOld extends Error {}

/** A migration's file; each hundred of them has a folder. */
const pathOf = (file: string) => join(folder, `${file.slice(0, 2)}00`, file)

const fileNames = async () =>
  (await readdir(folder, { recursive: true }))
    .map((path) => basename(path))
    .filter((file) => /^\d{4}_\w+\.sql$/.test(file))
    .toSorted()

/**
 * Checks the names of the migrations that a database has run. Fails with DatabaseTooNew for a name
 * that this version lacks, and with DatabaseTooOld for a database older than `schema.sameAs`.
 */
export async function refuseOtherVersions(done: Iterable<string>) {
  const files = new Set(await fileNames())
  const names = [...done]
  const older = names.filter((name) => name < schema.file)
  if (older.length > 0 && !older.includes(schema.sameAs))
    throw new DatabaseTooOld(`The database stopped at ${older.toSorted().at(-1)}`)
  const unknown = names.filter((name) => name > schema.file && !files.has(name))
  if (unknown.length > 0)
    throw new DatabaseTooNew(
      `The database has run ${unknown.join(', ')}, which this version does not have`,
    )
}

/** The names of the migrations that a database has run. */
export const migrationsIn = async (db: Sql): Promise<string[]> =>
  (await db.all<{ name: string }>`select name from migration order by name`).map(({ name }) => name)

/**
 * Runs the migrations that are missing, each file in one transaction together with its name: of two
 * servers that start at once, one runs it. `0001_x.sql` runs on both engines; `0001_x.sqlite.sql` or
 * `0001_x.postgres.sql` follows on that engine, for triggers and what else has no common language.
 * Fails as refuseOtherVersions does.
 */
export async function migrate(db: Db) {
  await db.run`create table if not exists migration (name text primary key, run_at bigint not null)`.catch(
    ignoreDuplicate,
  )
  const done = new Set(await migrationsIn(db))
  await refuseOtherVersions(done)
  if (done.has(schema.sameAs)) await renameOlder(db)
  else if (!done.has(schema.file)) await runOne(db, schema.file)
  for (const file of await fileNames())
    if (file !== schema.file && !done.has(file)) await runOne(db, file)
}

const renameOlder = (db: Db) =>
  recordOnce(db, schema.file, (tx) => tx.run`delete from migration where name < ${schema.file}`)

async function runOne(db: Db, file: string) {
  const parts = await Promise.all([
    readFile(pathOf(file), 'utf8'),
    readFile(pathOf(file.replace('.sql', `.${db.engine}.sql`)), 'utf8').catch(() => ''),
  ])
  await recordOnce(db, file, async (tx) => {
    for (const text of parts) if (text !== '') await tx.script(text)
  })
}

const recordOnce = (db: Db, file: string, work: (tx: Tx) => Promise<unknown>) =>
  db
    .transaction(async (tx) => {
      await tx.run`insert into migration (name, run_at) values (${file}, ${Date.now()})`
      await work(tx)
    })
    .catch((error: unknown) => {
      if (!(error instanceof DuplicateKey && error.constraint.startsWith('migration'))) throw error
    })

// PostgreSQL: `if not exists` can lose a race with another server on a key of the system catalogue.
function ignoreDuplicate(error: unknown) {
  if (!(error instanceof DuplicateKey)) throw error
}
