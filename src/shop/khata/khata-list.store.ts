import type { Sql } from '#db/database.ts'
import { type Fragment, sql } from '#db/sql.ts'
import { saysFolded } from '../folded.store.ts'
import { dayLength, shopDay, startOfShopDay } from '../settings/shop-day.ts'
import type { KhataFilter, KhataSort } from './khata-sorts.ts'
import { type KhataAge, lastDayOf } from './khata.ts'

/** Figures in paisa; `dueAt`: of the oldest open charge (ms UTC); null: none. */
export type KhataAccount = Record<KhataAge, number> & {
  id: string
  name: string
  business: string | null
  phone: string
  /** Language of the account. */
  locale: string
  isOn: boolean
  /** A reminder was due that no e-mail could bring. */
  toRemind: boolean
  limit: number
  balance: number
  dueAt: number | null
}

type Search = { text: string; filter: KhataFilter; now: number }

const searched = sql`folded_name || ' ' || folded_email || ' ' || phone || ' ' || coalesce(folded_business, '')`
const balance = sql`coalesce((select balance_after from khata_entry
  where khata_entry.account_id = khata.account_id order by seq desc limit 1), 0)`

/** Start of the shop's day of `now`, so many days ago. */
const daysAgo = (now: number, days: number) =>
  (startOfShopDay(shopDay(now)) ?? now) - days * dayLength

/** Accounts that staff have to remind: of charges that are still open. */
const toRemind = sql`
  select khata_reminder.account_id from khata_reminder join khata_open
    on khata_open.account_id = khata_reminder.account_id and khata_open.seq = khata_reminder.seq
  where for_staff = 1`

/** Accounts with a khata, each with its balance and the day on which its oldest open charge is due, read once. */
const found = ({ text, filter, now }: Search): Fragment => sql`
  select * from (
    select khata.account_id as id, full_name as name, business_name as business, phone, locale, folded_name, is_on as "isOn",
      credit_limit as "limit", ${balance} as balance,
      (select min(due_at) from khata_open where khata_open.account_id = khata.account_id) as "dueAt",
      case when khata.account_id in (${toRemind}) then 1 else 0 end as "toRemind"
    from khata join account on account.id = khata.account_id
    where deleted_at is null ${text === '' ? sql`` : sql`and ${saysFolded(searched, text)}`}
    limit ${noLimit}) as known
  where ${filter === 'owing' ? sql`balance <> 0` : filter === 'overdue' ? sql`"dueAt" < ${daysAgo(now, 0)}` : filter === 'remind' ? sql`"toRemind" = 1` : sql`1 = 1`}`

/** With a limit a subquery stays as it is: otherwise its balance is worked out for the condition and again for the answer. */
const noLimit = 1_000_000_000

const orders: Record<'balance' | 'overdue' | 'name', Fragment> = {
  balance: sql`balance`,
  overdue: sql`coalesce("dueAt", 9000000000000000)`,
  name: sql`folded_name`,
}

function orderOf(sort: KhataSort): Fragment {
  const by = orders[sort.replace(/^-/, '') as keyof typeof orders]
  // The longest overdue first: the smallest day.
  const isDown = sort.startsWith('-') !== sort.endsWith('overdue')
  return isDown ? sql`order by ${by} desc, id` : sql`order by ${by}, id`
}

/** One page. Reads the newest entry of each account, and the open charges of those on the page. */
export async function listKhata(
  db: Sql,
  { sort, limit, offset, ...search }: Search & { sort: KhataSort; limit: number; offset: number },
): Promise<KhataAccount[]> {
  const due = (condition: Fragment) => sql`
    (select cast(coalesce(sum(amount), 0) as bigint) from khata_open where khata_open.account_id = id and ${condition})`
  const rows = await db.all<
    Omit<KhataAccount, 'isOn' | 'toRemind'> & { isOn: number; toRemind: number }
  >`
    select id, name, business, phone, locale, "isOn", "toRemind", "limit", balance, "dueAt", ${byAge(search.now, due)}
    from (${found(search)} ${orderOf(sort)} limit ${limit} offset ${offset}) as page ${orderOf(sort)}`
  return rows.map((row) => ({ ...row, isOn: row.isOn === 1, toRemind: row.toRemind === 1 }))
}

/** A column of open charges for each age, as `due` sums those that meet a condition. */
function byAge(now: number, due: (condition: Fragment) => Fragment): Fragment {
  const { to30, to60, to90 } = lastDayOf
  const between = (from: number, until: number) =>
    due(sql`due_at < ${daysAgo(now, from)} and due_at >= ${daysAgo(now, until)}`)
  return sql`${due(sql`due_at >= ${daysAgo(now, 0)}`)} as "notDue", ${between(0, to30)} as "to30",
    ${between(to30, to60)} as "to60", ${between(to60, to90)} as "to90",
    ${due(sql`due_at < ${daysAgo(now, to90)}`)} as "over90"`
}

type KhataSum = Record<KhataAge, number> & { count: number; owed: number }

/** Number of accounts, what all of them owe, and their open charges by age (paisa). */
export function sumKhata(db: Sql, search: Search): Promise<KhataSum> {
  const due = (condition: Fragment) =>
    sql`cast(coalesce(sum(case when ${condition} then amount end), 0) as bigint)`
  return db.one<KhataSum>`
    with owing as (${found(search)})
    select * from (select count(*) as count, cast(coalesce(sum(balance), 0) as bigint) as owed from owing) as balances,
      (select ${byAge(search.now, due)} from khata_open where account_id in (select id from owing)) as charges`
}

type DueCharge = { accountId: string; seq: number; dueAt: number }

/** Open charges due before a moment (ms UTC) of accounts that can be reached, by account. */
export const chargesDueBefore = (db: Sql, before: number) => db.all<DueCharge>`
  select khata_open.account_id as "accountId", seq, due_at as "dueAt" from khata_open
  join account on account.id = khata_open.account_id
  where due_at < ${before} and deleted_at is null order by khata_open.account_id, seq`

/** Reminders sent of open charges. */
export const remindersOfOpen = (db: Sql) => db.all<{
  accountId: string
  seq: number
  step: number
}>`
  select khata_reminder.account_id as "accountId", khata_reminder.seq, step from khata_reminder
  join khata_open on khata_open.account_id = khata_reminder.account_id and khata_open.seq = khata_reminder.seq`

/** Answers 1 once for each charge and step. `forStaff`: no e-mail can be sent, so staff have to remind the customer. */
export const markKhataReminded = (
  tx: Sql,
  reminder: { accountId: string; seq: number; step: number; at: number; forStaff: boolean },
) => tx.run`
  insert into khata_reminder (account_id, seq, step, at, for_staff)
  values (${reminder.accountId}, ${reminder.seq}, ${reminder.step}, ${reminder.at}, ${reminder.forStaff ? 1 : 0})
  on conflict (account_id, seq, step) do nothing`

export const countToRemind = async (db: Sql): Promise<number> =>
  (
    await db.one<{ count: number }>`
      select count(*) as count from account where deleted_at is null and id in (${toRemind})`
  ).count

/** Whether staff have to remind this account. */
export const isToRemind = async (db: Sql, accountId: string): Promise<boolean> =>
  (await db.maybeOne`
    select 1 as one from account where id = ${accountId} and id in (${toRemind})`) !== undefined

/** Answers 0 if staff had nothing to remind the account of. */
export const markRemindedByStaff = (tx: Sql, accountId: string) => tx.run`
  update khata_reminder set for_staff = 0 where account_id = ${accountId} and for_staff = 1`
