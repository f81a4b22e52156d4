import type { Db } from '#db/database.ts'
import { appoint } from '#shop/accounts/staff/staff.store.ts'
import { dayAfter, dayLength, shopDay, startOfShopDay } from '#shop/settings/shop-day.ts'

const riders = 10
// Orders are a minute (60000 ms) apart, so `placed_at / 60000` counts them.

/** Customers `c0`, `c1` …; `c0` to `c9` are riders. */
export async function fillCustomers(db: Db, count: number) {
  await db.run`
    insert into account (id, email, email_key, phone, full_name, password_hash, kind, loyalty_card, created_at,
      folded_name, folded_email)
    with recursive n (i) as (select cast(0 as bigint) union all select i + 1 from n where i < ${count - 1})
    select 'c' || i, 'c' || i || '@shop.example', 'c' || i || '@shop.example', '0301' || (1000000 + i),
      'Customer ' || i, '-', 'normal', 'card-' || i, 1700000000000 + i,
      'customer ' || i, 'c' || i || '@shop.example' from n`
  for (let rider = 0; rider < riders; rider += 1) await appoint(db, `c${rider}`, 'rider', 0)
}

/**
 * What a shop with riders has beside its orders, which lie between `from` and `until` (ms UTC): a tenth belongs to
 * customers, a fortieth is on account; payments, windows, holds, runs of ten riders, their actions and their cash.
 */
export async function fillTrade(
  db: Db,
  { customers, from, until }: { customers: number; from: number; until: number },
) {
  await db.run`
    update orders set
      account_id = case when id like 'o%0' then 'c' || (cast(substr(id, 2) as bigint) / 10 % cast(${customers} as bigint)) end,
      guest_key_hash = case when id like 'o%0' then null else guest_key_hash end,
      sequence = case when id like 'o%0' then 1 + cast(substr(id, 2) as bigint) / 10 / cast(${customers} as bigint) end,
      payment = case when cast(substr(id, 2) as bigint) % 40 = 0 and channel <> 'counter' then 'account' else payment end,
      hold = case when cast(substr(id, 2) as bigint) % 4 = 1 and channel = 'online' then 'confirm' end,
      hold_reasons = case when cast(substr(id, 2) as bigint) % 4 = 1 and channel = 'online' then 'first' end,
      hold_token = case when cast(substr(id, 2) as bigint) % 4 = 1 and channel = 'online' then 't' || id end,
      released_at = case when cast(substr(id, 2) as bigint) % 4 = 1 and status <> 'placed' then placed_at + 60000 end
    where guest_key_hash = 'k' || substr(id, 2)`
  await db.run`
    insert into payment (id, order_id, method, amount, state, taken_by, at)
    select 'p' || id, id, payment, total,
      case status when 'delivered' then 'taken' when 'cancelled' then 'void' else 'open' end,
      case when status = 'delivered' then 'c' || (placed_at / 60000 % 10) end, placed_at from orders
    where guest_key_hash is not null or account_id like 'c%'`
  await fillWindows(db)
  for (let day = shopDay(from); day <= shopDay(until); day = dayAfter(day, 1))
    await fillDay(db, day)
  await fillKhata(db, until)
}

async function fillWindows(db: Db) {
  for (let index = 0; index < 6; index += 1)
    await db.run`
      insert into delivery_window (id, days, starts, ends, capacity, closes_before, extra, active, version, created_at, changed_at)
      values (${`w${index}`}, 'mon tue wed thu fri sat sun', ${600 + index * 120}, ${720 + index * 120}, 400, 60, 0, 1, 1, 0, 0)
      on conflict do nothing`
}

/** Of one day: orders in windows, runs with their stops and actions, and a closed drawer of each rider. */
async function fillDay(db: Db, day: string) {
  const start = startOfShopDay(day) ?? 0
  const end = start + dayLength
  await db.transaction(async (tx) => {
    await tx.run`
      update orders set arrives_from = cast(${day} as text), arrives_to = cast(${day} as text),
        window_id = 'w' || (placed_at / 60000 % 6), window_starts = 600 + placed_at / 60000 % 6 * 120,
        window_ends = 720 + placed_at / 60000 % 6 * 120, window_extra = 0, window_places = 1
      where placed_at >= ${start} and placed_at < ${end} and channel <> 'counter' and id like 'o%'`
    await tx.run`
      insert into window_day (window_id, day, taken)
      select window_id, arrives_from, count(*) from orders
      where arrives_from = ${day} and window_id like 'w%' and status <> 'cancelled' group by window_id, arrives_from
      on conflict do nothing`
    for (let rider = 0; rider < riders; rider += 1) {
      const id = `c${rider}`
      await tx.run`insert into run (rider_id, day, version) values (${id}, ${day}, 1)`
      await tx.run`
        insert into run_stop (order_id, rider_id, day, position, code)
        select id, cast(${id} as text), cast(${day} as text), row_number() over (order by placed_at), '1234' from orders
        where placed_at >= ${start} and placed_at < ${end} and channel <> 'counter' and status <> 'placed' and window_id like 'w%'
          and placed_at / 60000 % ${riders} = ${rider}`
      await tx.run`
        insert into cash_drawer (id, account_id, opened_at, closed_at, closed_by, notes, counted, difference)
        select cast(${`${id}-${day}`} as text), cast(${id} as text), cast(${start} as bigint), cast(${end - 1} as bigint),
          cast(${id} as text), '{}', 0, 0
        where exists (select 1 from run_stop where rider_id = ${id} and day = ${day})`
    }
    await tx.run`
      insert into stop_action (id, seq, order_id, account_id, kind, pressed_at, at)
      select 'a' || id, 1, id, run_stop.rider_id, case orders.status when 'cancelled' then 'refused' else 'delivered' end,
        placed_at + 3600000, placed_at + 3600000
      from run_stop join orders on orders.id = run_stop.order_id
      where day = ${day} and status in ('delivered', 'cancelled')`
    await tx.run`
      insert into cash_entry (drawer_id, seq, id, kind, method, amount, balance_after, order_id, at, account_id)
      select run_stop.rider_id || '-' || day, row_number() over (partition by run_stop.rider_id order by position), 'e' || id, 'order',
        'cash', total, total * row_number() over (partition by run_stop.rider_id order by position), id, placed_at, run_stop.rider_id
      from run_stop join orders on orders.id = run_stop.order_id
      where day = ${day} and status = 'delivered' and payment = 'cod'`
  })
}

/** Charges of all orders on account that were delivered; those of the last half year are still to be paid. */
async function fillKhata(db: Db, until: number) {
  await db.run`
    insert into khata (account_id, is_on, credit_limit, due_days)
    select distinct account_id, 1, 10000000, 30 from orders where payment = 'account' and account_id like 'c%'`
  await db.run`
    insert into khata_entry (account_id, seq, id, kind, amount, balance_after, order_id, due_at, at)
    select account_id, row_number() over (partition by account_id order by placed_at, id), 'h' || id, 'charge', total,
      total * row_number() over (partition by account_id order by placed_at, id), id, placed_at + 2592000000, placed_at
    from orders where payment = 'account' and status = 'delivered' and account_id like 'c%'`
  await db.run`
    insert into khata_open (account_id, seq, due_at, amount)
    select account_id, seq, due_at, amount from khata_entry where at > ${until - 180 * dayLength} and id like 'ho%'`
}
