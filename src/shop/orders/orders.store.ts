import { fold, foldAll } from '../fold.ts'
import type { Locale } from '../locale.ts'
import type { Sql } from '#db/database.ts'
import { list, sql } from '#db/sql.ts'
import { nationalPhone } from '../accounts/contacts/phone.ts'
import { adjustPoints, readAdjustments } from './changing/adjustments.store.ts'
import { readArrivals } from './placing/arrival-of-order.ts'
import type { Amounts } from './cancelling/cancellation.ts'
import { insertLines, readLines } from './order-lines.store.ts'
import type { OrderStatus } from '../order-states.ts'
import type { BookedOrder, Order, OrderChannel } from './order.ts'
import { minutesOf } from '../settings/time-of-day.ts'
import { type ChangeRow, type OrderRow, toOrder } from './order-row.ts'
import { readTerms } from './placing/terms-of-order.ts'
import { changeDue, readCashOffered } from './moving/payments.store.ts'

/** An account, or a guest whose key has this hash; `anybody` is for staff. */
export type Buyer = { accountId: string } | { guestKeyHash: string }
export type Owner = Buyer | 'anybody'

const owned = (owner: Owner) => {
  if (owner === 'anybody') return sql`1 = 1`
  return 'accountId' in owner
    ? sql`account_id = ${owner.accountId}`
    : sql`(guest_key_hash = ${owner.guestKeyHash} or exists (
        select 1 from order_key where order_id = orders.id and key_hash = ${owner.guestKeyHash}))`
}

/** A mailed key opens an account's order read-only. */
const changeable = (owner: Owner) =>
  owner !== 'anybody' && 'guestKeyHash' in owner
    ? sql`account_id is null and ${owned(owner)}`
    : owned(owner)

/** Whether an order is displayed with this number ("4729183"). */
export const hasNumber = async (db: Sql, number: string): Promise<boolean> =>
  (await db.maybeOne`
    select 1 as found from orders where id > ${`${number}-`} and id < ${`${number}.`} limit 1`) !==
  undefined

/** Undefined: not found or not theirs. */
export async function findOrder(
  db: Sql,
  owner: Owner,
  id: string,
): Promise<BookedOrder | undefined> {
  const found = await db.all<OrderRow>`select * from orders where id = ${id} and ${owned(owner)}`
  return (await filled(db, found))[0]
}

/** Orders of anybody; unknown ids are left out. */
export async function findOrders(db: Sql, ids: readonly string[]): Promise<BookedOrder[]> {
  return ids.length === 0
    ? []
    : filled(db, await db.all<OrderRow>`select * from orders where id in ${list(ids)}`)
}

/** Locks the order for a change; a key changes guests' orders only. */
export async function lockOrderRow(
  tx: Sql,
  owner: Owner,
  id: string,
): Promise<BookedOrder | undefined> {
  const found =
    await tx.all<OrderRow>`select * from orders where id = ${id} and ${changeable(owner)} ${tx.forUpdate}`
  return (await filled(tx, found))[0]
}

/** The last sequence number: an account's orders are numbered 1, 2, 3 … */
export async function countOrders(db: Sql, accountId: string): Promise<number> {
  const { last } = await db.one<{ last: number | null }>`
    select max(sequence) as last from orders where account_id = ${accountId}`
  return last ?? 0
}

/** Fully cancelled orders. */
export const countCancelled = async (db: Sql, accountId: string): Promise<number> =>
  (
    await db.one<{ count: number }>`
      select count(*) as count from orders where account_id = ${accountId} and status = 'cancelled'`
  ).count

/** Newest first, from sequence number `from` down; the last page is as fast as the first. */
export async function listOrders(
  db: Sql,
  accountId: string,
  from: number,
  limit: number,
): Promise<BookedOrder[]> {
  return filled(
    db,
    await db.all<OrderRow>`
    select * from orders where account_id = ${accountId} and sequence <= ${from} and sequence > ${from - limit}
    order by sequence desc`,
  )
}

/** Locks the newest `placed` order without a redemption. */
export async function lockNewestRedeemable(
  tx: Sql,
  accountId: string,
): Promise<BookedOrder | undefined> {
  const found = await tx.all<OrderRow>`
    select * from orders where account_id = ${accountId} and status = 'placed' and redeemed_points = 0
      and not exists (select 1 from points_entry where order_id = orders.id and reason = 'redeemed')
    order by sequence desc limit 1 ${tx.forUpdate}`
  return (await filled(tx, found))[0]
}

/** Locale for the order's e-mails. */
export const localeOfOrder = async (db: Sql, id: string): Promise<string | null> =>
  (await db.maybeOne<{ locale: string }>`select locale from orders where id = ${id}`)?.locale ??
  null

