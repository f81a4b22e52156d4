import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#db/open.ts'
import { migrate } from '#db/migrate.ts'
import { countOrders, listOrders } from '#shop/orders/orders.store.ts'
import { fillWithCast } from '../test/support/cast.ts'
import { fillOrders } from '../test/support/many-orders.ts'

const rounds = 2000

/** How much longer the first page takes, read from the database, for a buyer with 5,000 orders than for one with 5. */
export async function manyOrders(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'kiryana-bench-'))
  const db = openDatabase({ folder })
  await migrate(db)
  await fillWithCast(db)
  await fillOrders(db, 'bilal', 5)
  await fillOrders(db, 'amina', 5000)
  const spent = { bilal: 0, amina: 0 }
  for (let round = 0; round < rounds; round += 1) {
    for (const buyer of ['bilal', 'amina'] as const) {
      const began = performance.now()
      await listOrders(db, buyer, await countOrders(db, buyer), 5)
      if (round >= rounds / 10) spent[buyer] += performance.now() - began // the first ones warm up
    }
  }
  await db.close()
  rmSync(folder, { recursive: true, force: true })
  return spent.amina / spent.bilal
}
