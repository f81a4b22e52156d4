import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { openDatabase } from '#db/open.ts'
import { findPostgres, startPostgres } from '../support/postgres-server.ts'
import { placeOf, startServer } from '../support/server-process.ts'
import { fillWithPlenty, openShoppers } from './shoppers.ts'
import { expectNothingLost } from './soundness.ts'

const found = findPostgres()

/** A shop under load on its own PostgreSQL server never loses an acknowledged order. */
async function openOnOwnServer(bin: string) {
  const postgres = await startPostgres(bin)
  onTestFinished(() => postgres.stop())
  const database = { server: `${postgres.url}&options=-c%20synchronous_commit%3Don` }
  const db = openDatabase(database)
  onTestFinished(() => db.close())
  await migrate(db)
  await fillWithPlenty(db)
  const place = placeOf(database)
  const server = startServer(place)
  return { postgres, db, place, server, shoppers: await openShoppers(db) }
}

const statusOf = async (url: string) => (await fetch(url)).status

test.skipIf('missing' in found)(
  'a PostgreSQL server that fails under load: 503 meanwhile, open again within five seconds, nothing lost',
  async () => {
    const { postgres, db, place, server, shoppers } = await openOnOwnServer(
      'path' in found ? found.path : '',
    )
    const origin = await server.opened
    const stop = shoppers.shopAt(origin)
    await wait(300)
    postgres.crash()
    expect(await statusOf(`${origin}/healthz`)).toBe(200)
    expect(await statusOf(`${origin}/readyz`)).toBe(503)
    expect(await statusOf(`${origin}/api/v1/shoppingitems/apples`)).toBe(503)
    await postgres.startAgain()
    const before = shoppers.placed.size
    await vi.waitFor(() => expect(shoppers.placed.size).toBeGreaterThan(before + 5), {
      timeout: 5000,
    })
    expect(await statusOf(`${origin}/readyz`)).toBe(200)
    await stop()
    await shoppers.sendUnknownAgain(origin)
    await expectNothingLost(db, place.dataFolder, shoppers)
    expect((await server.kill('SIGTERM')).code).toBe(0)
  },
  120_000,
)

test.skipIf('missing' in found)(
  'connections that are cut under load: the shop goes on, no transaction stays open, nothing is lost',
  async () => {
    const { db, place, server, shoppers } = await openOnOwnServer('path' in found ? found.path : '')
    const origin = await server.opened
    const stop = shoppers.shopAt(origin)
    for (let cut = 0; cut < 10; cut += 1) {
      await wait(30)
      await db.all`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`
    }
    const before = shoppers.placed.size
    await vi.waitFor(() => expect(shoppers.placed.size).toBeGreaterThan(before + 5), {
      timeout: 5000,
    })
    await stop()
    await shoppers.sendUnknownAgain(origin)
    // One that is under way may be between two statements at the moment of asking.
    const open = () => db.all`
      select pid from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`
    await vi.waitFor(async () => expect(await open()).toEqual([]), { timeout: 3000 })
    await expectNothingLost(db, place.dataFolder, shoppers)
    expect((await server.kill('SIGTERM')).code).toBe(0)
  },
  120_000,
)
