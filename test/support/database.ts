import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { onTestFinished } from 'vitest'
import type { Db } from '#db/database.ts'
import { type DatabaseAddress, openDatabase } from '#db/open.ts'
import { migrate } from '#db/migrate.ts'
import { dropDatabase, makeDatabase, makeTemplate } from './postgres.ts'

/** Which engine this run of the tests is on. */
export const engine = process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'sqlite'

type Fill = (db: Db) => Promise<void>

/**
 * A migrated database of the test's own on the engine of this run, with what `fill` puts into it.
 * Filled once per `fill` and copied from then on; gone when the test has finished.
 */
export async function openTestDatabase(fill: Fill = nothing): Promise<Db> {
  const db = openDatabase(await makeTestDatabase(fill))
  onTestFinished(() => db.close())
  return db
}

/** The same for servers that run as processes of their own: only its address. */
export async function makeTestDatabase(fill: Fill = nothing): Promise<DatabaseAddress> {
  const { address, remove } =
    engine === 'postgres' ? await copyOnPostgres(fill) : await copyOnSqlite(fill)
  onTestFinished(remove)
  return address
}

const nothing: Fill = async () => undefined

async function copyOnPostgres(fill: Fill) {
  const template = await makeTemplate(nameOf(fill), (url) =>
    prepare(openDatabase({ server: url }), fill),
  )
  const { name, url } = await makeDatabase(template)
  return { address: { server: url }, remove: () => dropDatabase(name) }
}

const templates = new Map<Fill, Promise<string>>()

async function copyOnSqlite(fill: Fill) {
  let template = templates.get(fill)
  if (template === undefined) templates.set(fill, (template = makeFile(fill)))
  const folder = mkdtempSync(join(tmpdir(), 'kiryana-test-'))
  copyFileSync(await template, join(folder, 'kiryana.db'))
  return {
    address: { folder },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function makeFile(fill: Fill): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'kiryana-template-'))
  await prepare(openDatabase({ folder }), fill)
  return join(folder, 'kiryana.db')
}

async function prepare(db: Db, fill: Fill) {
  await migrate(db)
  await fill(db)
  await db.close()
}

// The filling's own text names its template, so that test processes share it.
const nameOf = (fill: Fill) =>
  `template_${createHash('sha256').update(fill.toString()).digest('hex').slice(0, 16)}`
