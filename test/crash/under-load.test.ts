import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#db/open.ts'
import { engine, makeTestDatabase } from '../support/database.ts'
import { placeOf, startServer } from '../support/server-process.ts'
import { kills } from './kills.ts'
import { fillWithPlenty, openShoppers } from './shoppers.ts'
import { expectNothingLost, expectWholeImport } from './soundness.ts'

async function openLoad() {
  const place = placeOf(await makeTestDatabase(fillWithPlenty))
  const db = openDatabase(place.database)
  onTestFinished(() => db.close())
  return { place, db, shoppers: await openShoppers(db) }
}

test(
  `a server that is killed ${kills.underLoad} times under load loses no acknowledged order and doubles none`,
  async () => {
    const { place, db, shoppers } = await openLoad()
    let server = startServer(place)
    let sentAgain = 0
    for (let kill = 0; kill < kills.underLoad; kill += 1) {
      const stop = shoppers.shopAt(await server.opened)
      await wait(20 + Math.random() * 400)
      expect((await server.kill('SIGKILL')).signal).toBe('SIGKILL')
      await stop()
      await expectWholeImport(db, shoppers)
      server = startServer(place)
      sentAgain += await shoppers.sendUnknownAgain(await server.opened)
    }
    expect((await server.kill('SIGTERM')).code).toBe(0)
    await expectNothingLost(db, place.dataFolder, shoppers)
    expect(shoppers.placed.size).toBeGreaterThan(kills.underLoad)
    if (kills.areMany)
      console.log(
        `${engine}: ${kills.underLoad} kills, ${shoppers.placed.size} acknowledged orders ` +
          `(${sentAgain} of them sent again), ${shoppers.cancelled.size} cancellations, ` +
          `${shoppers.imported.kept} imports, 0 lost, 0 doubled`,
      )
  },
  kills.underLoad * 15_000 + 120_000,
)

test('a server that is told to stop under load ends well, and what it acknowledged is there', async () => {
  const { place, db, shoppers } = await openLoad()
  const server = startServer(place)
  const stop = shoppers.shopAt(await server.opened)
  await wait(300)
  expect((await server.kill('SIGTERM')).code).toBe(0)
  await stop()
  await shoppers.sendUnknownAgain(await startServer(place).opened)
  await expectNothingLost(db, place.dataFolder, shoppers)
}, 120_000)
