import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#db/open.ts'
import { engine, makeTestDatabase } from '../support/database.ts'
import { childrenOf, placeOf, startServer } from '../support/server-process.ts'
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

test(
  `workers of which one is killed ${kills.underLoad} times under load lose no acknowledged order and double none`,
  async () => {
    const { place, db, shoppers } = await openLoad()
    // A port of its own: where both are dead for a moment, their supervisor holds none.
    const port = 20_000 + Math.floor(Math.random() * 10_000)
    const server = startServer(place, { WORKERS: '2', PORT: `${port}` })
    const origin = await server.opened
    const stop = shoppers.shopAt(origin)
    for (let kill = 0; kill < kills.underLoad; kill += 1) {
      await wait(20 + Math.random() * 400)
      const [victim] = childrenOf(server.pid).toSorted(() => Math.random() - 0.5)
      if (victim !== undefined) process.kill(victim, 'SIGKILL')
      while (childrenOf(server.pid).length < 2) await wait(20)
    }
    await stop()
    while (!(await isOpen(origin))) await wait(20)
    await shoppers.sendUnknownAgain(origin)
    expect((await server.kill('SIGTERM')).code).toBe(0)
    await expectNothingLost(db, place.dataFolder, shoppers)
    expect(shoppers.placed.size).toBeGreaterThan(kills.underLoad)
  },
  kills.underLoad * 40_000 + 120_000,
)

const isOpen = (origin: string) =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
