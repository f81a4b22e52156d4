import { expect } from 'vitest'
import type { Db } from '#db/database.ts'

/**
 * What must hold after everything: totals are their parts, balances and stocks are the sums of their
 * ledgers, no order is without lines, and what was redeemed or earned was so once.
 */
export async function expectSoundBooks(db: Db) {
  expect(await wrongIn(db)).toEqual({ totals: [], points: [], stock: [], bare: [], earnings: [], redemptions: [] })
}

const wrongIn = async (db: Db) => ({
  totals: await db.all`
    select orders.id from orders
    where status <> 'cancelled' and subtotal <> (select coalesce(sum(price * (quantity - cancelled_quantity)), 0)
      from order_line where order_id = orders.id)`,
  points: await db.all`
    select account_id, sum(points) as sum from points_entry as entry group by account_id
    having sum(points) <> (select balance_after from points_entry where account_id = entry.account_id order by seq desc limit 1)`,
  stock: await db.all`
    select product.id, stock from product where stock is not null and stock <> (
      select coalesce(sum(change), 0) from stock_entry where product_id = product.id)`,
  bare: await db.all`
    select id from orders where not exists (select 1 from order_line where order_id = orders.id)`,
  earnings: await db.all`
    select id from orders where account_id is not null and status <> 'cancelled' and earned_points <> (
      select coalesce(sum(points), 0) from points_entry where order_id = orders.id and reason in ('earned', 'taken-back'))`,
  redemptions: await db.all`
    select id from orders where account_id is not null and status <> 'cancelled' and -redeemed_points <> (
      select coalesce(sum(points), 0) from points_entry where order_id = orders.id and reason in ('redeemed', 'given-back'))`,
})
