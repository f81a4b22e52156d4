import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillWithCast } from '../../../test/support/cast.ts'
import { engine, openTestDatabase } from '../../../test/support/database.ts'
import { deed, trade } from '../../../test/support/deeds.ts'
import { drawZone, type Life, runScenario, unlessRefused } from '../../../test/support/scenario.ts'
import { readHeld } from '../loyalty/points.store.ts'
import { verifyShop } from './verify-shop.ts'

const folder = '/no/such/folder'

// Always two at once, to interleave their transactions.
test(
  'after any actions, in sequence or in parallel, verification passes',
  { timeout: 120_000 },
  async () => {
    const lives = fc.array(fc.tuple(deed, deed), { minLength: 15, maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(lives, async (deeds) => {
        const db = await openTestDatabase(fillWithCast)
        await drawZone(db)
        const life = runScenario(db)
        for (const pair of deeds) await Promise.all(pair.map((one) => unlessRefused(one(life))))
        expect(await verifyShop(db, folder, life.now())).toEqual([])
      }),
      { numRuns: engine === 'postgres' ? 8 : 30 },
    )
  },
)

// Points can be spent only after delivery, when the order can't be cancelled any more.
test('without returns no customer owes points', { timeout: 120_000 }, async () => {
  const lives = fc.array(fc.tuple(trade, trade), { minLength: 20, maxLength: 35 })
  await fc.assert(
    fc.asyncProperty(lives, async (deeds) => {
      const db = await openTestDatabase(fillWithCast)
      await drawZone(db)
      const life = runScenario(db)
      await bringPointsTo(life)
      for (const pair of deeds) await Promise.all(pair.map((one) => unlessRefused(one(life))))
      expect(
        await db.all`select account_id, seq, balance_after from points_entry where balance_after < 0`,
      ).toEqual([])
      for (const who of ['amina', 'bilal', 'hina']) {
        const { points, pendingPoints } = await readHeld(db, who)
        expect(points - pendingPoints).toBeGreaterThanOrEqual(0)
      }
      expect(await verifyShop(db, folder, life.now())).toEqual([])
    }),
    { numRuns: engine === 'postgres' ? 5 : 20 },
  )
})

/** So that there are points to redeem from the start. */
async function bringPointsTo(life: Life) {
  for (const who of ['amina', 'bilal', 'hina'] as const) {
    const order = await life.place(who, 'cart', [{ good: 'atta', quantity: 4 }])
    for (const to of ['shipped', 'delivered'] as const) await life.move(order, to)
  }
}
