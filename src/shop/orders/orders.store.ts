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
import { type ChangeRow, type OrderRow, toOrder } from './order-row.ts'
import { readTerms } from './placing/terms-of-order.ts'
import { changeDue, readCashOffered } from './moving/payments.store.ts'

/** Whose order it is: an account's, or a guest's who holds a key with this hash; `anybody` is for staff only. */
export type Buyer = { accountId: string } | { guestKeyHash: string }
export type Owner = Buyer | 'anybody'

const owned = (owner: Owner) => {
  if (owner === 'anybody') return sql`1 = 1`
  return 'accountId' in owner
    ? sql`account_id = ${owner.accountId}`
    : sql`(guest_key_hash = ${owner.guestKeyHash} or exists (
        select 1 from order_key where order_id = orders.id and key_hash = ${owner.guestKeyHash}))`
}

/** A key in the link of an e-mail opens an account's order too, but only to read it. */
const changeable = (owner: Owner) =>
  owner !== 'anybody' && 'guestKeyHash' in owner
    ? sql`account_id is null and ${owned(owner)}`
    : owned(owner)

/** Not theirs and not there are the same: undefined. */
export async function findOrder(
  db: Sql,
  owner: Owner,
  id: string,
): Promise<BookedOrder | undefined> {
  const found = await db.all<OrderRow>`select * from orders where id = ${id} and ${owned(owner)}`
  return (await filled(db, found))[0]
}

/** The same, held until the transaction ends, to be changed: a key changes a guest's order alone. */
export async function lockOrderRow(
  tx: Sql,
  owner: Owner,
  id: string,
): Promise<BookedOrder | undefined> {
  const found =
    await tx.all<OrderRow>`select * from orders where id = ${id} and ${changeable(owner)} ${tx.forUpdate}`
  return (await filled(tx, found))[0]
}

/** How many orders an account has placed: they are numbered 1, 2, 3 …, and the last number says so. */
export async function countOrders(db: Sql, accountId: string): Promise<number> {
  const { last } = await db.one<{ last: number | null }>`
    select max(nth) as last from orders where account_id = ${accountId}`
  return last ?? 0
}

/** How many orders of an account were cancelled as a whole. */
export const countCancelled = async (db: Sql, accountId: string): Promise<number> =>
  (
    await db.one<{ count: number }>`
      select count(*) as count from orders where account_id = ${accountId} and status = 'cancelled'`
  ).count

/** An account's orders from number `from` downwards, newest first: as quick for the last page as for the first. */
export async function listOrders(
  db: Sql,
  accountId: string,
  from: number,
  most: number,
): Promise<BookedOrder[]> {
  return filled(
    db,
    await db.all<OrderRow>`
    select * from orders where account_id = ${accountId} and nth <= ${from} and nth > ${from - most}
    order by nth desc`,
  )
}

/** The newest order still `placed` without a redemption, held until the transaction ends. */
export async function lockNewestRedeemable(
  tx: Sql,
  accountId: string,
): Promise<BookedOrder | undefined> {
  const found = await tx.all<OrderRow>`
    select * from orders where account_id = ${accountId} and status = 'placed' and redeemed_points = 0
      and not exists (select 1 from points_entry where order_id = orders.id and reason = 'redeemed')
    order by nth desc limit 1 ${tx.forUpdate}`
  return (await filled(tx, found))[0]
}

/** The language in which an order was placed: its e-mails are written in it. */
export const localeOfOrder = async (db: Sql, id: string): Promise<string | null> =>
  (await db.maybeOne<{ locale: string }>`select locale from orders where id = ${id}`)?.locale ??
  null

