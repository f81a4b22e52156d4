import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillWithCast } from '../../../../test/support/cast.ts'
import { engine, openTestDatabase } from '../../../../test/support/database.ts'
import {
  drawZone,
  runScenario,
  unlessRefused,
  zoneOfLives,
} from '../../../../test/support/scenario.ts'
import { feeFor } from '../../delivery/terms.ts'
import { countSales, recountSales } from '../../reports/count-sales.ts'
import { verifyShop } from '../../verify/verify-shop.ts'
import { findOrder } from '../orders.store.ts'

const good = fc.constantFrom('apples' as const, 'atta' as const, 'chai' as const)
const quantity = fc.integer({ min: 1, max: 3 })
const cancelling = fc.record({
  good,
  quantity,
  by: fc.constantFrom('buyer', 'buyer', 'staff', 'staff who charge'),
})
const placing = fc.record({
  who: fc.constantFrom('amina' as const, 'guest' as const),
  lines: fc.uniqueArray(fc.record({ good, quantity }), {
    selector: ({ good: one }) => one,
    minLength: 1,
  }),
})

test(
  "after each cancellation delivery costs the rest's fee or the agreed one, and the books agree",
  { timeout: 120_000 },
  async () => {
    const orders = fc.array(fc.tuple(placing, fc.array(cancelling, { maxLength: 6 })), {
      minLength: 1,
      maxLength: 4,
    })
    const seen = { charged: 0, refused: 0 }
    await fc.assert(
      fc.asyncProperty(orders, fc.boolean(), async (placed, countsBetween) => {
        const db = await openTestDatabase(fillWithCast)
        await drawZone(db)
        const life = runScenario(db, { pace: 6 * 60 * 60_000 })
        const shop = { db, now: life.now }
        for (const [{ who, lines }, cancellings] of placed) {
          const flow = lines.length === 1 ? 'buy-now' : 'cart'
          const id = await unlessRefused(life.place(who, flow, lines, { isPinned: true }))
          if (typeof id !== 'string') continue // below the minimum
          for (const { by, ...line } of cancellings) {
            const before = await findOrder(db, 'anybody', id)
            const done =
              by === 'buyer'
                ? life.cancel(who, id, [line])
                : life.cancelAsStaff(id, [line], by === 'staff who charge')
            await unlessRefused(done)
            const after = await findOrder(db, 'anybody', id)
            if (before === undefined || after === undefined) throw new Error('It is gone')
            if (after.subtotal === before.subtotal) seen.refused += 1
            const changed = after.status === 'placed' && after.subtotal !== before.subtotal
            if (changed && by !== 'staff')
              expect(after.shipping).toBe(feeFor(zoneOfLives, after.subtotal))
            else expect(after.shipping).toBe(before.shipping)
            if (changed && by === 'buyer')
              expect(after.subtotal).toBeGreaterThanOrEqual(zoneOfLives.minimum)
            if (after.shipping > before.shipping) seen.charged += 1
            if (countsBetween) await countSales(shop)
          }
        }
        await countSales(shop)
        expect(await verifyShop(db, '/no/such/folder', life.now())).toEqual([])
        const counted = await db.all`select * from sales_day order by day`
        await recountSales(shop)
        expect(await db.all`select * from sales_day order by day`).toEqual(counted)
      }),
      { numRuns: engine === 'postgres' ? 10 : 40 },
    )
    expect(Math.min(seen.charged, seen.refused)).toBeGreaterThan(0)
  },
)
