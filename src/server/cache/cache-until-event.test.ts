import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { EventKind } from '#shop/events/event.ts'
import type { EventFeed } from '#shop/events/feed.ts'
import { cacheUntilEvent } from './cache-until-event.ts'

/** A read that counts its calls, and events by their kind alone. */
function open() {
  const app = Fastify()
  const listeners = new Set<(event: never) => void>()
  const database = { reads: 0, isAway: false }
  const read = async () => {
    database.reads += 1
    if (database.isAway) throw new Error('The database is away')
    return database.reads
  }
  const subscribe: EventFeed['subscribe'] = (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const cached = cacheUntilEvent(app, { read, events: { subscribe }, kind: 'look.changed' })
  const record = (kind: EventKind) => listeners.forEach((one) => one({ kind } as never))
  return { app, database, cached, record, listeners }
}

test('reads again after its own event only', async () => {
  const { app, cached, record, listeners } = open()
  expect(await Promise.all([cached(), cached()])).toEqual([1, 1])
  record('settings.changed')
  expect(await cached()).toBe(1)
  record('look.changed')
  expect(await cached()).toBe(2)
  await app.close()
  expect(listeners.size).toBe(0)
})

test('a failed read is not cached, and does not drop a newer one', async () => {
  const { database, cached, record } = open()
  database.isAway = true
  const failed = cached()
  database.isAway = false
  record('look.changed')
  const newer = cached()
  await expect(failed).rejects.toThrow('away')
  expect([await newer, await cached(), database.reads]).toEqual([2, 2, 2])
  database.isAway = true
  record('look.changed')
  await expect(cached()).rejects.toThrow('away')
  database.isAway = false
  expect(await cached()).toBe(4)
})
