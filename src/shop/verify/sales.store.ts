import { type Fragment, sql } from '#db/sql.ts'
import { lastOrderOf, spendOf } from '../reports/customer-sales.store.ts'
import { zonesOfOrders } from '../reports/zone-days.store.ts'
import type { Check } from './check.ts'
import { orderedAmountOf } from './line-amount.store.ts'

// The shop is five hours ahead of UTC (shop-day.ts).
const dayOf = (at: Fragment) => sql`cast((${at} + 18000000) / 86400000 as bigint)`

/** Orders by day of placing; goods by the day they were ordered, added as replacement, or weighed. */
const books = sql`
  select day, sum(orders) as orders, sum(goods) as goods from (
    select ${dayOf(sql`placed_at`)} as day, 1 as orders, 0 as goods from orders
    union all
    select ${dayOf(sql`coalesce(replacement.at, placed_at)`)}, 0, ${orderedAmountOf(sql`quantity`)}
    from orders join order_line on order_line.order_id = orders.id
    left join replacement on replacement.order_id = order_line.order_id
      and replacement.position = order_line.position
    union all
    select ${dayOf(sql`at`)}, 0, difference from weighing) each_one
  group by day`

/** Sums lag behind events, so compare only when all are counted. */
const upToDate = sql`exists (
  select 1 from sales_progress where older is null and seq = (select max(seq) from event))`

/** V10: daily sums match the orders. */
export const sales: Check[] = [
  {
    name: 'V10',
    says: 'the sums of a day are not what the orders of that day were',
    find: (db) => db.all`
      select cast(coalesce(counted.day, books.day) as text) as id
      from (select day, orders, goods from sales_day where orders > 0 or goods <> 0) counted
      full join (${books}) books on books.day = counted.day
      where ${upToDate} and (counted.day is null or books.day is null
        or counted.orders <> books.orders or counted.goods <> books.goods)`,
  },
  {
    name: 'V10',
    says: 'what is left of all sums is not what the orders come to that were not cancelled',
    find: (db) => db.all`
      select 'all days' as id from (
        select coalesce(sum(goods - cancelled_goods), 0) as goods,
          coalesce(sum(delivery - cancelled_delivery), 0) as delivery,
          coalesce(sum(points_earned - points_taken_back - points_redeemed + points_given_back + points_refunded), 0) as points
        from sales_day) counted
      where ${upToDate} and (goods <> (select coalesce(sum(subtotal), 0) from orders where status <> 'cancelled')
        or delivery <> (select coalesce(sum(amount), 0) from order_adjustment
          join orders on orders.id = order_id where kind = 'shipping' and status <> 'cancelled')
        or points <> (
          select coalesce(sum(points), 0) from points_entry where order_id is not null))`,
  },
  {
    name: 'V10',
    says: 'the orders, items or discounts of all sums are not those of the orders',
    find: (db) => db.all`
      select 'all days' as id from (
        select coalesce(sum(orders), 0) as orders, coalesce(sum(cancelled_orders), 0) as cancelled,
          coalesce(sum(units - cancelled_units), 0) as units, coalesce(sum(discounts), 0) as discounts,
          coalesce(sum(returned_units), 0) as returned
        from sales_day) counted
      cross join (
        select coalesce(sum(rest), 0) as units, coalesce(sum(list_price * rest - ${orderedAmountOf(sql`rest`)}), 0) as discounts
        from (
          select list_price, price, multi_quantity, multi_price, quantity - coalesce((
            select sum(quantity) from cancellation
            where order_id = order_line.order_id and position = order_line.position), 0) as rest
          from order_line) kept) sold
      where ${upToDate} and (counted.units <> sold.units or counted.discounts <> sold.discounts
        or orders <> (select count(*) from orders)
        or cancelled <> (select count(*) from orders where status = 'cancelled')
        or returned <> (select coalesce(sum(quantity), 0) from return_request
          where state = 'accepted' and refund is not null))`,
  },
  {
    name: 'V10',
    says: 'the refunds of all sums are not those of the returns',
    find: (db) => db.all`
      select 'all days' as id where ${upToDate} and (select coalesce(sum(refunds), 0) from sales_day) <> (
        select coalesce(sum(refund), 0) from return_request where state = 'accepted' and refund is not null)`,
  },
  {
    name: 'V10',
    says: 'what a customer spent, or when they last ordered, is not what their orders say',
    find: (db) => db.all`
      select id from account
      where ${upToDate} and (spend <> ${spendOf} or last_order_at <> ${lastOrderOf})`,
  },
  {
    name: 'V10',
    says: 'the sums of a zone on a day are not what its orders come to that were not cancelled',
    find: (db) => db.all`
      select cast(coalesce(counted.day, books.day) as text) || ' ' || coalesce(counted.zone, books.zone) as id
      from sales_zone_day counted
      full join (${zonesOfOrders(sql`1 = 1`)}) books on books.day = counted.day and books.zone = counted.zone
        and books.is_counter = counted.is_counter
      where ${upToDate} and (counted.day is null or books.day is null
        or counted.orders <> books.orders or counted.amount <> books.amount)`,
  },
  {
    name: 'V10',
    says: 'the orders of the hours of a day are not those of the day',
    find: (db) => db.all`
      select cast(sales_day.day as text) as id from sales_day
      left join (select day, sum(orders) as orders from sales_hour_day group by day) hours on hours.day = sales_day.day
      where sales_day.orders <> coalesce(hours.orders, 0)`,
  },
  {
    name: 'V10',
    says: 'the sums of the products, or of the categories, of a day are not those of the day',
    find: (db) => db.all`
      select cast(sales_day.day as text) as id from sales_day
      left join (select day, sum(goods) as goods, sum(cancelled_goods) as cancelled, sum(refunds) as refunds, sum(units) as units
        from sales_product_day group by day) products on products.day = sales_day.day
      left join (select day, sum(goods) as goods, sum(cancelled_goods) as cancelled, sum(refunds) as refunds, sum(units) as units
        from sales_category_day group by day) categories on categories.day = sales_day.day
      where sales_day.goods <> coalesce(products.goods, 0) or sales_day.goods <> coalesce(categories.goods, 0)
        or sales_day.cancelled_goods <> coalesce(products.cancelled, 0)
        or sales_day.cancelled_goods <> coalesce(categories.cancelled, 0)
        or sales_day.refunds <> coalesce(products.refunds, 0) or sales_day.refunds <> coalesce(categories.refunds, 0)
        or sales_day.units <> coalesce(products.units, 0) or sales_day.units <> coalesce(categories.units, 0)`,
  },
]
