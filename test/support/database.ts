import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import type { Db } from '#db/database.ts'
import { type DatabaseAddress, openDatabase } from '#db/open.ts'
import { migrate } from '#db/migrate.ts'
import { cleanUp } from './clean-up.ts'
import { dropDatabase, makeDatabase, makeTemplate } from './postgres.ts'

/** Which engine this run of the tests is on. */
export const engine = process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'sqlite'

type Fill = (db: Db) => Promise<void>

/**
 * A migrated database per test on the engine of this run, filled by `fill` once and then copied. Deleted
 * after the test.
 */
export async function openTestDatabase(fill: Fill = nothing): Promise<Db> {
  const db = openDatabase(await makeTestDatabase(fill))
  cleanUp(() => db.close())
  return db
}

/** The same for servers that run as processes of their own: only its address. */
export async function makeTestDatabase(fill: Fill = nothing): Promise<DatabaseAddress> {
  const { address, remove } =
    engine === 'postgres' ? await copyOnPostgres(fill) : await copyOnSqlite(fill)
  cleanUp(remove)
  return address
}

const nothing: Fill = async () => undefined

async function copyOnPostgres(fill: Fill) {
  const { name, url } = await makeDatabase(await templateOf(fill))
  return { address: { server: url }, remove: () => dropDatabase(name) }
}

async function copyOnSqlite(fill: Fill) {
  const folder = mkdtempSync(join(tmpdir(), 'kiryana-test-'))
  copyFileSync(await templateOf(fill), join(folder, 'kiryana.db'))
  return {
    address: { folder },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

const templates = new Map<Fill, Promise<string>>()

/** A template: a file on SQLite, a database on PostgreSQL. */
function templateOf(fill: Fill): Promise<string> {
  const known = templates.get(fill)
  if (known !== undefined) return known
  const made = engine === 'postgres' ? templateOnPostgres(fill) : templateOnSqlite(fill)
  templates.set(fill, made)
  return made
}

async function templateOnPostgres(fill: Fill) {
  const migrated = fill === nothing ? 'template0' : await templateOf(nothing)
  return makeTemplate(nameOf(fill), migrated, (url) => prepare(openDatabase({ server: url }), fill))
}

async function templateOnSqlite(fill: Fill) {
  const folder = mkdtempSync(join(tmpdir(), 'kiryana-template-'))
  const file = join(folder, 'kiryana.db')
  if (fill !== nothing) copyFileSync(await templateOf(nothing), file)
  await prepare(openDatabase({ folder }), fill)
  return file
}

async function prepare(db: Db, fill: Fill) {
  await migrate(db)
  await fill(db)
  await db.close()
}

// The filling's own text names its template, so that test processes share it.
const nameOf = (fill: Fill) =>
  `template_${createHash('sha256').update(fill.toString()).digest('hex').slice(0, 16)}`