/** The caller holds the account's lock: orders are numbered one after the other. */
export function insertOrder(
  tx: Sql,
  order: BookedOrder,
  beside: {
    guestKeyHash: string | null
    locale: Locale
    channel: OrderChannel
    holdToken: string | null
  },
): Promise<unknown> {
  const { pointsRule: rule, zoneTerms: terms, window, arrival, hold } = order
  const sequence =
    order.accountId === null
      ? sql`${null}`
      : sql`(select coalesce(max(sequence), 0) + 1 from orders where account_id = ${order.accountId})`
  const inserted = tx.run`
    insert into orders (id, account_id, guest_key_hash, flow, payment, status, subtotal, redeemed_points,
      earned_points, total, address, contact_name, contact_email, contact_phone, contact_phone_key, placed_at, sequence,
      zone, zone_fee, zone_minimum, zone_free_above, delivery_zone, lat, lng, arrives_from, arrives_to,
      window_id, window_starts, window_ends, window_extra, window_places, pickup_code, hold, hold_reasons, hold_token, locale, note, channel,
      earns_points, points_divisor, buy_now_percent, folded_name, folded_words)
    values (${order.id}, ${order.accountId}, ${beside.guestKeyHash}, ${order.flow}, ${order.payment}, ${order.status},
      ${order.subtotal}, ${order.redeemedPoints}, ${order.earnedPoints}, ${order.total},
      ${order.address}, ${order.contact.name}, ${order.contact.email}, ${order.contact.phone},
      ${nationalPhone(order.contact.phone)}, ${order.placedAt}, ${sequence}, ${order.zone},
      ${terms?.fee ?? null}, ${terms?.minimum ?? null}, ${terms?.freeAbove ?? null},
      ${order.deliveryZone ?? null}, ${order.place?.lat ?? null},
      ${order.place?.lng ?? null},
      ${arrival?.from ?? null}, ${arrival?.to ?? null},
      ${window?.id ?? null}, ${arrival?.hours ? minutesOf(arrival.hours.from) : null}, ${arrival?.hours ? minutesOf(arrival.hours.to) : null}, ${window?.extra ?? null},
      ${window?.places ?? null}, ${order.pickup?.code ?? null},
      ${hold?.kind ?? null}, ${hold?.reasons.join(' ') ?? null}, ${beside.holdToken}, ${beside.locale}, ${order.note}, ${beside.channel},
      ${Number(rule.on)}, ${rule.divisor}, ${rule.buyNowPercent},
      ${fold(order.contact.name)}, ${foldAll(order.contact.email, order.address)})`
  return Promise.all([inserted, insertLines(tx, order.id, order.lines)])
}

/** `place` null: no pin. */
export const updateDelivery = (
  tx: Sql,
  id: string,
  {
    contact,
    address,
    note,
    place,
    deliveryZone,
  }: Pick<Order, 'contact' | 'address' | 'note' | 'place' | 'deliveryZone'>,
) => tx.run`
  update orders set contact_name = ${contact.name}, contact_email = ${contact.email},
    contact_phone = ${contact.phone}, contact_phone_key = ${nationalPhone(contact.phone)}, address = ${address}, note = ${note},
    lat = ${place?.lat ?? null}, lng = ${place?.lng ?? null}, delivery_zone = ${deliveryZone ?? null},
    folded_name = ${fold(contact.name)}, folded_words = ${foldAll(contact.email, address)}
  where id = ${id}`

export const saveDeliveryZone = (tx: Sql, id: string, zone: string) =>
  tx.run`update orders set delivery_zone = ${zone} where id = ${id}`

type StatusChange = { orderId: string; status: OrderStatus; at: number; by: string | null }

/** `by` in `change`; each state is entered once. */
export const recordStatus = (tx: Sql, change: StatusChange) => tx.run`
  insert into order_change (order_id, status, at, account_id)
  values (${change.orderId}, ${change.status}, ${change.at}, ${change.by})`

/** As `recordStatus` for an existing order, whose row is updated too. */
export async function enterStatus(tx: Sql, change: StatusChange) {
  await recordStatus(tx, change)
  await tx.run`update orders set status = ${change.status} where id = ${change.orderId}`
}

/** Negative takes a return back; the table refuses more than the line has. */
export const changeReturned = (
  tx: Sql,
  line: { orderId: string; position: number },
  change: number,
) => tx.run`
  update order_line set returned_quantity = returned_quantity + ${change}
  where order_id = ${line.orderId} and position = ${line.position}`

/** Amounts after the change; due and redeemed points follow. Delivery is charged by `chargeDelivery`. */
export async function changeAmounts(tx: Sql, orderId: string, after: Amounts) {
  await tx.run`
    update orders set subtotal = ${after.subtotal}, redeemed_points = ${after.redeemedPoints},
      earned_points = ${after.earnedPoints}, total = ${after.total}
    where id = ${orderId}`
  await adjustPoints(tx, orderId, after.redeemedPoints)
  await changeDue(tx, orderId, after.total)
}

// A query takes some ten thousand values; a buyer may have more orders.
const atOnce = 500

/** Orders with their lines, changes and adjustments, in the order of `found`. */
export async function filled(db: Sql, found: OrderRow[]): Promise<BookedOrder[]> {
  const orders: BookedOrder[] = []
  for (let from = 0; from < found.length; from += atOnce)
    orders.push(...(await fill(db, found.slice(from, from + atOnce))))
  return orders
}

async function fill(db: Sql, found: OrderRow[]): Promise<BookedOrder[]> {
  const ids = list(found.map((row) => row.id))
  const lines = await readLines(
    db,
    found.map((row) => row.id),
  )
  const changes = await db.all<ChangeRow>`
    select order_id, status, at from order_change where order_id in ${ids}`
  const adjustmentsOf = await readAdjustments(
    db,
    found.map((row) => row.id),
  )
  const arrivalOf = await readArrivals(db, found)
  const termsOf = await readTerms(db, found)
  const cashOf = await readCashOffered(
    db,
    found.map((row) => row.id),
  )
  const linesOf = Map.groupBy(lines, (line) => line.order_id)
  const changesOf = Map.groupBy(changes, (change) => change.order_id)
  return found.map((row) =>
    toOrder(row, {
      lines: linesOf.get(row.id) ?? [],
      changes: changesOf.get(row.id) ?? [],
      adjustments: adjustmentsOf.get(row.id) ?? [],
      arrival: arrivalOf(row),
      zoneTerms: termsOf(row),
      cashOffered: cashOf.get(row.id) ?? null,
    }),
  )
}
