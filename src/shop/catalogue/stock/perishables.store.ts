import type { Sql } from '#db/database.ts'
import { list } from '#db/sql.ts'

/** Which of these spoil: what was bought of them is only taken back if it arrived so. */
export async function perishableAmong(
  db: Sql,
  productIds: readonly string[],
): Promise<Set<string>> {
  const found = await db.all<{ id: string }>`
    select id from product where perishable = 1 and id in ${list(productIds)}`
  return new Set(found.map(({ id }) => id))
}
