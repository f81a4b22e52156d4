import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Db, Tx } from '#db/database.ts'
import { engine, openTestDatabase } from '../../../test/support/database.ts'
import { record } from './events.store.ts'
import { openEventFeed } from './feed.ts'
import { endOfEvents, follow, type Position } from './follow.ts'

const write = (tx: Tx, subject: string) =>
  record(tx, { kind: 'books.checked', at: 1, actor: null, subject, data: { found: 0 } })

/** A transaction that has written an event and waits for its end. */
async function openTransaction(db: Db, subject: string) {
  const [written, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const done = db.transaction(async (tx) => {
    await write(tx, subject)
    written.resolve()
    await end.promise
  })
  await written.promise
  return {
    commit: () => (end.resolve(), done),
    rollBack: () => (end.reject(new Error('rolled back')), done.catch(() => undefined)),
  }
}

const writeNow = async (db: Db, subject: string) => (await openTransaction(db, subject)).commit()

/** A reader by position: `read` returns the subjects that are new. */
function openReader(db: Db, position: Position = { seq: 0, gaps: [] }) {
  let now = 0
  return {
    wait: (milliseconds: number) => (now += milliseconds),
    gaps: () => position.gaps.length,
    async read(limit = 1000) {
      const found = await follow(db, position, { now, maxGapAge: 1000, limit })
      position = found.position
      return found.events.map(({ subject }) => subject)
    },
  }
}

test('a reader reads each committed event once while many transactions commit and roll back', async () => {
  const db = await openTestDatabase()
  const reader = openReader(db)
  // Another process learns of events by polling alone.
  const elsewhere = openEventFeed({ ...db, onCommit: () => undefined })
  const here = openEventFeed(db)
  const received: { here: string[]; elsewhere: string[] } = { here: [], elsewhere: [] }
  here.subscribe(({ subject }) => void received.here.push(subject))
  elsewhere.subscribe(({ subject }) => void received.elsewhere.push(subject))
  await Promise.all([here.poll(), elsewhere.poll()])

  const names = Array.from({ length: 60 }, (_, index) => `event ${index}`)
  const isRolledBack = (index: number) => index % 5 === 0
  let isWriting = true
  const writing = Promise.all(
    names.map((name, index) =>
      db
        .transaction(async (tx) => {
          await write(tx, name)
          await pause((index * 7) % 11)
          if (isRolledBack(index)) throw new Error('rolled back')
        })
        .catch(() => undefined),
    ),
  ).finally(() => (isWriting = false))
  const read: string[] = []
  const look = async () => {
    read.push(...(await reader.read(7)))
    await Promise.all([here.poll(), elsewhere.poll()])
  }
  while (isWriting) {
    await look()
    await pause(1) // on SQLite, reading alone leaves no time for timers
  }
  await writing
  for (let one = 0; one < 10; one += 1) await look()

  const committed = names.filter((_, index) => !isRolledBack(index)).toSorted()
  expect(read.toSorted()).toEqual(committed)
  expect(received.here.toSorted()).toEqual(committed)
  expect(received.elsewhere.toSorted()).toEqual(committed)
})

// SQLite has one writer at a time.
test.runIf(engine === 'postgres')(
  'an event with a lower number that is committed later is read then, also by a reader that begins between',
  async () => {
    const db = await openTestDatabase()
    const reader = openReader(db)
    const slow = await openTransaction(db, 'slow')
    const undone = await openTransaction(db, 'undone')
    await writeNow(db, 'quick')
    expect(await reader.read()).toEqual(['quick'])
    const later = openReader(db, await endOfEvents(db, 0))
    const feed = openEventFeed({ ...db, onCommit: () => undefined })
    const received: string[] = []
    feed.subscribe(({ subject }) => void received.push(subject))
    await feed.poll()
    await undone.rollBack()
    await slow.commit()
    await feed.poll()
    expect(await reader.read()).toEqual(['slow'])
    expect(await later.read()).toEqual(['slow'])
    expect(received).toEqual(['slow'])
    expect([await reader.read(), await later.read()]).toEqual([[], []])

    expect(reader.gaps()).toBe(1)
    reader.wait(1000)
    await reader.read()
    expect(reader.gaps()).toBe(0)
  },
)

test('a reader that begins at the end reads later events only', async () => {
  const db = await openTestDatabase()
  await writeNow(db, 'before')
  const reader = openReader(db, await endOfEvents(db, 0))
  await writeNow(db, 'after')
  expect(await reader.read()).toEqual(['after'])
})
