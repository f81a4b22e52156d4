import { expect, onTestFinished, test } from 'vitest'
import type { Db, Tx } from '#db/database.ts'
import { openDatabase } from '#db/open.ts'
import { consume } from '#shop/events/consume.ts'
import type { RecordedEvent } from '#shop/events/event.ts'
import { record } from '#shop/events/events.store.ts'
import { openEventFeed } from '#shop/events/feed.ts'
import { engine, makeTestDatabase } from '../support/database.ts'
import { barrier } from '../support/barrier.ts'

/** Two processes over one database, each with a connection, a feed and its announcements. */
async function openTwo() {
  const address = await makeTestDatabase()
  return [openProcess(openDatabase(address)), openProcess(openDatabase(address))] as const
}

function openProcess(db: Db) {
  onTestFinished(() => db.close())
  const feed = openEventFeed(db)
  const told: string[] = []
  feed.subscribe(({ subject }) => void told.push(subject))
  return { db, told, poll: feed.poll }
}

const note = (tx: Tx, subject: string, at = 1) =>
  record(tx, { kind: 'order.placed', at, actor: null, subject, data: {} })

test('an event is announced at once in its process, and once in a polling one', async () => {
  const [here, there] = await openTwo()
  await there.poll() // it ignores events from before its start
  await here.db.transaction(async (tx) => {
    await note(tx, 'first')
    await note(tx, 'second')
    expect(here.told).toEqual([])
  })
  expect([here.told, there.told]).toEqual([['first', 'second'], []])
  for (let look = 0; look < 3; look += 1) await Promise.all([here.poll(), there.poll()])
  expect([here.told, there.told]).toEqual([
    ['first', 'second'],
    ['first', 'second'],
  ])
})

test('events of a rolled-back transaction are not published, and hide no later ones', async () => {
  const [here, there] = await openTwo()
  await there.poll()
  const failing = here.db.transaction(async (tx) => {
    await note(tx, 'never')
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await here.db.transaction((tx) => note(tx, 'after'))
  await there.poll()
  expect([here.told, there.told]).toEqual([['after'], ['after']])
})

test.skipIf(engine === 'sqlite')('a late commit with a lower number is announced too', async () => {
  const [here, there] = await openTwo()
  await here.db.transaction((tx) => note(tx, 'before'))
  await there.poll()
  const [recorded, goOn] = [barrier(2), barrier(2)]
  const slow = here.db.transaction(async (tx) => {
    await note(tx, 'slow')
    await recorded()
    await goOn()
  })
  await recorded()
  await here.db.transaction((tx) => note(tx, 'quick'))
  await there.poll()
  expect(there.told).toEqual(['quick'])
  await goOn()
  await slow
  await there.poll()
  expect(there.told).toEqual(['quick', 'slow'])
})

test('one of two processes consumes an event once; a failure is retried and delays nothing', async () => {
  const [here, there] = await openTwo()
  const subjects = ['a', 'bad', 'c', 'd', 'e']
  for (const [at, subject] of subjects.entries())
    await here.db.transaction((tx) => note(tx, subject, at))
  const failed: string[] = []
  const run = ({ db }: { db: Db }, now: number) =>
    consume(
      { db, now: () => now },
      'emails',
      async (tx, { subject, seq }) => {
        await tx.run`insert into setting (name, value, changed_at) values (${`${seq} ${subject}`}, '1', 1)`
        if (subject === 'bad' && now < 5000) throw new Error('not now')
      },
      (_, event: RecordedEvent) => void failed.push(event.subject),
    )
  // Within one process a second writer of a file would wait for itself.
  if (engine === 'sqlite') await run(here, 100)
  await Promise.all([run(there, 100), ...(engine === 'postgres' ? [run(here, 100)] : [])])
  const done = async () =>
    (await here.db.all<{ name: string }>`select name from setting order by name`).map(
      ({ name }) => name.split(' ')[1],
    )
  expect([await done(), [...new Set(failed)]]).toEqual([['a', 'c', 'd', 'e'], ['bad']])
  await run(there, 10_000)
  expect((await done()).toSorted()).toEqual(subjects)
  expect(await here.db.all`select * from event_pending`).toEqual([])
})
