import type { Db } from '#db/database.ts'

/** When the first of the orders is placed, and how far they are apart, in milliseconds. */
export const began = 1_700_000_000_000
export const apart = 60_000

/**
 * Orders of one line a minute apart, the first a minute after `from` (ms UTC): most delivered, the newest under way, a
 * few cancelled, by card or by phone.
 */
export async function fillOrders(
  db: Db,
  count: number,
  product: { id: string; number: number },
  from = began,
) {
  const part = 50_000
  for (let first = 1; first <= count; first += part) {
    const last = Math.min(count, first + part - 1)
    await db.transaction(async (tx) => {
      await tx.run`
        insert into orders (id, guest_key_hash, flow, payment, status, subtotal, redeemed_points, earned_points,
          total, address, contact_name, contact_email, contact_phone, contact_phone_key, placed_at, channel, delivery_zone,
          folded_name, folded_words)
        with recursive n (i) as (select cast(${first} as bigint) union all select i + 1 from n where i < ${last})
        select 'o' || i, 'k' || i, 'cart',
          case when i % 9 = 0 and i % 11 <> 0 then 'card' else 'cod' end,
          case when i > ${count - 300} then 'placed' when i > ${count - 500} then 'packed'
            when i > ${count - 600} then 'shipped' when i % 50 = 0 then 'cancelled' else 'delivered' end,
          1000, 0, 0, 1000, 'A street', 'A name', 'a@b.example', '0300' || (1000000 + i), '300' || (1000000 + i),
          cast(${from} as bigint) + i * ${apart},
          case when i % 11 = 0 and i % 50 <> 0 then 'counter' when i % 13 = 0 then 'phone' else 'online' end,
          case when i % 1000 = 7 then 'Zone 9' when i % 5 > 0 then 'Zone ' || (i % 5) end,
          'a name', 'a@b.example a street' from n`
      await tx.run`
        insert into order_line (order_id, position, product_id, number, name, pack, list_price, price, points_divisor,
          quantity, cancelled_quantity)
        with recursive n (i) as (select cast(${first} as bigint) union all select i + 1 from n where i < ${last})
        select 'o' || i, 0, cast(${product.id} as text), cast(${product.number} as integer), 'Apples', '1 kg', 1000, 1000, 30, 1, 0 from n`
      await tx.run`
        insert into order_change (order_id, status, at)
        with recursive n (i) as (select cast(${first} as bigint) union all select i + 1 from n where i < ${last})
        select 'o' || i, 'placed', cast(${from} as bigint) + i * ${apart} from n`
      await tx.run`
        insert into order_change (order_id, status, at)
        select id, status, placed_at + ${apart} from orders
        where placed_at > ${from + (first - 1) * apart} and placed_at <= ${from + last * apart} and id like 'o%' and status <> 'placed'`
      await tx.run`
        insert into cancellation (id, order_id, position, quantity, reason, at, sequence)
        select 'x' || id, id, 0, 1, case when placed_at / 60000 % 3 = 0 then 'Too late' else 'By mistake' end, placed_at, 1 from orders
        where placed_at > ${from + (first - 1) * apart} and placed_at <= ${from + last * apart} and id like 'o%' and status = 'cancelled'`
      // One in fifty was brought back, and of one in ten thousand the money is to be paid back.
      await tx.run`
        insert into return_request (id, order_id, position, quantity, kind, reason, state, asked_at, decided_at,
          refund, points_back, points_taken, refund_due, sequence, folded_product)
        with recursive n (i) as (select cast(${first} as bigint) union all select i + 1 from n where i < ${last})
        select 'r' || i, 'o' || i, 0, 1, 'damaged', 'Torn', 'accepted', cast(${from} as bigint) + i * ${apart},
          cast(${from} as bigint) + i * ${apart}, 1000, 0, 0, case when i % 10000 = 1 then 1000 end, 1, 'apples' from n where i % 50 = 1`
    })
  }
}
