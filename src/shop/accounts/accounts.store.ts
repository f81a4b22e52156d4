import type { Sql } from '#db/database.ts'
import { contains, list, sql } from '#db/sql.ts'
import { balanceOf, pendingOf } from '../loyalty/points.store.ts'
import { plainDigits } from '../digits.ts'
import { defaultLocale } from '../locale.ts'
import { emailKey } from '../email-key.ts'
import { fold } from '../fold.ts'
import { type FoldedTable, saysFolded } from '../folded.store.ts'
import { Refusal } from '../refusals.ts'
import { phoneStart } from './contacts/phone.ts'
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
  /** When a link mailed to the address was last used; null: never. */
  email_confirmed_at: number | null
  /** The language of the last login. */
  locale: string
  /** Since when it can neither log in nor order; null: it can. */
  blocked_at: number | null
  /** When it was deleted; null: it is somebody's. */
  deleted_at: number | null
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

/** An account with its role and points; `where` follows. */
const accounts = sql`
  select account.*, staff_member.role as role,
    ${balanceOf(sql`account.id`)} as points, ${pendingOf(sql`account.id`)} as pending_points
  from account left join staff_member on staff_member.account_id = account.id`

/** An older account with the exact spelling comes before the one that has the address in its clean form. */
export function accountByEmail(db: Sql, email: string) {
  const exact = email.trim().toLowerCase()
  return db.maybeOne<AccountRow>`${accounts} where email_key in (${emailKey(email)}, ${exact})
    order by case when email_key = ${exact} then 0 else 1 end limit 1`
}

/** The first of those who gave this number, those who have shown that their e-mail is theirs before others. */
export const accountsByPhone = (db: Sql, phone: string, limit: number) =>
  db.all<AccountRow>`${accounts} where account.phone = ${phone}
    order by case when account.email_confirmed_at is null then 1 else 0 end, account.created_at, account.id limit ${limit}`

export const accountById = (db: Sql, id: string) =>
  db.maybeOne<AccountRow>`${accounts} where account.id = ${id}`

type AccountSearch = {
  text: string
  /** Only stock buyers who wait for wholesale prices. */
  waiting: boolean
  /** Only those whom staff have blocked. */
  blocked: boolean
}

/**
 * A page of accounts, newest first, whose name, e-mail, phone (however it is written) or business has the text in it, or
 * whose loyalty card has that number. Points are summed for those of the page alone.
 */
export const searchAccounts = (
  db: Sql,
  search: AccountSearch & { limit: number; offset: number },
) =>
  db.all<AccountRow>`${accounts}
    where account.id in (select id from account where ${matching(search)}
      order by created_at desc, id limit ${search.limit} offset ${search.offset})
    order by account.created_at desc, account.id`

export async function countAccounts(db: Sql, search: AccountSearch): Promise<number> {
  return (
    await db.one<{ count: number }>`select count(*) as count from account where ${matching(search)}`
  ).count
}

const matching = ({ text, waiting, blocked }: AccountSearch) => sql`deleted_at is null
  ${blocked ? sql`and blocked_at is not null` : sql``}
  ${waiting ? sql`and kind = 'stock' and wholesale_since is null` : sql``}
  ${text === '' ? sql`` : sql`and (${saying(text)})`}`

export const foldedAccounts: FoldedTable = {
  table: sql`account`,
  columns: [
    { folded: sql`folded_name`, text: sql`full_name` },
    { folded: sql`folded_email`, text: sql`email` },
    { folded: sql`folded_business`, text: sql`business_name` },
  ],
}
const searched = sql`folded_name || ' ' || folded_email || ' ' || phone || ' ' || coalesce(folded_business, '')`

function saying(text: string) {
  const phone = phoneStart(text)
  return sql`${saysFolded(searched, text)}
    or loyalty_card = ${plainDigits(text).replace(/\s/g, '')}
    ${phone === null ? sql`` : sql`or phone like ${contains(phone)}`}`
}

