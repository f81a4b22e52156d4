import { expect, test } from 'vitest'
import { engine, makeTestDatabase, openTestDatabase } from '../../test/support/database.ts'
import { DatabaseUnavailable, type Db, DuplicateKey, type Tx } from './database.ts'
import { openDatabase } from './open.ts'

const add = (tx: Tx, name: string, at = 1) =>
  tx.run`insert into setting (name, value, changed_at) values (${name}, '1', ${at})`
const names = async (db: Db) =>
  (await db.all<{ name: string }>`select name from setting order by name collate "binary"`).map(
    (row) => row.name,
  )

test('a transaction writes everything or nothing', async () => {
  const db = await openTestDatabase()
  await db.transaction((tx) => add(tx, 'kept'))
  const broken = db.transaction(async (tx) => {
    await add(tx, 'lost')
    throw new Error('second thoughts')
  })
  await expect(broken).rejects.toThrow('second thoughts')
  expect(await names(db)).toEqual(['kept'])
})

test('work before the commit runs once, after the rest, and commits or rolls back with it', async () => {
  const db = await openTestDatabase()
  const last = async (tx: Tx) =>
    add(
      tx,
      `last ${(await tx.one<{ count: number }>`select count(*) as count from setting`).count}`,
    )
  await db.transaction(async (tx) => {
    tx.beforeCommit(last)
    await add(tx, 'first')
    tx.beforeCommit(last)
    await add(tx, 'second')
  })
  expect(await names(db)).toEqual(['first', 'last 2', 'second'])
  const failing = db.transaction(async (tx) => {
    await add(tx, 'third')
    tx.beforeCommit(() => add(tx, 'first'))
  })
  await expect(failing).rejects.toThrow(DuplicateKey)
  const undone = db.transaction(async (tx) => {
    tx.beforeCommit(last)
    throw new Error('second thoughts')
  })
  await expect(undone).rejects.toThrow('second thoughts')
  expect(await names(db)).toHaveLength(3)
})

test('those who write at the same moment each keep their own all or nothing', async () => {
  const db = await openTestDatabase()
  const works = Array.from({ length: 40 }, (_, index) =>
    db.transaction(async (tx) => {
      await add(tx, `n${String(index).padStart(2, '0')}`)
      if (index % 4 === 0) throw new Error('no')
    }),
  )
  const ended = await Promise.allSettled(works)
  expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(10)
  expect(await names(db)).toHaveLength(30)
})

test('forty concurrent increments of a counter all count', async () => {
  const db = await openTestDatabase()
  const take = () =>
    db.transaction(async (tx) => {
      const { next } = await tx.one<{
        next: number
      }>`select next from number_series where name = 'product' ${tx.forUpdate}`
      await tx.run`update number_series set next = ${next + 1} where name = 'product'`
    })
  await Promise.all(Array.from({ length: 40 }, take))
  expect(await db.one`select next from number_series where name = 'product'`).toEqual({ next: 41 })
})

test('a commit listener sees the committed rows', async () => {
  const db = await openTestDatabase()
  await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      await db.run`insert into setting (name, value, changed_at) values (${`s${index}`}, '1', 1)`
      expect(await db.maybeOne`select 1 as one from setting where name = ${`s${index}`}`).toEqual({
        one: 1,
      })
    }),
  )
})

test('a transaction that breaks a deferred constraint fails alone', async () => {
  const db = await openTestDatabase()
  const dangling = (tx: Tx) => tx.run`
    insert into order_request (buyer, request_key, body_hash, order_id, at) values ('x', 'y', 'z', 'no such order', 1)`
  const ended = await Promise.allSettled([
    db.transaction((tx) => add(tx, 'before')),
    db.transaction((tx) => add(tx, 'beside')),
    db.transaction(dangling),
    db.transaction((tx) => add(tx, 'after')),
  ])
  expect(ended.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  expect(await names(db)).toEqual(['after', 'before', 'beside'])
})

test('a key that is there already is said so on both engines', async () => {
  const db = await openTestDatabase()
  const twice = db.transaction(async (tx) => {
    await add(tx, 'same')
    await add(tx, 'same')
  })
  await expect(twice).rejects.toThrow(DuplicateKey)
})

test('those that create one table at the same moment, but for one, hear at most that it is there', async () => {
  const db = await openTestDatabase()
  for (let round = 0; round < 60; round += 1) {
    const name = { strings: [`made_at_once_${round}`], values: [] }
    const create = () => db.run`create table if not exists ${name} (id text primary key)`
    const ended = await Promise.allSettled(Array.from({ length: 4 }, create))
    for (const one of ended)
      if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(DuplicateKey)
  }
})

test.runIf(engine === 'sqlite')(
  'while another connection writes, a write waits and reads continue; after a time it fails as unavailable',
  async () => {
    const address = await makeTestDatabase()
    const [other, db] = [openDatabase(address), openDatabase(address, { timeout: 300 })]
    const held = Promise.withResolvers<void>()
    const began = Promise.withResolvers<void>()
    const holding = other.transaction(async (tx) => {
      await add(tx, 'other')
      began.resolve()
      await held.promise
    })
    await began.promise
    let turns = 0
    const counting = setInterval(() => (turns += 1), 5)
    await expect(db.transaction((tx) => add(tx, 'late'))).rejects.toBeInstanceOf(
      DatabaseUnavailable,
    )
    clearInterval(counting)
    expect(turns).toBeGreaterThan(5)
    const inTime = db.transaction((tx) => add(tx, 'in time'))
    held.resolve()
    await Promise.all([holding, inTime])
    expect(await names(db)).toEqual(['in time', 'other'])
    await Promise.all([other.close(), db.close()])
  },
)
