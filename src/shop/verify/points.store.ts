import { sql } from '#db/sql.ts'
import type { Check } from './check.ts'
import { amountOf } from './line-amount.store.ts'

/** Points earned by the remaining lines, each with its divisor. */
const byLines = sql`
  select order_id, sum(${amountOf(sql`(quantity - cancelled_quantity)`)} / (points_divisor * 100)) as points,
    sum(cancelled_quantity) as gone
  from order_line group by order_id`

/** V3: the ledger is consistent, in itself and with the orders. */
export const points: Check[] = [
  {
    name: 'V3',
    says: 'a balance is not the sum of the entries up to it, or an entry is missing',
    find: (db) => db.all`
      select account_id || ' entry ' || seq as id from (
        select account_id, seq, balance_after, sum(points) over (partition by account_id order by seq) as running,
          row_number() over (partition by account_id order by seq) as place
        from points_entry) entries
      where balance_after <> running or seq <> place`,
  },
  {
    name: 'V3',
    says: 'points were redeemed that were not there',
    find: (db) => db.all`
      select account_id || ' entry ' || seq as id from points_entry where reason = 'redeemed' and balance_after < 0`,
  },
  {
    name: 'V3',
    says: 'points were redeemed that orders not delivered to this day had earned',
    // Points of undelivered orders were pending at that entry, whatever the clocks said.
    find: (db) => db.all`
      select spent.account_id || ' entry ' || spent.seq as id from points_entry spent
      where spent.reason = 'redeemed' and spent.pending is not null
        and (spent.balance_after < spent.pending or spent.pending < (
          select coalesce(sum(before.points), 0) from points_entry before
          join orders on orders.id = before.order_id
          where before.account_id = spent.account_id and before.seq < spent.seq
            and before.reason in ('earned', 'taken-back') and orders.status <> 'delivered'
            -- delivered by mistake, and not pending until it stepped back
            and not exists (select 1 from order_step_back back where back.order_id = orders.id
              and back.status = 'delivered' and back.points_seq >= spent.seq)))`,
  },
  {
    name: 'V3',
    says: 'an order earned or redeemed more than once',
    find: (db) => db.all`
      select order_id as id from points_entry where reason in ('earned', 'redeemed') and order_id is not null and sequence is null
      group by order_id, reason having count(*) > 1`,
  },
  {
    name: 'V3',
    says: "an order's points are in somebody else's ledger",
    find: (db) => db.all`
      select order_id as id from points_entry join orders on orders.id = order_id
      where (orders.account_id is null or orders.account_id <> points_entry.account_id)
        and not exists (select 1 from moved_order
          where moved_order.order_id = orders.id and moved_order.account_id = points_entry.account_id)`,
  },
  {
    name: 'V3',
    says: 'the ledger and the order disagree on what was redeemed or earned',
    find: (db) => db.all`
      select orders.id from orders
      left join (select order_id, -sum(case when reason in ('redeemed', 'given-back') then points else 0 end) as redeemed,
          sum(case when reason in ('earned', 'taken-back') then points else 0 end) as earned
        from points_entry group by order_id) entries on entries.order_id = orders.id
      left join (select order_id, sum(points_back) as back, sum(points_taken) as taken
        from return_request where refund is not null group by order_id) gone on gone.order_id = orders.id
      where status <> 'cancelled' and (redeemed_points <> coalesce(redeemed, 0) + coalesce(back, 0)
        or earned_points <> coalesce(earned, 0) + coalesce(taken, 0))`,
  },
  {
    name: 'V3',
    says: 'an order did not earn what the rule gives that it was placed under',
    // Later redemptions don't reduce earned points; for cancelled orders, only a gain is wrong.
    find: (db) => db.all`
      select id from (
        select orders.id, earned_points, gone,
          case when account_id is null or earns_points = 0 then 0 when flow = 'cart' then points
            else total * buy_now_percent / 10000 end as least,
          case when account_id is null or earns_points = 0 then 0 when flow = 'cart' then points
            else (total + redeemed_points * 100) * buy_now_percent / 10000 end as most
        from orders join (${byLines}) lines on lines.order_id = orders.id
        where status <> 'cancelled') promised
      where earned_points > most or (gone = 0 and earned_points <> least and earned_points <> most)`,
  },
  {
    name: 'V3',
    says: 'a cancelled order has not given back, or not taken back, all its points',
    find: (db) => db.all`
      select orders.id from orders left join points_entry on points_entry.order_id = orders.id
      where status = 'cancelled' group by orders.id
      having coalesce(sum(case when reason in ('redeemed', 'given-back') then points end), 0) <> 0
        or coalesce(sum(case when reason in ('earned', 'taken-back') then points end), 0) <> 0`,
  },
  {
    name: 'V3',
    says: 'a cancelled order does not keep the points that it had before',
    // Entries from before numbering are ordered by time.
    find: (db) => db.all`
      select orders.id from orders
      join order_change entered on entered.order_id = orders.id and entered.status = 'cancelled'
      join (select order_id, max(sequence) as sequence from cancellation group by order_id) last on last.order_id = orders.id
      left join points_entry on points_entry.order_id = orders.id and (reason in ('earned', 'redeemed')
        or points_entry.sequence < last.sequence or (points_entry.sequence is null and points_entry.at < entered.at))
      where orders.status = 'cancelled' group by orders.id, redeemed_points, earned_points
      having redeemed_points <> -coalesce(sum(case when reason in ('redeemed', 'given-back') then points end), 0)
        or earned_points <> coalesce(sum(case when reason in ('earned', 'taken-back') then points end), 0)`,
  },
]
