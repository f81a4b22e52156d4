import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '../../test/support/empty-database.ts'
import { migrate } from './migrate.ts'
import { type DatabaseAddress, openDatabase } from './open.ts'

const program = `
import { openDatabase } from '#db/open.ts'
import { migrate } from '#db/migrate.ts'
const db = openDatabase(JSON.parse(process.argv[1]))
await migrate(db)
await db.close()`

const start = (address: DatabaseAddress) => run(program, address)

const run = (text: string, address: DatabaseAddress) =>
  promisify(execFile)(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--input-type=module',
      '-e',
      text,
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

const adding = `
import { setImmediate as turn } from 'node:timers/promises'
import { openDatabase } from '#db/open.ts'
const db = openDatabase(JSON.parse(process.argv[1]))
for (let round = 0; round < 100; round += 1)
  await db.transaction(async (tx) => {
    const { tries } = await tx.one\`select tries from throttle where subject = 'sum' \${tx.forUpdate}\`
    await turn()
    await tx.run\`update throttle set tries = \${tries + 1} where subject = 'sum'\`
  })
await db.close()`

test('servers that share a database or its folder lose no write', async () => {
  const address = await emptyDatabase()
  const db = openDatabase(address)
  onTestFinished(() => db.close())
  await migrate(db)
  await db.run`insert into throttle (subject, tries, until) values ('sum', 0, 0)`
  await Promise.all([run(adding, address), run(adding, address)])
  expect(await db.all`select tries from throttle`).toEqual([{ tries: 200 }])
})
