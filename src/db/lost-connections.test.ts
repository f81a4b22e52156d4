import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { engine, openTestDatabase } from '../../test/support/database.ts'
import { dropDatabase, makeDatabase } from '../../test/support/postgres.ts'
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
      await wait(50) // the connection is lost between two queries
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

test.runIf(onServer)(
  'a write on a full disk fails as unavailable, also at its commit',
  async () => {
    const db = await openTestDatabase()
    await db.transaction((tx) =>
      tx.script(`
    create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$;
    create constraint trigger no_room after insert on setting
      deferrable initially deferred for each row execute function no_room();`),
    )
    await expect(db.transaction((tx) => setting(tx, 'x'))).rejects.toBeInstanceOf(
      DatabaseUnavailable,
    )
    expect(await db.all`select name from setting`).toEqual([])
  },
)

test.runIf(onServer)(
  'when every connection is in use, the next is refused in two seconds',
  async () => {
    const db = await openTestDatabase()
    const ends: (() => void)[] = []
    const busy = Array.from({ length: 10 }, () =>
      db.transaction(() => new Promise<void>((end) => ends.push(end))),
    )
    await expect.poll(() => ends.length).toBe(10)
    const began = performance.now()
    await expect(db.one`select 1 as one`).rejects.toBeInstanceOf(DatabaseUnavailable)
    expect(performance.now() - began).toBeLessThan(4000)
    for (const end of ends) end()
    await Promise.all(busy)
    expect(await db.one`select 1 as one`).toEqual({ one: 1 })
  },
)

/** Proxy to the server of `url`; while `isStalled`, nothing passes. */
async function openProxy(url: string) {
  const { pathname, searchParams, username } = new URL(url)
  const state = { isStalled: false }
  const server = createServer((near) => {
    const far = connect(join(searchParams.get('host') ?? '', '.s.PGSQL.5432'))
    near.on('data', (piece) => void (state.isStalled || far.write(piece)))
    far.on('data', (piece) => void (state.isStalled || near.write(piece)))
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('error', () => undefined).on('close', () => other.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { state, url: `postgresql://${username}@127.0.0.1:${port}${pathname}` }
}

test.runIf(onServer)(
  'a database that hangs is given up, and used again when it is back',
  async () => {
    const { name, url } = await makeDatabase()
    onTestFinished(() => dropDatabase(name))
    const proxy = await openProxy(url)
    const db = openDatabase({ server: proxy.url }, { timeout: 300 })
    onTestFinished(() => db.close())
    expect(await db.one`select 1 as one`).toEqual({ one: 1 })
    const halfDone = db.transaction(async (tx) => {
      await tx.one`select 1 as one`
      proxy.state.isStalled = true
      await tx.one`select 2 as two`
    })
    await expect(halfDone).rejects.toBeInstanceOf(DatabaseUnavailable)
    await expect(db.one`select 1 as one`).rejects.toBeInstanceOf(DatabaseUnavailable)
    proxy.state.isStalled = false
    expect(await db.one`select 1 as one`).toEqual({ one: 1 })
  },
)

test.runIf(onServer)('a statement that takes too long is ended', async () => {
  const { name, url } = await makeDatabase()
  onTestFinished(() => dropDatabase(name))
  const db = openDatabase({ server: url }, { timeout: 300 })
  onTestFinished(() => db.close())
  await expect(db.one`select pg_sleep(30)`).rejects.toBeInstanceOf(DatabaseUnavailable)
  const patient = openDatabase({ server: url }, { timeout: 0 })
  onTestFinished(() => patient.close())
  expect(await patient.one`select 1 as one from pg_sleep(1)`).toEqual({ one: 1 })
})

test('a database that is not there is out of reach, in no more than a moment', async () => {
  const started = performance.now()
  const db = openDatabase({ server: 'postgresql://nobody@127.0.0.1:9/none' })
  await expect(db.one`select 1`).rejects.toBeInstanceOf(DatabaseUnavailable)
  await expect(db.transaction((tx) => setting(tx, 'x'))).rejects.toBeInstanceOf(DatabaseUnavailable)
  expect(performance.now() - started).toBeLessThan(5000)
  await db.close()
})

test.runIf(onServer)(
  'statements that were parsed before the columns changed are parsed again, also in a transaction',
  async () => {
    const db = await openTestDatabase()
    await db.transaction((tx) => setting(tx, 'before'))
    const all = (on: Db | Tx) => on.all<{ name: string }>`select * from setting`
    const [first, second] = [db, db].map((one) => one.transaction(all))
    await Promise.all([first, second, all(db)])
    await db.run`alter table setting add column more integer not null default 7`
    expect(await db.transaction(all)).toMatchObject([{ name: 'before', more: 7 }])
    await db.run`alter table setting drop column more`
    await db.run`alter table setting add column less integer not null default 3`
    expect(await all(db)).toMatchObject([{ name: 'before', less: 3 }])
  },
)
