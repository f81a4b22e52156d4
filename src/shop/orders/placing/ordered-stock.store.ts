import type { Sql } from '#db/database.ts'
import { list } from '#db/sql.ts'

/** Current stock of every product in these orders; null: not counted. */
export const stockOfOrdered = (db: Sql, orderIds: readonly string[]) =>
  db.all<{ id: string; stock: number | null }>`
    select id, stock from product
    where id in (select product_id from order_line where order_id in ${list(orderIds)})`
