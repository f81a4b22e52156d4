import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { engine } from '../../test/support/database.ts'
import { dropDatabase, makeDatabase } from '../../test/support/postgres.ts'
import { type DatabaseAddress, openDatabase } from './open.ts'

/** Nothing in it yet. */
async function emptyDatabase(): Promise<DatabaseAddress> {
  if (engine === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'kiryana-empty-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    return { folder }
  }
  const { name, url } = await makeDatabase()
  onTestFinished(() => dropDatabase(name))
  return { server: url }
}

const program = `
import { openDatabase } from '#db/open.ts'
import { migrate } from '#db/migrate.ts'
const db = openDatabase(JSON.parse(process.argv[1]))
await migrate(db)
await db.close()`

const start = (address: DatabaseAddress) =>
  promisify(execFile)(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--input-type=module',
      '-e',
      program,
      JSON.stringify(address),
    ],
    { cwd: join(import.meta.dirname, '../..') },
  )

test('servers that start at once on an empty database make it once, and all of them start', async () => {
  const address = await emptyDatabase()
  const started = await Promise.all([start(address), start(address), start(address)])
  expect(started.map(({ stderr }) => stderr)).toEqual(['', '', ''])
  const db = openDatabase(address)
  onTestFinished(() => db.close())
  const done = await db.all<{ name: string }>`select name from migration order by name`
  expect(done.map(({ name }) => name)).toEqual([...new Set(done.map(({ name }) => name))])
  expect(await db.all`select version from catalogue_version`).toEqual([{ version: 1 }])
})
