import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Tx } from '#db/database.ts'
import { engine } from '../../../../test/support/database.ts'
import { workOf } from '../../../../test/support/query-work.ts'
import { openShop } from '../../../../test/support/shop.ts'
import { listMovements, type MovementCursor } from './stock-movements.store.ts'

type Given = { product: string; change: number; at: number; byOrder: boolean }

const given = fc.record<Given>({
  product: fc.constantFrom('apples', 'chai'),
  change: fc.integer({ min: -9, max: 9 }),
  // few times, so that many movements share one
  at: fc.integer({ min: 0, max: 4 }),
  byOrder: fc.boolean(),
})

const idAt = (index: number) => `movement-${String((index * 7919) % 1000).padStart(4, '0')}`

async function addMovements(tx: Tx, movements: readonly Given[]) {
  for (const [index, { product, change, at, byOrder }] of movements.entries()) {
    await tx.run`
      insert into stock_entry (id, product_id, order_id, reason, change, at)
      values (${idAt(index)}, ${product}, ${byOrder ? 'an order' : null}, 'corrected', ${change}, ${at})`
    await tx.run`update product set stock = coalesce(stock, 0) + ${change} where id = ${product}`
  }
}

/** Walks the whole ledger back from the stock of now. */
async function walked(tx: Tx): Promise<Map<string, number>> {
  const products = await tx.all<{ id: string; stock: number | null }>`select id, stock from product`
  const stock = new Map(products.map((product) => [product.id, product.stock ?? 0]))
  const entries = await tx.all<{ id: string; product: string; change: number }>`
    select id, product_id as product, change from stock_entry order by at desc, id desc`
  return new Map(
    entries.map(({ id, product, change }) => {
      const after = stock.get(product) ?? 0
      stock.set(product, after - change)
      return [id, after]
    }),
  )
}

const undo = new Error('the ledger is only ever added to, so each run is rolled back')

test('the stock after each movement is that of the whole ledger, on every page', async () => {
  const { db } = await openShop()
  const { count: before } = await db.one<{ count: number }>`
    select count(*) as count from stock_entry where product_id = 'apples'`
  const ledgers = fc.array(given, { maxLength: 30 })
  const limits = fc.integer({ min: 1, max: 7 })
  const property = fc.asyncProperty(ledgers, limits, async (movements, limit) => {
    const run = db.transaction(async (tx) => {
      await addMovements(tx, movements)
      const expected = await walked(tx)
      for (const product of ['apples', null]) {
        let [after, seen]: [MovementCursor | null, number] = [null, 0]
        do {
          const page = await listMovements(tx, product, after, limit)
          for (const { id, stockAfter } of page.movements)
            expect([id, stockAfter]).toEqual([id, expected.get(id)])
          ;[after, seen] = [page.next, seen + page.movements.length]
        } while (after !== null)
        if (product !== null)
          expect(seen).toBe(before + movements.filter((one) => one.product === product).length)
      }
      throw undo
    })
    await expect(run).rejects.toBe(undo)
  })
  await fc.assert(property, { numRuns: 40 })
})

test.runIf(engine === 'postgres')(
  'a page reads each newer movement once, not once per row',
  async () => {
    const { db } = await openShop()
    const count = 2000
    await db.run`
      insert into stock_entry (id, product_id, reason, change, at)
      with recursive n (i) as (select 1 union all select i + 1 from n where i < ${count})
      select 'm' || i, 'apples', 'corrected', 1, i from n`
    const [rows] = await workOf(db, (watched) =>
      listMovements(watched, 'apples', { at: 60, id: 'm' }, 50),
    )
    expect(rows).toBeLessThan(count * 2)
  },
)
