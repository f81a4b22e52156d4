import type { Sql } from '#db/database.ts'
import { type Fragment, list, sql } from '#db/sql.ts'
import { nationalPhone } from '../../accounts/contacts/phone.ts'

type Buyer = { accountId: string | null; phone: string; address: string }

const year = 365 * 24 * 60 * 60_000

/** The history that `holdFor` judges by; refusals of the last year. `at`: ms UTC. */
export async function readRisk(
  db: Sql,
  { accountId, phone, address }: Buyer,
  at: number,
): Promise<{ isFirst: boolean; refusals: number }> {
  const key = nationalPhone(phone)
  const byPhone = key === '' ? sql`1 = 0` : sql`contact_phone_key = ${key}`
  const byAccount = accountId === null ? sql`1 = 0` : sql`account_id = ${accountId}`
  // Expressions keep the planner off the index of states and times: a shop cancels more orders than one buyer places.
  const byAddress =
    address === ''
      ? sql`1 = 0`
      : sql`${asWritten(sql`address`)} = ${asWritten(sql`${address}`)} and status = 'cancelled'`
  const isCancelled = sql`coalesce(status, '') = 'cancelled'`
  const refused = (by: Fragment) => sql`
    select id from orders where ${by} and placed_at + 0 > ${at - year} and exists (
      select 1 from order_change where order_id = orders.id and status in ('shipped', 'ready'))`
  const delivered = (by: Fragment) =>
    sql`exists (select 1 from orders where ${by} and coalesce(status, '') = 'delivered')`
  const { known, refusals } = await db.one<{ known: number; refusals: number }>`
    select case when ${delivered(byPhone)} or ${delivered(byAccount)} then 1 else 0 end as known,
      (select count(*) from (${refused(sql`${byPhone} and ${isCancelled}`)}
        union ${refused(sql`${byAccount} and ${isCancelled}`)} union ${refused(byAddress)}) as refused)
        as refusals`
  return { isFirst: known === 0, refusals }
}

/** Without case, spaces, commas and full stops; as in the index `order_cancelled_at_address`. */
const asWritten = (address: Fragment) =>
  sql`lower(replace(replace(replace(${address}, ' ', ''), ',', ''), '.', ''))`

/** The order that a mailed link confirms. */
export const idByHoldToken = async (db: Sql, token: string): Promise<string | undefined> =>
  token === ''
    ? undefined
    : (await db.maybeOne<{ id: string }>`select id from orders where hold_token = ${token}`)?.id

/** Null: it isn't confirmed by a link, or waits no more. */
export const holdTokenOf = async (db: Sql, id: string): Promise<string | null> =>
  (
    await db.maybeOne<{ token: string | null }>`
      select hold_token as token from orders where id = ${id} and released_at is null and status = 'placed'`
  )?.token ?? null

/** Of these orders, at least one, those that still wait: the token of the link, null without one, and the customer's language. */
export const heldAmong = (db: Sql, ids: readonly string[]) => db.all<{
  id: string
  token: string | null
  locale: string
}>`
  select id, hold_token as token, locale from orders
  where id in ${list(ids)} and hold is not null and released_at is null and status = 'placed'`

/** Mailed links stop working; an order without a link stays without one. */
export const updateHoldToken = (tx: Sql, id: string, token: string) =>
  tx.run`update orders set hold_token = ${token} where id = ${id} and hold_token is not null`

/** `by`: of the staff; null: the customer. */
export const updateReleased = (
  tx: Sql,
  { id, at, by }: { id: string; at: number; by: string | null },
) => tx.run`update orders set released_at = ${at}, released_by = ${by} where id = ${id}`

/** An order that had to be paid in advance waits for that again; any other stays as it is. */
export const updateHeldAgain = (tx: Sql, id: string, at: number) => tx.run`
  update orders set released_at = null, released_by = null, held_since = ${at} where id = ${id} and hold = 'prepay'`

/** The staff member who confirmed it; null: its customer, or nobody yet. */
export const releasedBy = async (db: Sql, id: string): Promise<string | null> =>
  (
    await db.maybeOne<{ name: string }>`
      select full_name as name from account where id = (select released_by from orders where id = ${id})`
  )?.name ?? null

/** Condition on `orders`, as in its partial index. */
export const onHold = sql`hold is not null and released_at is null and status = 'placed'`

/** Orders that wait since before `before` (ms UTC). */
export const ordersOnHold = (db: Sql, before: number) => db.all<{ id: string }>`
  select id from orders where ${onHold} and placed_at < ${before} and coalesce(held_since, placed_at) < ${before}
  order by placed_at, id`

/** Orders that wait and have a delivery window, with its day ("2026-11-23"). */
export const heldInWindows = (db: Sql) => db.all<{ id: string; windowId: string; day: string }>`
  select id, window_id as "windowId", arrives_from as day from orders
  where ${onHold} and window_id is not null and arrives_from is not null order by placed_at, id`

export const countOnHold = async (db: Sql): Promise<number> =>
  (await db.one<{ count: number }>`select count(*) as count from orders where ${onHold}`).count
