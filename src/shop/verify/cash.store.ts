import type { Check } from './check.ts'

/** V11: the cash desk is consistent, in itself and with what was delivered and paid back. */
export const cash: Check[] = [
  {
    name: 'V11',
    says: 'the cash of a drawer is not the sum of its entries, or an entry is missing',
    find: (db) => db.all`
      select drawer_id || ' entry ' || seq as id from (
        select drawer_id, seq, balance_after, row_number() over (partition by drawer_id order by seq) as place,
          sum(case when method = 'cash' then amount else 0 end) over (partition by drawer_id order by seq) as running
        from cash_entry) entries
      where balance_after <> running or seq <> place`,
  },
  {
    name: 'V11',
    says: 'a counted drawer is not empty, or its difference or what was kept of it is not entered',
    find: (db) => db.all`
      select id from cash_drawer where closed_at is not null and (
        coalesce((select balance_after from cash_entry where drawer_id = cash_drawer.id order by seq desc limit 1), 0) <> 0
        or difference <> coalesce((select sum(amount) from cash_entry
          where drawer_id = cash_drawer.id and kind = 'difference'), 0)
        or kept <> coalesce((select -sum(amount) from cash_entry
          where drawer_id = cash_drawer.id and kind = 'kept' and amount < 0), 0))`,
  },
  {
    name: 'V11',
    says: 'what stayed with the holder after a count is not in their next drawer',
    find: (db) => db.all`
      select cash_drawer.account_id as id from cash_entry join cash_drawer on cash_drawer.id = drawer_id
      where cash_entry.kind = 'kept' group by cash_drawer.account_id having sum(amount) <> 0`,
  },
  {
    name: 'V11',
    says: 'what was collected for an order is not what it was paid',
    // Orders delivered before the first drawer was opened have no entries.
    find: (db) => db.all`
      select payment.order_id as id from payment join orders on orders.id = payment.order_id
      left join (select order_id, sum(amount) as collected from cash_entry
        where kind in ('order', 'order-back', 'moved') group by order_id) entries on entries.order_id = payment.order_id
      where coalesce(collected, 0) <> case when state = 'taken' and method <> 'account' and amount > prepaid
          then amount - prepaid else 0 end
        and (collected is not null or payment.at >= (select min(opened_at) from cash_drawer))`,
  },
  {
    name: 'V11',
    says: 'what was paid in advance is not what came into the drawers and was not paid back',
    find: (db) => db.all`
      select orders.id from orders
      left join (select order_id, sum(amount) as entered from cash_entry
        where kind in ('prepaid', 'paid-back') group by order_id) entries on entries.order_id = orders.id
      where prepaid <> coalesce(entered, 0)`,
  },
  {
    name: 'V11',
    says: 'what a customer did not pay is more than the order was, or of an order that is not paid',
    find: (db) => db.all`
      select order_id as id from (
        select order_id, -sum(amount) as short from cash_entry where kind = 'short' group by order_id) missing
      where short < 0 or short > coalesce((select sum(amount) from payment
        where payment.order_id = missing.order_id and state = 'taken'), 0)`,
  },
  {
    name: 'V11',
    says: 'what is still missing of an order is not what was paid short, less what was paid later or written off',
    find: (db) => db.all`
      select orders.id from orders
      left join (select order_id, -sum(amount) as missing from cash_entry
        where kind in ('short', 'paid-later', 'written-off') group by order_id) entries on entries.order_id = orders.id
      where uncollected <> coalesce(missing, 0)`,
  },
  {
    name: 'V11',
    says: 'what was written off moved money',
    find: (db) => db.all`
      select id from cash_entry where (kind = 'written-off') <> (method = 'none')`,
  },
  {
    name: 'V11',
    says: 'what was paid back in cash is not what left the drawers',
    find: (db) => db.all`
      select order_id as id from (
        select order_id, amount from cash_entry where kind in ('refund', 'refund-back')
        union all
        select order_id, amount from refund_payment join return_request on return_request.id = return_id
        where method = 'cash' and refund_payment.at >= (select min(opened_at) from cash_drawer)) paid
      group by order_id having sum(amount) <> 0`,
  },
]
