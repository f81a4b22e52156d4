import {
  cpSync,
  mkdtempSync,
  openSync,
  closeSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#db/open.ts'
import { migrate } from '#db/migrate.ts'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import { engine, makeTestDatabase } from '../support/database.ts'
import { placeOf, startServer } from '../support/server-process.ts'
import { fillWithPlenty, openShoppers } from './shoppers.ts'

/** The data folder of a server that was killed after some orders; their ids, in order. */
async function leftBehind() {
  const place = placeOf(await makeTestDatabase(fillWithPlenty))
  const db = openDatabase(place.database)
  const shoppers = await openShoppers(db)
  const server = startServer(place)
  const origin = await server.opened
  for (let index = 0; index < 12; index += 1) await shoppers.orderOnce(origin, 'amina')
  await server.kill('SIGKILL')
  // Copied while it is open here too: the last to close a file would tidy up after the dead.
  const copy = () => copyOf(place.dataFolder)
  onTestFinished(() => db.close())
  return { copy, ids: [...shoppers.placed.values()].map(({ id }) => id) }
}

function copyOf(folder: string) {
  const copy = mkdtempSync(`${folder}-copy-`)
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  cpSync(folder, copy, { recursive: true })
  return { folder: copy, file: join(copy, 'kiryana.db'), wal: join(copy, 'kiryana.db-wal') }
}

/** What a start finds in it. */
async function recovered(folder: string): Promise<string[]> {
  const db = openDatabase({ folder })
  try {
    await migrate(db)
    expect(await db.all`pragma integrity_check`).toEqual([{ integrity_check: 'ok' }])
    expect(await verifyShop(db, folder, Date.now())).toEqual([])
    const orders = await db.all<{ id: string }>`select id from orders order by placed_at, sequence`
    return orders.map(({ id }) => id)
  } finally {
    await db.close()
  }
}

test.runIf(engine === 'sqlite')(
  'a log of writes that was left behind is taken in; cut short, it ends with the last whole order',
  async () => {
    const { copy, ids } = await leftBehind()
    const whole = copy()
    expect(statSync(whole.wal).size).toBeGreaterThan(0)
    expect(await recovered(whole.folder)).toEqual(ids)

    const withoutIndex = copy()
    rmSync(`${withoutIndex.file}-shm`)
    expect(await recovered(withoutIndex.folder)).toEqual(ids)

    for (const part of [0, 0.3, 0.6, 0.8, 0.95]) {
      const { folder, wal } = copy()
      truncateSync(wal, Math.floor(statSync(wal).size * part))
      const found = await recovered(folder)
      expect(found).toEqual(ids.slice(0, found.length))
    }
  },
  120_000,
)

test.runIf(engine === 'sqlite')(
  'a damaged file is named, and what to do',
  async () => {
    const { copy } = await leftBehind()
    const cut = copy()
    rmSync(cut.wal)
    truncateSync(cut.file, Math.floor(statSync(cut.file).size / 2))
    const spoilt = copy()
    spoil(spoilt.file, statSync(spoilt.file).size / 2)
    for (const { folder } of [cut, spoilt]) {
      const server = startServer(placeOf({ folder }))
      expect((await server.ended).code).toBe(1)
      expect(server.output()).toMatch(
        /^The database file in the data folder cannot be used: .* Restore it from a backup/s,
      )
    }
  },
  120_000,
)

function spoil(file: string, at: number) {
  const open = openSync(file, 'r+')
  writeSync(open, Buffer.alloc(64 * 1024, 0xaa), 0, 64 * 1024, Math.floor(at / 4096) * 4096)
  closeSync(open)
}
