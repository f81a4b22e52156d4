import type { Sql } from '#db/database.ts'
import { type Fragment, sql } from '#db/sql.ts'
import type { DayFigures, GoodsFigures } from './figures.ts'
import type { Period } from './period.ts'

/** Days with sums, oldest first; money in paisa. */
export const daysOf = (db: Sql, { from, to }: Period) => db.all<DayFigures & { day: number }>`
  select day, orders, units, goods, discounts, cancelled_units as "cancelledUnits",
    cancelled_goods as "cancelledGoods", returned_units as "returnedUnits", refunds, first_orders as "firstOrders",
    later_orders as "laterOrders", guest_orders as "guestOrders", delivery, cancelled_orders as "cancelledOrders",
    cancelled_by_staff as "cancelledByStaff", cancelled_delivery as "cancelledDelivery",
    points_earned as "pointsEarned", points_taken_back as "pointsTakenBack",
    points_redeemed as "pointsRedeemed", points_given_back as "pointsGivenBack",
    points_refunded as "pointsRefunded"
  from sales_day where day >= ${from} and day <= ${to} order by day`

/** Points customers hold at the end of the day. */
export async function pointsAfter(db: Sql, day: number): Promise<number> {
  const { points } = await db.one<{ points: number }>`
    select cast(coalesce(sum(points_earned - points_taken_back - points_redeemed + points_given_back + points_refunded), 0) as bigint) as points
    from sales_day where day <= ${day}`
  return points
}

const summed = sql`
  cast(sum(orders) as bigint) as orders, cast(sum(units) as bigint) as units, cast(sum(goods) as bigint) as goods,
  cast(sum(discounts) as bigint) as discounts, cast(sum(cancelled_units) as bigint) as cancelled_units,
  cast(sum(cancelled_goods) as bigint) as cancelled_goods, cast(sum(returned_units) as bigint) as returned_units,
  cast(sum(refunds) as bigint) as refunds`
const inDays = ({ from, to }: Period): Fragment => sql`day >= ${from} and day <= ${to}`
const figures = sql`
  orders, units, goods, discounts, cancelled_units as "cancelledUnits", cancelled_goods as "cancelledGoods",
  returned_units as "returnedUnits", refunds`

export type CategorySales = GoodsFigures & { path: string; name: string | null }

/** Per main category in which something was sold, best first. */
export const categoriesOf = (db: Sql, period: Period) => db.all<CategorySales>`
  select sums.category as path, category.name, ${figures} from (
    select coalesce(category_move.path, category) as category, ${summed} from sales_category_day
    left join category_move on category_move.old_path = category
    where ${inDays(period)} group by coalesce(category_move.path, category)) as sums
  left join category on category.path = sums.category
  where goods > cancelled_goods order by goods - cancelled_goods desc, sums.category`

/** Primary key order: a product's days lie together, so no full scan or sort is needed. */
const ofProduct = (figure: Fragment, period: Period): Fragment => sql`
  coalesce((select sum(${figure}) from sales_product_day where product_id = product.id and ${inDays(period)}), 0)`

/** `pack`: label; sizes of a product share a name. */
export type ProductSales = GoodsFigures & { id: string; number: number; name: string; pack: string }

/** By the amount sold, without what was cancelled or replaced. */
export const bestSellers = (db: Sql, period: Period, limit: number) => db.all<ProductSales>`
  select product.id, product.number, product.name, product.pack_text as pack, ${figures} from (
    select product_id, ${summed} from sales_product_day where ${inDays(period)} and product_id in (
      select id from product order by ${ofProduct(sql`goods - cancelled_goods`, period)} desc, id limit ${limit})
    group by product_id) as sums
  join product on product.id = sums.product_id where goods > cancelled_goods
  order by goods - cancelled_goods desc, product.id`

/** `weekday`: 0 is Sunday; `hour`: 0 to 23 in the shop's time zone. */
export type HourSales = { weekday: number; hour: number; orders: number }

/** Orders placed by weekday and hour; hours without orders are left out. */
export const hoursOf = (db: Sql, { from, to }: Period) => db.all<HourSales>`
  select (day + 4) % 7 as weekday, hour, cast(sum(orders) as bigint) as orders from sales_hour_day
  where day >= ${from} and day <= ${to} group by (day + 4) % 7, hour order by (day + 4) % 7, hour`

export type SlowProduct = {
  id: string
  number: number
  name: string
  pack: string
  units: number
  stock: number | null
}

/** Least sold products in stock that were published before `since` (ms UTC). */
export const slowSellers = (
  db: Sql,
  period: Period,
  before: number,
  limit: number,
) => db.all<SlowProduct>`
  select id, number, name, pack_text as pack, units, stock from (
    select id, number, name, pack_text, cast(${ofProduct(sql`units - cancelled_units`, period)} as bigint) as units, stock
    from product where published_at < ${before} and (stock is null or stock > 0)) as listed
  order by units, coalesce(stock, 0) desc, id limit ${limit}`

export type CancelReason = { reason: string | null; orders: number; amount: number }

/** Orders placed from/until (ms UTC), most frequent reason first; null: none given. */
export const cancelReasons = (
  db: Sql,
  since: number,
  until: number,
  limit: number,
) => db.all<CancelReason>`
  select reason, count(*) as orders, cast(sum(total) as bigint) as amount from (
    select orders.total, (select reason from cancellation where order_id = orders.id
      order by sequence desc, reason is null, reason limit 1) as reason
    from orders where status = 'cancelled' and placed_at >= ${since} and placed_at < ${until}) as cancelled
  group by reason order by count(*) desc, coalesce(reason, '') limit ${limit}`
