import type { Sql } from '#db/database.ts'
import { list } from '#db/sql.ts'
import { productsWithCategory } from '../products.store.ts'
import type { KnownRow } from '../import/listed-products.store.ts'

/** Products by number, held until the transaction ends; locked in the order of ids, as orders do. */
export async function lockByNumber(tx: Sql, numbers: readonly number[]): Promise<KnownRow[]> {
  await tx.all`select id from product where number in ${list(numbers)} order by id collate "binary" ${tx.forUpdate}`
  return tx.all<KnownRow>`${productsWithCategory} where product.number in ${list(numbers)}`
}

/** The ids of those of these products that the run has changed already. */
export async function doneInRun(
  tx: Sql,
  run: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const found = await tx.all<{ id: string }>`
    select product_id as id from product_import_change where import_id = ${run} and product_id in ${list(ids)}`
  return new Set(found.map(({ id }) => id))
}
