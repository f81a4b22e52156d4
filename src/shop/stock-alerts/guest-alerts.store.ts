import type { Sql, Tx } from '#db/database.ts'
import { sql } from '#db/sql.ts'
import { newId } from '../ids.ts'
import { confirmableFor, alertLifetime } from './guest-alert.ts'

type GuestAlertInput = { email: string; productId: string; locale: string; at: number }

/** One row per address and product; asking again extends it. */
export const upsertGuestAlert = (
  tx: Tx,
  { email, productId, locale, at }: GuestAlertInput,
) => tx.one<{
  id: string
  confirmedAt: number | null
}>`
  insert into guest_stock_alert (id, email, product_id, locale, asked_at, expires_at)
  values (${newId()}, ${email}, ${productId}, ${locale}, ${at}, ${at + confirmableFor})
  on conflict (email, product_id) do update set
    expires_at = case when guest_stock_alert.confirmed_at is null then excluded.expires_at else guest_stock_alert.expires_at end
  returning id, confirmed_at as "confirmedAt"`

/** Still confirmable. */
export const isGuestAlertOpen = async (db: Sql, id: string, now: number) =>
  (await db.maybeOne`select 1 as one from guest_stock_alert where id = ${id} and expires_at > ${now}`) !==
  undefined

export const isAddressWaiting = async (db: Sql, email: string) =>
  (await db.maybeOne`select 1 as one from guest_stock_alert where email = ${email} limit 1`) !==
  undefined

type Link = { tokenHash: string; email: string; alertId: string | null }

export const insertGuestAlertLink = (db: Sql, { tokenHash, email, alertId }: Link) => db.run`
  insert into guest_stock_alert_link (token_hash, email, alert_id) values (${tokenHash}, ${email}, ${alertId})`

/** Answers 0 if the link has expired; idempotent. */
export const confirmByLink = (tx: Tx, tokenHash: string, now: number) => tx.run`
  update guest_stock_alert set
    expires_at = case when confirmed_at is null then ${now + alertLifetime} else expires_at end,
    confirmed_at = coalesce(confirmed_at, ${now})
  where id = (select alert_id from guest_stock_alert_link where token_hash = ${tokenHash}) and expires_at > ${now}`

export const addressOfLink = async (tx: Tx, tokenHash: string): Promise<string | undefined> =>
  (
    await tx.maybeOne<{ email: string }>`
      select email from guest_stock_alert_link where token_hash = ${tokenHash}`
  )?.email

/** All alerts of the address. */
export async function deleteGuestAlertsOf(tx: Tx, email: string) {
  await tx.run`delete from guest_stock_alert where email = ${email}`
  await tx.run`delete from guest_stock_alert_link where email = ${email}`
}

export async function deleteGuestAlert(tx: Tx, id: string): Promise<number> {
  const deleted = await tx.run`delete from guest_stock_alert where id = ${id}`
  if (deleted > 0) await deleteIdleLinks(tx)
  return deleted
}

export async function deleteExpiredGuestAlerts(db: Sql, now: number) {
  await db.run`delete from guest_stock_alert where expires_at <= ${now}`
  await deleteIdleLinks(db)
}

/** Stop links store an address: delete those without alerts. */
const deleteIdleLinks = (db: Sql) => db.run`
  delete from guest_stock_alert_link where alert_id is null and not exists (
    select 1 from guest_stock_alert where guest_stock_alert.email = guest_stock_alert_link.email)`

const met = (now: number) => sql`
  guest_stock_alert join product on product.id = guest_stock_alert.product_id
    and confirmed_at is not null and expires_at > ${now}
    and published_at is not null and (stock is null or stock > 0)`

export const isAnyGuestMet = async (db: Sql, now: number): Promise<boolean> =>
  (await db.maybeOne`select 1 as one from ${met(now)} limit 1`) !== undefined

/** At most `limit` alerts whose product is available. */
export const findGuestsMet = (db: Sql, now: number, limit: number) => db.all<{
  id: string
  email: string
  locale: string
  number: number
  name: string
  pack: string
}>`
  select guest_stock_alert.id, email, guest_stock_alert.locale, number, product.name, pack_text as pack
  from ${met(now)} order by guest_stock_alert.id limit ${limit}`

/** Addresses with alerts that are not in ASCII. */
export const listForeignAlertEmails = async (db: Sql): Promise<string[]> =>
  (
    await db.all<{ email: string }>`
      select distinct email from guest_stock_alert where octet_length(email) <> length(email)`
  ).map(({ email }) => email)

/** Gives the alerts of an address, and their links, to another spelling of it; two for one product become one. */
export async function moveGuestAlerts(tx: Tx, from: string, to: string) {
  const doubles = await tx.all<{ kept: string; double: string }>`
    select kept.id as kept, other.id as double from guest_stock_alert as kept
    join guest_stock_alert as other on other.product_id = kept.product_id and other.email = ${from}
    where kept.email = ${to}`
  for (const { kept, double } of doubles) {
    await tx.run`update guest_stock_alert_link set alert_id = ${kept} where alert_id = ${double}`
    await tx.run`
      update guest_stock_alert set
        confirmed_at = (select min(confirmed_at) from guest_stock_alert where id in (${kept}, ${double})),
        expires_at = (select max(expires_at) from guest_stock_alert where id in (${kept}, ${double}))
      where id = ${kept}`
    await tx.run`delete from guest_stock_alert where id = ${double}`
  }
  await tx.run`update guest_stock_alert set email = ${to} where email = ${from}`
  await tx.run`update guest_stock_alert_link set email = ${to} where email = ${from}`
}
