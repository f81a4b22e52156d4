import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { engine, openTestDatabase } from '../../test/support/database.ts'
import { type Db, DatabaseUnavailable, type Tx } from './database.ts'
import { openDatabase } from './open.ts'

const onServer = engine === 'postgres'
const own = (sql: Db | Tx) => sql.one<{ pid: number }>`select pg_backend_pid() as pid`
const cut = (db: Db, pid: number) => db.all`select pg_terminate_backend(cast(${pid} as integer))`
const setting = (tx: Tx, name: string) =>
  tx.run`insert into setting (name, value, changed_at) values (${name}, '1', 0)`

test.runIf(onServer)(
  'idle connections that are cut are replaced, and the process lives on',
  async () => {
    const db = await openTestDatabase()
    await Promise.all(Array.from({ length: 8 }, () => db.all`select pg_sleep(0.02)`))
    await db.all`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`
    await wait(50)
    const replies = await Promise.all(Array.from({ length: 8 }, () => db.one`select 1 as one`))
    expect(replies).toEqual(Array.from({ length: 8 }, () => ({ one: 1 })))
  },
)

test.runIf(onServer)(
  'a connection that is cut within a transaction: nothing is written, the next one works',
  async () => {
    const db = await openTestDatabase()
    const lost = db.transaction(async (tx) => {
      await setting(tx, 'lost')
      await cut(db, (await own(tx)).pid)
      await wait(50) // the bad news comes while nobody asks anything
      await setting(tx, 'more')
    })
    await expect(lost).rejects.toBeInstanceOf(DatabaseUnavailable)
    await db.transaction((tx) => setting(tx, 'kept'))
    expect(await db.all`select name from setting`).toEqual([{ name: 'kept' }])
    expect(
      await db.all`
    select pid from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    ).toEqual([])
  },
)

test.runIf(onServer)('a query that is cut is said to be out of reach', async () => {
  const db = await openTestDatabase()
  const pid = new Promise<number>((resolve) => {
    void db
      .transaction(async (tx) => {
        resolve((await own(tx)).pid)
        await expect(tx.all`select pg_sleep(5)`).rejects.toBeInstanceOf(DatabaseUnavailable)
      })
      .catch(() => undefined)
  })
  await cut(db, await pid)
  expect(await db.one`select 1 as one`).toEqual({ one: 1 })
})

test('a database that is not there is out of reach, in no more than a moment', async () => {
  const started = performance.now()
  const db = openDatabase({ server: 'postgresql://nobody@127.0.0.1:9/none' })
  await expect(db.one`select 1`).rejects.toBeInstanceOf(DatabaseUnavailable)
  await expect(db.transaction((tx) => setting(tx, 'x'))).rejects.toBeInstanceOf(DatabaseUnavailable)
  expect(performance.now() - started).toBeLessThan(5000)
  await db.close()
})
