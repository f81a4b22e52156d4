import type { Sql } from '#db/database.ts'

/** More orders than any account has. */
const apart = 1_000_000_000

/**
 * Moves all orders of one account to another and renumbers them by time; ledger entries and first-order
 * facts stay. The caller holds both locks.
 */
export async function moveOrders(tx: Sql, from: string, to: string, at: number): Promise<number> {
  const { first } = await tx.one<{ first: number | null }>`
    select min(placed_at) as first from orders where account_id = ${from}`
  if (first === null) return 0
  await tx.run`
    insert into moved_order (order_id, account_id, sequence, at)
    select id, account_id, sequence, ${at} from orders
    where account_id = ${from} or (account_id = ${to} and placed_at >= ${first})
    on conflict (order_id, account_id) do nothing`
  // Sequence numbers are unique: move the existing ones out of the way first.
  await tx.run`update orders set sequence = -sequence where account_id = ${to} and placed_at >= ${first}`
  const moved = await tx.run`
    update orders set account_id = ${to}, sequence = -sequence - ${apart} where account_id = ${from}`
  await tx.run`
    update orders set sequence = numbered.place
    from (select id, row_number() over (order by placed_at, id) as place from orders where account_id = ${to}) numbered
    where numbered.id = orders.id and orders.sequence < 0`
  return moved
}
