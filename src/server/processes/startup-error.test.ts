import { once } from 'node:events'
import { createServer } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { openDatabase } from '#db/open.ts'
import { startupErrorMessage } from './startup-error.ts'

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'kiryana-explain-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

const failure = async (work: () => unknown) => {
  try {
    await work()
  } catch (error) {
    return startupErrorMessage(error)
  }
  return 'nothing failed'
}

test('a file that is no database', async () => {
  const data = folder()
  writeFileSync(
    join(data, 'kiryana.db'),
    'this is no database, only a long line of text in its place'.repeat(100),
  )
  expect(await failure(() => migrate(openDatabase({ folder: data })))).toMatch(
    /^The database file in the data folder cannot be used: file is not a database/,
  )
})

test('a database that a newer version has used', async () => {
  const data = folder()
  const db = openDatabase({ folder: data })
  await migrate(db)
  new DatabaseSync(join(data, 'kiryana.db')).exec(
    "insert into migration values ('9999_from_the_future.sql', 1)",
  )
  expect(await failure(() => migrate(db))).toMatch(
    /^The database has run 9999_from_the_future.sql, which this version does not have: start the newer version/,
  )
  await db.close()
})

test('a data folder that is a file', async () => {
  const data = join(folder(), 'file')
  writeFileSync(data, '')
  expect(await failure(() => openDatabase({ folder: data }))).toMatch(
    /^The data folder is not a folder/,
  )
})

test('a PostgreSQL server that is not there', async () => {
  const db = openDatabase({ server: 'postgresql://localhost:1/nothing' })
  expect(await failure(() => migrate(db))).toMatch(
    /^The database cannot be opened: .*Check DATABASE_URL/,
  )
  await db.close()
})

test.each(['nobody.invalid', '192.0.2.1'])('a HOST that is not here: %s', async (host) => {
  const server = createServer()
  const listening = once(server, 'listening') // or its error
  server.listen(0, host)
  expect(await failure(() => listening)).toMatch(/^The setting HOST makes no sense: it should be/)
})
