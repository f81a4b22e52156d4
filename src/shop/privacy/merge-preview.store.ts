import type { Sql } from '#db/database.ts'
import { type Fragment, sql } from '#db/sql.ts'
import { balanceOf } from '../loyalty/points.store.ts'

/** Counts that move; addresses, lists and reviews also count those that don't. */
export type MergePreview = Record<
  | 'orders'
  | 'returns'
  | 'points'
  | 'addresses'
  | 'addressesLeft'
  | 'khata'
  | 'wishlist'
  | 'lists'
  | 'listsLeft'
  | 'cart'
  | 'reviews'
  | 'reviewsLeft'
  | 'messages'
  | 'notes'
  | 'stockAlerts',
  number
>

export function countForMerge(
  db: Sql,
  { kept, closed }: { kept: string; closed: string },
  most: { addresses: number; lists: number },
): Promise<MergePreview> {
  const count = (table: Fragment, more = sql``) =>
    sql`(select count(*) from ${table} where account_id = ${closed} ${more})`
  const others = (table: Fragment) =>
    sql`and product_id not in (select product_id from ${table} where account_id = ${kept})`
  const both = sql`and product_id in (select product_id from product_review where account_id = ${kept})`
  const limited = (table: Fragment, limit: number) => {
    const all = count(table)
    const room = sql`${limit} - (select count(*) from ${table} where account_id = ${kept})`
    return {
      moved: sql`case when ${all} < ${room} then ${all} else ${room} end`,
      left: sql`case when ${all} < ${room} then 0 else ${all} - (${room}) end`,
    }
  }
  const addresses = limited(sql`address`, most.addresses)
  const lists = limited(sql`ration_list`, most.lists)
  return db.one<MergePreview>`
    select ${count(sql`orders`)} as orders,
      (select count(*) from return_request join orders on orders.id = order_id where account_id = ${closed}) as returns,
      ${balanceOf(sql`${closed}`)} as points,
      ${addresses.moved} as addresses, ${addresses.left} as "addressesLeft",
      ${lists.moved} as lists, ${lists.left} as "listsLeft",
      ${count(sql`khata_open`)} as khata,
      ${count(sql`favourite`, others(sql`favourite`))} as wishlist,
      ${count(sql`cart_line`)} as cart,
      ${count(sql`review`)} + ${count(sql`product_review`, others(sql`product_review`))} as reviews,
      ${count(sql`product_review`, both)} as "reviewsLeft",
      ${count(sql`message`)} as messages, ${count(sql`customer_note`)} as notes,
      ${count(sql`stock_wait`, others(sql`stock_wait`))} as "stockAlerts"`
}
