import { type Fragment, sql } from '#db/sql.ts'
import type { Check } from './check.ts'
import { amountColumns, amountOf } from './line-amount.store.ts'

const earlier = (kinds: Fragment) => sql`coalesce((
  select sum(other.quantity) from return_request other
  where other.order_id = return_request.order_id and other.position = return_request.position
    and other.refund is not null and other.sequence < return_request.sequence ${kinds}), 0)`

const ofLine = sql`join order_line on order_line.order_id = return_request.order_id and order_line.position = return_request.position`

/** Something of its line came back by weight. */
const byWeight = sql`exists (select 1 from return_request other
  where other.order_id = return_request.order_id and other.position = return_request.position and other.grams is not null)`

/** Each refunded return with kept and offer-counted quantities of its line, before and after. */
const countedReturns = sql`
  select return_request.id, return_request.order_id, refund, points_back, ${amountColumns},
    order_line.quantity - cancelled_quantity - ${earlier(sql``)} as kept_before,
    order_line.quantity - cancelled_quantity - ${earlier(sql``)} - return_request.quantity as kept_after,
    order_line.quantity - cancelled_quantity - ${earlier(sql`and other.kind = 'unwanted'`)} as bought_before,
    order_line.quantity - cancelled_quantity - ${earlier(sql`and other.kind = 'unwanted'`)}
      - case when return_request.kind = 'unwanted' then return_request.quantity else 0 end as bought_after
  from return_request ${ofLine}
  where refund is not null and not ${byWeight}`

const counts = {
  before: { kept: sql`kept_before`, bought: sql`bought_before` },
  after: { kept: sql`kept_after`, bought: sql`bought_after` },
}

/** Paisa of the kept quantity (`keptAmount`). */
function worthOf(when: keyof typeof counts): Fragment {
  const { kept, bought } = counts[when]
  return sql`(case when ${bought} = 0 then 0 else
    cast((2 * ${amountOf(bought)} * ${kept} + ${bought}) / (2 * ${bought}) as bigint) end)`
}

/** All payments, undone or not. */
const everPaid = sql`
  select id, return_id, method, amount, points, at, account_id, sequence from refund_payment union all
  select id, return_id, method, amount, points, at, account_id, sequence from undone_refund`

