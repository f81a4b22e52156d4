import type { Sql } from '#db/database.ts'
import { contains, type Fragment, sql } from '#db/sql.ts'
import { plainDigits } from '../digits.ts'
import { type FoldedTable, saysFolded } from '../folded.store.ts'
import { type AccountRow, accounts } from './accounts.store.ts'
import { phoneStart } from './contacts/phone.ts'
import type { CustomerSort } from './customer-sorts.ts'

type AccountSearch = {
  text: string
  /** Only wholesale customers awaiting approval. */
  waiting: boolean
  blocked: boolean
  /** Only with a password request after this time (ms UTC). */
  askedPasswordAfter: number | null
  /** Accounts of staff too. */
  staff: boolean
}

const keys = {
  name: { key: sql`account.folded_name`, unindexed: sql`account.folded_name || ''` },
  spend: { key: sql`account.spend`, unindexed: sql`account.spend + 0` },
  'last-order': { key: sql`account.last_order_at`, unindexed: sql`account.last_order_at + 0` },
}

/** A list that is narrowed is found first and sorted then: along the index of its order it would read all accounts. */
function orderOf(sort: CustomerSort, search: AccountSearch): Fragment {
  const { text, waiting, blocked, askedPasswordAfter } = search
  if (sort === 'newest') return sql`order by account.created_at desc, account.id`
  if (sort === 'oldest') return sql`order by account.created_at, account.id desc`
  const isNarrowed = text !== '' || waiting || blocked || askedPasswordAfter !== null
  const name = sort.replace(/^-/, '') as keyof typeof keys
  const by = keys[name][isNarrowed ? 'unindexed' : 'key']
  return sort.startsWith('-')
    ? sql`order by ${by} desc, account.id desc`
    : sql`order by ${by}, account.id`
}

/**
 * Matches parts of name, e-mail, phone (any spelling) or business, or a whole card number.
 * Points are summed for this page only.
 */
export const searchAccounts = (
  db: Sql,
  search: AccountSearch & { sort: CustomerSort; limit: number; offset: number },
) =>
  db.all<AccountRow>`${accounts}
    where account.id in (select id from account where ${matching(search)}
      ${orderOf(search.sort, search)} limit ${search.limit} offset ${search.offset})
    ${orderOf(search.sort, search)}`

/** Staff are few: they are taken off, instead of looked up for each account. */
export async function countAccounts(db: Sql, search: AccountSearch): Promise<number> {
  const all = matching({ ...search, staff: true })
  const staff = sql`(
    select count(*) from account where id in (select account_id from staff_member) and ${all})`
  const { count } = await db.one<{ count: number }>`
    select count(*) - ${search.staff ? sql`0` : staff} as count from account where ${all}`
  return count
}

const matching = ({
  text,
  waiting,
  blocked,
  staff,
  askedPasswordAfter: asked,
}: AccountSearch) => sql`deleted_at is null
  ${staff ? sql`` : sql`and not exists (select 1 from staff_member where account_id = account.id)`}
  ${blocked ? sql`and blocked_at is not null` : sql``}
  ${waiting ? sql`and kind = 'stock' and wholesale_since is null` : sql``}
  ${asked === null ? sql`` : sql`and account.id in (select account_id from password_request where requested_at > ${asked})`}
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
