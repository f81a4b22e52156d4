import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { engine, openTestDatabase } from '../../test/support/database.ts'
import { type Db, DuplicateKey } from './database.ts'
import { DatabaseTooNew, migrate } from './migrate.ts'

const setting = (db: Pick<Db, 'run'>, name: string, value = '1') =>
  db.run`insert into setting (name, value, changed_at) values (${name}, ${value}, 0)`
const namesIn = async (db: Db) =>
  (await db.all<{ name: string }>`select name from setting order by name`).map(({ name }) => name)

test('a transaction that throws leaves nothing, and the next one works', async () => {
  const db = await openTestDatabase()
  await expect(
    db.transaction(async (tx) => {
      await setting(tx, 'one')
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await expect(
    db.transaction(async (tx) => {
      await setting(tx, 'two')
      await tx.run`insert into nothing values (1)`
    }),
  ).rejects.toThrow(/nothing/)
  expect(await namesIn(db)).toEqual([])
  await db.transaction((tx) => setting(tx, 'three'))
  expect(await namesIn(db)).toEqual(['three'])
})

test('uncommitted writes are not visible', async () => {
  const db = await openTestDatabase()
  const inside = await db.transaction(async (tx) => {
    await setting(tx, 'one')
    const seen = [(await tx.all`select name from setting`).length, (await namesIn(db)).length]
    return seen
  })
  expect([inside, (await namesIn(db)).length]).toEqual([[1, 0], 1])
})

test('parallel transactions that look and then write lose nothing', async () => {
  const db = await openTestDatabase()
  await setting(db, 'counter', '0')
  let atOnce = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 20 }, () =>
      db.transaction(async (tx) => {
        const { value } = await tx.one<{
          value: string
        }>`select value from setting where name = 'counter' ${tx.forUpdate}`
        atOnce += 1
        most = Math.max(most, atOnce)
        await wait(1)
        await tx.run`update setting set value = ${String(Number(value) + 1)} where name = 'counter'`
        atOnce -= 1
      }),
    ),
  )
  expect(await db.one`select value from setting`).toEqual({ value: '20' })
  expect(most).toBe(1)
})

test('a write outside any transaction waits for the one under way', async () => {
  const db = await openTestDatabase()
  await setting(db, 'counter', 'before')
  const slow = db.transaction(async (tx) => {
    await tx.run`update setting set value = 'slow' where name = 'counter'`
    await wait(30)
  })
  await wait(5)
  await db.run`update setting set value = value || ' then quick' where name = 'counter'`
  await slow
  expect(await db.one`select value from setting`).toEqual({ value: 'slow then quick' })
})

test('a duplicate key names its constraint', async () => {
  const db = await openTestDatabase()
  await setting(db, 'one')
  const error = await setting(db, 'one').catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(DuplicateKey)
  expect(error).toMatchObject({ constraint: expect.stringContaining('setting') })
  await db.run`insert into catalogue_version (name, version) values ('other', 1)`
  await expect(
    db.run`insert into order_change (order_id, status, at) values ('none', 'placed', 0)`,
  ).rejects.not.toBeInstanceOf(DuplicateKey)
})

test('numbers, texts and null are read as they were written', async () => {
  const db = await openTestDatabase()
  for (const amount of [0, 1, -1, 99_999_999_999_900, Number.MAX_SAFE_INTEGER]) {
    await db.run`delete from setting`
    await db.run`insert into setting (name, value, changed_at) values ('n', '🍎 چائے \ud83c\udf4e '' " \\ %', ${amount})`
    expect(await db.one`select value, changed_at from setting`).toEqual({
      value: '🍎 چائے 🍎 \' " \\ %',
      changed_at: amount,
    })
  }
  expect(
    await db.one`select count(*) as count, max(name) as most from setting where name = 'none'`,
  ).toEqual({ count: 0, most: null })
  expect(await db.maybeOne`select name from setting where name = 'none'`).toBeUndefined()
  await expect(db.one`select name from setting where name = 'none'`).rejects.toThrow(
    'always has a row',
  )
})

test('text is sorted byte by byte on both engines, where it is asked for so', async () => {
  const db = await openTestDatabase()
  for (const name of ['b', 'B', 'a-b', 'ab', 'É', 'z', 'چ']) await setting(db, name)
  const sorted = await db.all<{
    name: string
  }>`select name from setting order by name collate "binary"`
  expect(sorted.map(({ name }) => name)).toEqual(['B', 'a-b', 'ab', 'b', 'z', 'É', 'چ'])
})

test('migrating again does nothing; each file is recorded once', async () => {
  const db = await openTestDatabase()
  const before = await db.all`select * from migration order by name`
  await migrate(db)
  await migrate(db)
  expect(await db.all`select * from migration order by name`).toEqual(before)
  expect(before.length).toBeGreaterThan(0)
})

test('a database of a newer version is not touched', async () => {
  const db = await openTestDatabase()
  await db.run`insert into migration (name, run_at) values ('9999_future.sql', 0)`
  await expect(migrate(db)).rejects.toThrow(DatabaseTooNew)
  await expect(migrate(db)).rejects.toThrow('9999_future.sql')
})

test.runIf(engine === 'sqlite')(
  'foreign keys are enforced, and a commit is on the disk before it is announced',
  async () => {
    const db = await openTestDatabase()
    expect(await db.one`pragma foreign_keys`).toEqual({ foreign_keys: 1 })
    expect(await db.one`pragma synchronous`).toEqual({ synchronous: 2 })
    expect(await db.one`pragma journal_mode`).toEqual({ journal_mode: 'wal' })
  },
)
