import type { Db } from '#db/database.ts'

/** Delivered orders of an account, one line each, without the ways of the shop: thousands in a moment. */
export async function fillOrders(db: Db, accountId: string, count: number) {
  await db.transaction(async (tx) => {
    await tx.run`
      insert into orders (id, account_id, flow, payment, status, subtotal, redeemed_points, earned_points,
        total, address, contact_name, contact_email, contact_phone, placed_at, sequence,
        arrives_from, arrives_to)
      with recursive n (i) as (select 1 union all select i + 1 from n where i < ${count})
      select ${accountId} || '-' || i, ${accountId}, 'cart', 'cod', 'delivered', 1000, 0, 0, 1000, 'A street', 'A name',
        'a@b.example', '1', 1700000000000 + i, i, '2023-11-15', '2023-11-19' from n`
    await tx.run`
      insert into order_line (order_id, position, product_id, number, name, pack, list_price, price, points_divisor,
        quantity, cancelled_quantity)
      select id, 0, 'apples', 1, 'Apples', '1 kg', 1000, 1000, 30, 1, 0 from orders where account_id = ${accountId}`
    await tx.run`
      insert into order_change (order_id, status, at)
      select id, 'placed', placed_at from orders where account_id = ${accountId}`
  })
}
