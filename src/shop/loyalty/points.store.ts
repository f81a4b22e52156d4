import type { Sql } from '#db/database.ts'
import { type Fragment, literals, sql } from '#db/sql.ts'
import { openStatuses } from '../order-states.ts'
import type { PointsEntry, PointsHeld, PointsReason } from './points.ts'

type Entry = {
  accountId: string
  /** null: adjustment by staff */
  orderId: string | null
  reason: PointsReason
  /** Signed: redeemed or taken back is negative. */
  points: number
  at: number
  /** Number of the order's cancellation, return or replacement. */
  sequence?: number
  /** Redemptions: pending points, which the table keeps unspent; null: no such rule. */
  pending?: number | null
}

/**
 * Returns the new balance. The caller holds the account's lock. The table refuses a redemption below zero,
 * a second one per order, a repeated return of points, and gaps.
 */
export async function addPointsEntry(tx: Sql, entry: Entry): Promise<number> {
  const { balance } = await tx.one<{ balance: number }>`
    insert into points_entry (account_id, seq, order_id, reason, points, balance_after, at, sequence, pending)
    values (${entry.accountId}, coalesce((select max(seq) from points_entry where account_id = ${entry.accountId}), 0) + 1,
      ${entry.orderId}, ${entry.reason}, ${entry.points}, ${balanceOf(sql`${entry.accountId}`)} + ${entry.points},
      ${entry.at}, ${entry.sequence ?? null}, ${entry.pending ?? null})
    returning balance_after as balance`
  return balance
}

/** Sum of the ledger, carried by the newest entry. */
export const balanceOf = (accountId: Fragment) => sql`
  coalesce((select balance_after from points_entry where account_id = ${accountId}
    order by seq desc limit 1), 0)`

const earnedOnTheWay = (accountId: Fragment) => sql`
  (select cast(coalesce(sum(points), 0) as bigint) from orders
    join points_entry on points_entry.order_id = orders.id and reason in ('earned', 'taken-back')
    where orders.account_id = ${accountId} and orders.status in ${literals(openStatuses)})`

const spendsAtOnce = sql`
  exists (select 1 from setting where name = 'spendPointsAtOnce' and value = 'true')`

/** Earned by undelivered orders; 0 if the shop lets points be spent at once. */
export const pendingOf = (accountId: Fragment) =>
  sql`case when ${spendsAtOnce} then 0 else ${earnedOnTheWay(accountId)} end`

/** To redeem, the caller holds the account's lock and writes `guard` with the redemption (`pending`). */
export async function readHeld(
  db: Sql,
  accountId: string,
): Promise<PointsHeld & { guard: number | null }> {
  const id = sql`${accountId}`
  const { points, pending, guarded } = await db.one<{
    points: number
    pending: number
    guarded: number
  }>`select ${balanceOf(id)} as points, ${pendingOf(id)} as pending,
      case when ${spendsAtOnce} then 0 else 1 end as guarded`
  return { points, pendingPoints: pending, guard: guarded === 1 ? pending : null }
}

/** Newest first. */
export const listEntries = (
  db: Sql,
  accountId: string,
  limit: number,
  offset: number,
) => db.all<PointsEntry>`
  select at, reason, order_id as "orderId", points, balance_after as balance from points_entry
  where account_id = ${accountId} order by seq desc limit ${limit} offset ${offset}`

/** The newest entry's number: entries have no gaps. */
export async function countEntries(db: Sql, accountId: string): Promise<number> {
  const { last } = await db.one<{ last: number | null }>`
    select max(seq) as last from points_entry where account_id = ${accountId}`
  return last ?? 0
}

/** Acknowledges a redemption or earning; answers 0 if done before. */
export const insertReceipt = (
  tx: Sql,
  orderId: string,
  reason: 'earned' | 'redeemed',
  at: number,
) => tx.run`
  insert into points_receipt (order_id, reason, at) values (${orderId}, ${reason}, ${at})
  on conflict (order_id, reason) do nothing`

/** Whether an order that still redeems so many points was acknowledged since then. */
export const wasAcknowledged = async (
  db: Sql,
  accountId: string,
  { points, since }: { points: number; since: number },
): Promise<boolean> =>
  (await db.maybeOne`
    select 1 as one from points_entry
    join points_receipt on points_receipt.order_id = points_entry.order_id and points_receipt.reason = 'redeemed'
    join orders on orders.id = points_entry.order_id
    where points_entry.account_id = ${accountId} and points_entry.reason = 'redeemed'
      and points_entry.points = ${-points} and points_receipt.at > ${since} and orders.status <> 'cancelled'
    limit 1`) !== undefined

/** Newest order with an entry of exactly these points. */
export const orderWithEntry = (
  db: Sql,
  accountId: string,
  reason: 'earned' | 'redeemed',
  points: number,
) =>
  db.maybeOne<{ orderId: string; acknowledged: number }>`
    select points_entry.order_id as "orderId",
      (select count(*) from points_receipt where order_id = points_entry.order_id and reason = ${reason}) as acknowledged
    from points_entry where account_id = ${accountId} and reason = ${reason} and points = ${points} and sequence is null
    order by acknowledged, seq desc limit 1`

/** Newest order that earned nothing. */
export const orderWithoutEarning = (db: Sql, accountId: string) => db.maybeOne<{
  orderId: string
  acknowledged: number
}>`
  select id as "orderId",
    (select count(*) from points_receipt where order_id = orders.id and reason = 'earned') as acknowledged
  from orders where account_id = ${accountId}
    and not exists (select 1 from points_entry where order_id = orders.id and reason = 'earned')
  order by acknowledged, placed_at desc limit 1`
