import type { Sql } from '#db/database.ts'
import { list } from '#db/sql.ts'

/** How many there are now of every product that one of these orders has in it; null: it is not counted. */
export const stockOfOrdered = (db: Sql, orderIds: readonly string[]) =>
  db.all<{ id: string; stock: number | null }>`
    select id, stock from product
    where id in (select product_id from order_line where order_id in ${list(orderIds)})`
