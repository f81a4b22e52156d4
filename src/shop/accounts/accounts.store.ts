import type { Sql } from '#db/database.ts'
import { list, sql } from '#db/sql.ts'
import { balanceOf, pendingOf } from '../loyalty/points.store.ts'
import { defaultLocale, type Locale } from '../locale.ts'
import { emailKey } from '../email-key.ts'
import { fold } from '../fold.ts'
import { Refusal } from '../refusals.ts'
import { oneOf } from '../one-of.ts'
import {
  type Account,
  type AccountKind,
  accountKinds,
  type StaffRole,
  staffRoles,
} from '../person.ts'

export type AccountRow = {
  id: string
  email: string
  phone: string
  full_name: string
  password_hash: string
  kind: AccountKind
  business_name: string | null
  business_address: string | null
  wholesale_since: number | null
  picture: string | null
  loyalty_card: string
  created_at: number
  role: StaffRole | null
  points: number
  pending_points: number
  /** Last use of a link mailed to the address (ms UTC); null: never. */
  email_confirmed_at: number | null
  /** Of the last login; of staff, as they chose it. */
  locale: Locale
  /** ms UTC; a blocked account can't log in or order. */
  blocked_at: number | null
  /** ms UTC. */
  deleted_at: number | null
  /** Paisa, after the orders (`reports/count-customers`). */
  spend: number
  /** ms UTC; 0: never ordered. */
  last_order_at: number
}

export const toAccount = (row: AccountRow): Account => ({
  id: row.id,
  fullName: row.full_name,
  email: row.email,
  phone: row.phone,
  kind: oneOf(accountKinds, row.kind),
  businessName: row.business_name,
  businessAddress: row.business_address,
  picture: row.picture,
  points: row.points,
  pendingPoints: row.pending_points,
  loyaltyCard: row.loyalty_card,
  wholesale: row.wholesale_since !== null,
  role: row.role === null ? null : oneOf(staffRoles, row.role),
})

/** With role and points; append `where …`. */
export const accounts = sql`
  select account.*, staff_member.role as role,
    ${balanceOf(sql`account.id`)} as points, ${pendingOf(sql`account.id`)} as pending_points
  from account left join staff_member on staff_member.account_id = account.id`

/** An account with the exact spelling wins over one whose cleaned address matches. */
export function accountByEmail(db: Sql, email: string) {
  const exact = email.trim().toLowerCase()
  return db.maybeOne<AccountRow>`${accounts} where email_key in (${emailKey(email)}, ${exact})
    order by case when email_key = ${exact} then 0 else 1 end limit 1`
}

/** Confirmed e-mail addresses first, then the oldest accounts. */
export const accountsByPhone = (db: Sql, phone: string, limit: number) =>
  db.all<AccountRow>`${accounts} where account.phone = ${phone}
    order by case when account.email_confirmed_at is null then 1 else 0 end, account.created_at, account.id limit ${limit}`

export const accountById = (db: Sql, id: string) =>
  db.maybeOne<AccountRow>`${accounts} where account.id = ${id}`

/** Spend in paisa, the last order in ms UTC. The caller holds the account's lock. */
export const saveSales = (
  tx: Sql,
  { id, spend, lastOrderAt }: { id: string; spend: number; lastOrderAt: number },
) => tx.run`
  update account set spend = ${spend}, last_order_at = ${lastOrderAt} where id = ${id}`

type NewAccount = Omit<
  AccountRow,
  | 'role'
  | 'points'
  | 'pending_points'
  | 'email_confirmed_at'
  | 'locale'
  | 'blocked_at'
  | 'deleted_at'
  | 'spend'
  | 'last_order_at'
>

/** Fails on the key of `email_key` if the address is taken. */
export const insertAccount = (
  tx: Sql,
  {
    locale = defaultLocale,
    ...account
  }: NewAccount & {
    locale?: string
  },
) => tx.run`
  insert into account (id, email, email_key, phone, full_name, password_hash, kind, business_name, business_address,
    wholesale_since, picture, loyalty_card, created_at, locale, folded_name, folded_email, folded_business)
  values (${account.id}, ${account.email}, ${emailKey(account.email)}, ${account.phone}, ${account.full_name},
    ${account.password_hash}, ${account.kind}, ${account.business_name}, ${account.business_address},
    ${account.wholesale_since}, ${account.picture}, ${account.loyalty_card}, ${account.created_at},
    ${locale}, ${fold(account.full_name)}, ${fold(account.email)}, ${foldedBusiness(account.business_name)})`