export const returns: Check[] = [
  {
    name: 'V2',
    says: 'the refund of a return is not the price of what went back',
    // Points, and weights in a shop of whole rupees, have no fraction; shipping may come back with the last item.
    find: (db) => db.all`
      select id from (
        select id, order_id, 99 + whole_rupees * 100 as fraction, refund + points_back * 100 - (${worthOf('before')} - ${worthOf('after')}) as too_much
        from (${countedReturns}) counted) refunded
      where abs(too_much) > fraction and abs(too_much - (
        select coalesce(sum(amount), 0) from order_adjustment
        where order_adjustment.order_id = refunded.order_id and kind = 'shipping')) > fraction`,
  },
  {
    name: 'V2',
    says: 'the refund of weighed goods is not the price of the weight that came back',
    // Fractions as above.
    find: (db) => db.all`
      select id from (
        select return_request.id, return_request.order_id, refund + points_back * 100 - case
          when grams is null then packed_amount * return_request.quantity / packed_quantity
          else packed_amount * grams / packed_grams end as too_much
        from return_request ${ofLine} where refund is not null and ${byWeight}) refunded
      where abs(too_much) > 300 and abs(too_much - (
        select coalesce(sum(amount), 0) from order_adjustment
        where order_adjustment.order_id = refunded.order_id and kind = 'shipping')) > 300`,
  },
  {
    name: 'V5',
    says: 'more came back of a line than it weighed, or by weight though it is not weighed',
    find: (db) => db.all`
      select return_request.id from return_request ${ofLine}
      where grams is not null and (packed_grams is null or grams * packed_quantity >= packed_grams * return_request.quantity)`,
  },
  {
    name: 'V2',
    says: 'more was refunded of an order than was paid, earned or redeemed',
    find: (db) => db.all`
      select orders.id from orders join return_request on order_id = orders.id and refund is not null
      group by orders.id, total, redeemed_points, earned_points
      having sum(refund) > total or sum(points_back) > redeemed_points or sum(points_taken) > earned_points`,
  },
  {
    name: 'V3',
    says: 'a return and the points ledger disagree on what was given or taken back',
    find: (db) => db.all`
      select return_request.id from return_request
      left join points_entry on points_entry.order_id = return_request.order_id and points_entry.sequence = return_request.sequence
      where refund is not null group by return_request.id, points_back, points_taken
      having points_back <> coalesce(sum(case when points_entry.reason = 'given-back' then points end), 0)
        or points_taken <> -coalesce(sum(case when points_entry.reason = 'taken-back' then points end), 0)`,
  },
  {
    name: 'V5',
    says: "a line's returned quantity is not the sum of what is asked back of it and was not refused",
    find: (db) => db.all`
      select order_id || ' line ' || position as id from order_line where returned_quantity <> (
        select coalesce(sum(return_request.quantity), 0) from return_request
        where return_request.order_id = order_line.order_id and return_request.position = order_line.position
          and state <> 'refused')`,
  },
  {
    name: 'V5',
    says: 'something was asked back of an order that was not delivered',
    find: (db) => db.all`
      select distinct return_request.id from return_request join orders on orders.id = order_id
      where status <> 'delivered'`,
  },
  {
    name: 'V6',
    says: 'a return was decided and the audit does not say so',
    find: (db) => db.all`
      select id from return_request where state <> 'asked'
        and not exists (select 1 from event where kind = 'return.' || state
          and subject = return_request.id and event.actor = decided_by)`,
  },
  {
    name: 'V6',
    says: 'staff began a return that was not accepted at once, or the audit does not name them',
    find: (db) => db.all`
      select id from return_request where asked_by is not null
        and (state <> 'accepted' or decided_at <> asked_at or decided_by <> asked_by
          or not exists (select 1 from event where kind = 'return.requested'
            and subject = return_request.id and event.actor = asked_by))`,
  },
  {
    name: 'V2',
    says: 'a counter sale was taken back and its money was never paid back',
    find: (db) => db.all`
      select return_request.id from return_request join orders on orders.id = order_id
      where asked_by is not null and channel = 'counter' and refund > 0
        and not exists (select 1 from (${everPaid}) paid where return_id = return_request.id)`,
  },
  {
    name: 'V2',
    says: 'something else was paid back than the refund of its return',
    find: (db) => db.all`
      select paid.id from (${everPaid}) paid join return_request on return_request.id = return_id
      where state <> 'accepted' or refund is null or amount <> refund
        or points <> case method when 'points' then (amount + 99) / 100 else 0 end`,
  },
  {
    name: 'V2',
    says: 'what stands as to be paid back of a return is not what was not paid of its refund',
    find: (db) => db.all`
      select return_request.id from return_request
      left join refund_payment on return_id = return_request.id
      where coalesce(refund_due, 0) <> case
        when state = 'accepted' and return_id is null then coalesce(refund, 0) else 0 end`,
  },
  {
    name: 'V3',
    says: 'a refund in points and the points ledger disagree',
    find: (db) => db.all`
      select coalesce(paid.id, points_entry.account_id || ' entry ' || seq) as id
      from (select paid.id, order_id, paid.sequence, points from (
          ${everPaid} union all
          select id, return_id, method, amount, -points, undone_at, undone_by, undone_sequence from undone_refund) paid
        join return_request on return_request.id = return_id where method = 'points') paid
      full join (select account_id, seq, order_id, sequence, points from points_entry where reason = 'refunded') points_entry
        on points_entry.order_id = paid.order_id and points_entry.sequence = paid.sequence
      where paid.id is null or points_entry.seq is null or paid.points <> points_entry.points`,
  },
  {
    name: 'V6',
    says: 'a refund was paid back and the audit does not say so',
    find: (db) => db.all`
      select paid.id from (${everPaid}) paid join return_request on return_request.id = return_id
      where method <> 'earlier' and not exists (
        select 1 from event where kind = 'order.refunded' and subject = order_id
          and event.at = paid.at and event.actor = paid.account_id)`,
  },
  {
    name: 'V6',
    says: 'a refund was taken back and the audit does not say so',
    find: (db) => db.all`
      select undone_refund.id from undone_refund join return_request on return_request.id = return_id
      where not exists (
        select 1 from event where kind = 'order.refund-undone' and subject = order_id
          and event.at = undone_at and event.actor = undone_by)`,
  },
]
