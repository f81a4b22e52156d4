import { type Fragment, joined, list, sql } from '#db/sql.ts'
import { type OrderStatus, orderStatuses, statesBefore } from '../order-states.ts'
import type { Check } from './check.ts'
import { amountColumns, amountOf } from './line-amount.store.ts'

// Each check is one statement, a consistent snapshot while the shop is open.

/** V1: an acknowledged order exists once, despite retries. */
export const once: Check[] = [
  {
    name: 'V1',
    says: 'a request was acknowledged and its order is not there',
    find: (db) => db.all`
      select order_id as id from order_request where not exists (select 1 from orders where orders.id = order_request.order_id)`,
  },
  {
    name: 'V1',
    says: 'two requests with different keys stand for one order',
    find: (db) =>
      db.all`select order_id as id from order_request group by order_id having count(*) > 1`,
  },
  {
    name: 'V1',
    says: 'one key of one buyer stands for several orders',
    find: (db) => db.all`
      select min(order_id) as id from order_request group by buyer, request_key having count(*) > 1`,
  },
  {
    name: 'V1',
    says: 'an order is not that of the buyer who asked for it',
    find: (db) => db.all`
      select orders.id from order_request join orders on orders.id = order_request.order_id
      where buyer <> case when account_id is null then 'guest ' || guest_key_hash else 'account ' || account_id end
        and not exists (select 1 from moved_order
          where moved_order.order_id = orders.id and buyer = 'account ' || moved_order.account_id)
        and not (buyer like 'guest %' and exists (select 1 from event
          where kind = 'order.claimed' and subject = orders.id and actor = account_id))`,
  },
]

/** V2: amounts follow from the lines; cancelled orders keep theirs. */
export const totals: Check[] = [
  {
    name: 'V2',
    says: 'the subtotal is not the sum of the lines that are left',
    find: (db) => db.all`
      select id from orders where status <> 'cancelled' and subtotal <> (
        select coalesce(sum(${amountOf(sql`quantity - cancelled_quantity`)}), 0) from order_line where order_id = orders.id)`,
  },
  {
    name: 'V2',
    says: 'the subtotal of a cancelled order is not what its lines were before',
    find: (db) => db.all`
      select orders.id from orders
      join (select order_id, max(sequence) as sequence from cancellation group by order_id) last on last.order_id = orders.id
      where orders.status = 'cancelled' and subtotal <> (
        select coalesce(sum(${amountOf(sql`earlier.kept`)}), 0) from (
          select ${amountColumns}, quantity - coalesce((
            select sum(cancellation.quantity) from cancellation
            where cancellation.order_id = order_line.order_id and cancellation.position = order_line.position
              and cancellation.sequence < last.sequence), 0) as kept
          from order_line where order_line.order_id = orders.id) earlier)`,
  },
  {
    name: 'V2',
    says: 'the total is not the subtotal and what is added to it or taken off it, or is below zero',
    find: (db) => db.all`
      select id from orders where total < 0 or total <> subtotal + (
        select coalesce(sum(amount), 0) from order_adjustment where order_id = orders.id)`,
  },
  {
    name: 'V2',
    says: 'delivery was charged anew with a cancelling that is not there, or was not free before it',
    find: (db) => db.all`
      select order_id as id from order_adjustment charged
      where cancellation_sequence is not null and (kind <> 'shipping' or amount < 0
        or not exists (select 1 from cancellation where cancellation.order_id = charged.order_id and cancellation.sequence = charged.cancellation_sequence)
        or exists (select 1 from order_adjustment earlier where earlier.order_id = charged.order_id
          and earlier.kind = 'shipping' and earlier.sequence < charged.sequence))`,
  },
  {
    name: 'V2',
    says: 'the points of an order take something else off its total than they are worth',
    find: (db) => db.all`
      select id from orders where redeemed_points * 100 <> (
        select coalesce(-sum(amount), 0) from order_adjustment where order_id = orders.id and kind = 'points')`,
  },
  {
    name: 'V2',
    says: 'what is due and taken of an order is not its total, or not by the method that was chosen',
    find: (db) => db.all`
      select id from orders
      where not exists (select 1 from payment where order_id = orders.id and method = orders.payment)
        or (status <> 'cancelled' and total <> (
          select coalesce(sum(amount), 0) from payment where order_id = orders.id and state <> 'void'))`,
  },
  {
    name: 'V2',
    says: 'a payment is due, taken or void and its order says otherwise',
    find: (db) => db.all`
      select payment.id from payment join orders on orders.id = order_id
      where state <> case status when 'delivered' then 'taken' when 'cancelled' then 'void' else 'due' end
        or (state <> 'taken' and taken_by is not null)`,
  },
]

/** V5: every order has lines, and states and cancellations that fit. */
export const whole: Check[] = [
  {
    name: 'V5',
    says: 'an order has no lines',
    find: (db) =>
      db.all`select id from orders where not exists (select 1 from order_line where order_id = orders.id)`,
  },
  {
    name: 'V5',
    says: 'an order never entered the state that it is in, or was never placed',
    find: (db) => db.all`
      select id from orders
      where not exists (select 1 from order_change where order_id = orders.id and order_change.status = orders.status)
        or not exists (select 1 from order_change where order_id = orders.id and order_change.status = 'placed')`,
  },
  {
    name: 'V5',
    says: 'an order went on after the state that it is in',
    find: (db) => db.all`
      select orders.id from orders join order_change on order_id = orders.id and order_change.status <> orders.status
      where not (${joined(orderStatuses.map(isBefore), ' or ')})`,
  },
  {
    name: 'V5',
    says: 'an order is cancelled and some of it is not, or the other way round',
    find: (db) => db.all`
      select orders.id from orders join order_line on order_id = orders.id group by orders.id, orders.status
      having (orders.status = 'cancelled') <> (sum(quantity - cancelled_quantity) = 0)`,
  },
  {
    name: 'V5',
    says: "a line's cancelled quantity is not the sum of its cancellations",
    find: (db) => db.all`
      select order_id || ' line ' || position as id from order_line where cancelled_quantity <> (
        select coalesce(sum(cancellation.quantity), 0) from cancellation
        where cancellation.order_id = order_line.order_id and cancellation.position = order_line.position)`,
  },
]

/** The order is in `status`, which may precede the compared one. */
function isBefore(status: OrderStatus): Fragment {
  const before = statesBefore(status)
  return before.length === 0
    ? sql`1 = 0`
    : sql`(orders.status = ${status} and order_change.status in ${list(before)})`
}