const foldedBusiness = (name: string | null) => (name === null ? null : fold(name))

export const setLocale = (tx: Sql, id: string, locale: string) =>
  tx.run`update account set locale = ${locale} where id = ${id} and locale <> ${locale}`

/** Wholesale prices from `since` (ms UTC); makes a retail account a wholesale customer. */
export const openWholesale = (tx: Sql, id: string, since: number) => tx.run`
  update account set kind = 'stock', business_name = coalesce(business_name, full_name),
    folded_business = coalesce(folded_business, folded_name),
    business_address = coalesce(business_address, ''), wholesale_since = ${since} where id = ${id}`

/** Back to retail prices; business and address stay with accounts that entered them. */
export const closeWholesale = (tx: Sql, id: string) => tx.run`
  update account set wholesale_since = null, kind = 'normal',
    business_name = case when business_address = '' then null else business_name end,
    folded_business = case when business_address = '' then null else folded_business end,
    business_address = case when business_address = '' then null else business_address end
  where id = ${id}`

/** `since`: ms UTC; null: unblocked. */
export const setBlocked = (tx: Sql, id: string, since: number | null) =>
  tx.run`update account set blocked_at = ${since} where id = ${id}`

/**
 * Serializes writers of one account's points, cart and orders, and counts the change, which marks cached
 * answers stale.
 */
export async function lockAccount(tx: Sql, id: string): Promise<void> {
  await tx.one`update account set changes = changes + 1 where id = ${id} returning id`
}

/** At least one id; locks in the order of ids and counts no change. */
export const lockAccounts = (tx: Sql, ids: readonly string[]) => tx.all`
  select id from account where id in ${list(ids)} order by id collate "binary" ${tx.forUpdate}`

/** Fails if the account was deleted or blocked after the request came in. */
export async function lockOwnAccount(tx: Sql, id: string): Promise<void> {
  const open = await tx.run`
    update account set changes = changes + 1 where id = ${id} and deleted_at is null and blocked_at is null`
  if (open === 0) throw new Refusal('sign_in')
}

/** Orders and ledgers refer to the row, so it stays, without personal data or login. */
export const anonymizeAccount = (tx: Sql, id: string, at: number) => tx.run`
  update account set email = '', email_key = id, phone = '', full_name = 'Deleted account', password_hash = '',
    kind = 'normal', business_name = null, business_address = null, wholesale_since = null, picture = null,
    loyalty_card = id, email_confirmed_at = null, deleted_at = ${at}, folded_name = 'deleted account',
    folded_email = '', folded_business = null
  where id = ${id}`

type Changed = {
  fullName: string
  /** same address, perhaps in other capitals */
  email: string
  businessName: string | null
  businessAddress: string | null
  picture: string | null
  passwordHash: string
}

export const changeAccount = (tx: Sql, id: string, account: Changed) => tx.run`
  update account set full_name = ${account.fullName}, email = ${account.email}, business_name = ${account.businessName}, business_address = ${account.businessAddress},
    picture = ${account.picture}, password_hash = ${account.passwordHash}, folded_name = ${fold(account.fullName)},
    folded_email = ${fold(account.email)}, folded_business = ${foldedBusiness(account.businessName)}
  where id = ${id}`

export const changePassword = (tx: Sql, id: string, passwordHash: string) =>
  tx.run`update account set password_hash = ${passwordHash} where id = ${id}`

export const countAwaitingApproval = async (db: Sql): Promise<number> =>
  (
    await db.one<{ count: number }>`
    select count(*) as count from account
    where kind = 'stock' and wholesale_since is null and deleted_at is null`
  ).count

/** The account that this one was merged into; null: none. */
export const findMergedInto = async (db: Sql, id: string): Promise<string | null> =>
  (
    await db.maybeOne<{ into: string | null }>`
    select merged_into as "into" from account where id = ${id}`
  )?.into ?? null

export const markMerged = (tx: Sql, id: string, into: string) =>
  tx.run`update account set merged_into = ${into} where id = ${id}`