type NewAccount = Omit<
  AccountRow,
  | 'role'
  | 'points'
  | 'pending_points'
  | 'email_confirmed_at'
  | 'locale'
  | 'blocked_at'
  | 'deleted_at'
>

/** E-mail taken: fails on the key of `email_key`. */
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

/** Keeps the language in which somebody is written to from now on. */
export const setLocale = (tx: Sql, id: string, locale: string) =>
  tx.run`update account set locale = ${locale} where id = ${id} and locale <> ${locale}`

/** From when on (ms UTC) an account buys at wholesale prices; one that never asked for it is a stock buyer then. */
export const openWholesale = (tx: Sql, id: string, since: number) => tx.run`
  update account set kind = 'stock', business_name = coalesce(business_name, full_name),
    folded_business = coalesce(folded_business, folded_name),
    business_address = coalesce(business_address, ''), wholesale_since = ${since} where id = ${id}`

/** Retail prices, and nothing to wait for. The name of a business stays with one that gave it by itself, and so has an address too. */
export const closeWholesale = (tx: Sql, id: string) => tx.run`
  update account set wholesale_since = null, kind = 'normal',
    business_name = case when business_address = '' then null else business_name end,
    folded_business = case when business_address = '' then null else folded_business end,
    business_address = case when business_address = '' then null else business_address end
  where id = ${id}`

/** From when on an account can neither log in nor order (ms UTC); null: it can. */
export const setBlocked = (tx: Sql, id: string, since: number | null) =>
  tx.run`update account set blocked_at = ${since} where id = ${id}`

/**
 * Two writers of one account's points, cart or orders go one after the other. Whoever changes something of
 * an account's own holds its lock, so that its number of changes is another one then.
 */
export async function lockAccount(tx: Sql, id: string): Promise<void> {
  await tx.one`update account set changes = changes + 1 where id = ${id} returning id`
}

/** The lock of several, at least one, in the order of their ids; nothing of theirs is changed. */
export const lockAccounts = (tx: Sql, ids: readonly string[]) => tx.all`
  select id from account where id in ${list(ids)} order by id collate "binary" ${tx.forUpdate}`

/** The lock of whoever asks, who may have been deleted or blocked meanwhile: then nothing more is written of them. */
export async function lockOwnAccount(tx: Sql, id: string): Promise<void> {
  const open = await tx.run`
    update account set changes = changes + 1 where id = ${id} and deleted_at is null and blocked_at is null`
  if (open === 0) throw new Refusal('sign_in')
}

/** What is left is a row that orders and ledgers stand on, and that nobody can sign in to. */
export const forgetAccount = (tx: Sql, id: string, at: number) => tx.run`
  update account set email = '', email_key = id, phone = '', full_name = 'Deleted account', password_hash = '',
    kind = 'normal', business_name = null, business_address = null, wholesale_since = null, picture = null,
    loyalty_card = id, email_confirmed_at = null, deleted_at = ${at}, folded_name = 'deleted account',
    folded_email = '', folded_business = null
  where id = ${id}`

type Changed = {
  fullName: string
  /** the same address as before, perhaps in other capitals */
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

/** How many stock buyers wait for wholesale prices. */
export const countAwaitingApproval = async (db: Sql): Promise<number> =>
  (
    await db.one<{ count: number }>`
    select count(*) as count from account
    where kind = 'stock' and wholesale_since is null and deleted_at is null`
  ).count

/** Which account it went into; null: none. */
export const findMergedInto = async (db: Sql, id: string): Promise<string | null> =>
  (
    await db.maybeOne<{ into: string | null }>`
    select merged_into as "into" from account where id = ${id}`
  )?.into ?? null

export const markMerged = (tx: Sql, id: string, into: string) =>
  tx.run`update account set merged_into = ${into} where id = ${id}`