/** An account's row must be locked: its orders are numbered one after the other. */
export function insertOrder(
  tx: Sql,
  order: BookedOrder,
  beside: { guestKeyHash: string | null; locale: Locale; channel: OrderChannel },
): Promise<unknown> {
  const { guestKeyHash, locale, channel } = beside
  const { pointsRule: rule, zoneTerms: terms } = order
  const nth =
    order.accountId === null
      ? sql`${null}`
      : sql`(select coalesce(max(nth), 0) + 1 from orders where account_id = ${order.accountId})`
  const inserted = tx.run`
    insert into orders (id, account_id, guest_key_hash, flow, payment, status, subtotal, redeemed_points,
      earned_points, total, address, contact_name, contact_email, contact_phone, contact_phone_key, placed_at, nth,
      zone, zone_fee, zone_minimum, zone_free_above, delivery_zone, lat, lng, arrives_from, arrives_to, locale, note, channel,
      earns_points, points_divisor, buy_now_percent, folded_name, folded_words)
    values (${order.id}, ${order.accountId}, ${guestKeyHash}, ${order.flow}, ${order.payment}, ${order.status},
      ${order.subtotal}, ${order.redeemedPoints}, ${order.earnedPoints}, ${order.total},
      ${order.address}, ${order.contact.name}, ${order.contact.email}, ${order.contact.phone},
      ${nationalPhone(order.contact.phone)}, ${order.placedAt}, ${nth}, ${order.zone},
      ${terms?.fee ?? null}, ${terms?.minimum ?? null}, ${terms?.freeAbove ?? null},
      ${order.deliveryZone ?? null}, ${order.place?.lat ?? null},
      ${order.place?.lng ?? null},
      ${order.arrival?.from ?? null}, ${order.arrival?.to ?? null}, ${locale}, ${order.note}, ${channel},
      ${Number(rule.on)}, ${rule.divisor}, ${rule.buyNowPercent},
      ${fold(order.contact.name)}, ${foldAll(order.contact.email, order.address)})`
  return Promise.all([inserted, insertLines(tx, order.id, order.lines)])
}

/** Where an order goes and how its buyer is reached. `place` null: no pin. */
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

type Phone = { id: string; phone: string }

/** Some of the orders whose number has not been read yet. */
export const listUnreadPhones = (tx: Sql, limit: number) => tx.all<Phone>`
  select id, contact_phone as phone from orders where contact_phone_key is null limit ${limit}`

export const savePhoneKey = (tx: Sql, { id, phone }: Phone) =>
  tx.run`update orders set contact_phone_key = ${nationalPhone(phone)} where id = ${id}`

/** Keeps the zone that an order goes to. */
export const saveDeliveryZone = (tx: Sql, id: string, zone: string) =>
  tx.run`update orders set delivery_zone = ${zone} where id = ${id}`

type StatusNote = { orderId: string; status: OrderStatus; at: number; by: string | null }

/** Notes that an order entered a state, and by whom; a state is entered once. */
export const noteStatus = (tx: Sql, change: StatusNote) => tx.run`
  insert into order_change (order_id, status, at, account_id)
  values (${change.orderId}, ${change.status}, ${change.at}, ${change.by})`

/** The same of an order that is there already: its row says so too. */
export async function enterStatus(tx: Sql, change: StatusNote) {
  await noteStatus(tx, change)
  await tx.run`update orders set status = ${change.status} where id = ${change.orderId}`
}

/** Notes that so many of a line went back (below zero: did not); the table refuses more than there are. */
export const changeReturned = (
  tx: Sql,
  line: { orderId: string; position: number },
  change: number,
) => tx.run`
  update order_line set returned_quantity = returned_quantity + ${change}
  where order_id = ${line.orderId} and position = ${line.position}`

/** The figures of an order from now on: what its points take off and what is due follow; delivery is charged by `chargeDelivery`. */
export async function changeAmounts(tx: Sql, orderId: string, after: Amounts) {
  await tx.run`
    update orders set subtotal = ${after.subtotal}, redeemed_points = ${after.redeemedPoints},
      earned_points = ${after.earnedPoints}, total = ${after.total}
    where id = ${orderId}`
  await adjustPoints(tx, orderId, after.redeemedPoints)
  await changeDue(tx, orderId, after.total)
}

// A query can hold some ten thousand values, and a buyer may have more orders.
const atOnce = 500

/** Rows of orders as orders, with their lines and everything else that belongs to them. */
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
