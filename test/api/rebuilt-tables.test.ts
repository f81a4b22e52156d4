import { expect, test } from 'vitest'
import type { Db } from '#db/database.ts'
import { engine } from '../support/database.ts'
import { openBefore } from '../support/old-database.ts'

type Table = { name: string; sql: string }

const tablesOf = (db: Db) => db.all<Table>`
  select name, sql from sqlite_schema where type = 'table' and name not like 'sqlite%' order by name`

const plain = (text: string) =>
  text
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/["\s]+/g, ' ')
    .toLowerCase()

/** The conditions of a table's checks, as they were written. */
function checksIn({ name, sql }: Table): string[] {
  return plain(sql)
    .split(/ check \(/)
    .slice(1)
    .map((rest) => {
      let open = 1
      const end = [...rest].findIndex((sign) => {
        open += sign === '(' ? 1 : sign === ')' ? -1 : 0
        return open === 0
      })
      return `${name}: ${rest.slice(0, end)}`
    })
}

/** Everything of a database's tables but their checks, and what becomes of a row whose parent goes. */
async function shapeOf(db: Db) {
  const shape: Record<string, unknown> = {}
  for (const { name } of await tablesOf(db)) {
    const columns = await db.all`
      select name, type, "notnull", dflt_value, pk from pragma_table_info(${name}) order by cid`
    const references = await db.all`
      select "from", "table", "to" from pragma_foreign_key_list(${name}) order by "table", "from"`
    const rest = await db.all<{ sql: string }>`
      select sql from sqlite_schema where tbl_name = ${name} and type in ('index', 'trigger') and sql is not null order by name`
    shape[name] = { columns, references, rest: rest.map(({ sql }) => plain(sql)) }
  }
  return shape
}

const lists = /: \w+ in \('/

// PostgreSQL drops what is named and leaves the rest; SQLite's tables are written anew.
test.runIf(engine === 'sqlite')(
  'tables that are made again are what they were, without their lists of values',
  async () => {
    const [{ db: before }, { db: after }] = [await openBefore('0026'), await openBefore('0027')]
    expect(await shapeOf(after)).toEqual(await shapeOf(before))

    const old = (await tablesOf(before)).flatMap(checksIn)
    const now = (await tablesOf(after)).flatMap(checksIn)
    expect(now.filter((check) => lists.test(check))).toEqual([])
    expect(old.filter((check) => !now.includes(check) && !lists.test(check))).toEqual([
      "account: kind = 'normal' or (business_name is not null and business_address is not null)",
      "account: kind = 'stock' or wholesale_since is null",
      'orders: total = subtotal + shipping - redeemed_points * 100',
      "points_entry: (reason in ('earned', 'given-back') and points > 0) or (reason in ('redeemed', 'taken-back') and points < 0)",
      'product: perishable in (0, 1)',
      "return_request: nth is null or (nth > 0 and state = 'accepted')",
      "return_request: refund is null or (refund >= 0 and state = 'accepted')",
      'return_request: restocked in (0, 1)',
    ])
    expect(now.filter((check) => !old.includes(check))).toEqual([
      "account: kind <> 'stock' or (business_name is not null and business_address is not null)",
      "account: kind <> 'normal' or wholesale_since is null",
      "points_entry: (reason <> 'earned' and reason <> 'given-back') or points > 0",
      "points_entry: (reason <> 'redeemed' and reason <> 'taken-back') or points < 0",
      'product: perishable between 0 and 1',
      "return_request: nth is null or (nth > 0 and state <> 'asked' and state <> 'refused')",
      "return_request: refund is null or (refund >= 0 and state <> 'asked' and state <> 'refused')",
      'return_request: restocked between 0 and 1',
    ])
  },
)

test.runIf(engine === 'postgres')('no table has a list of values that a text may be', async () => {
  const { db } = await openBefore('0027')
  const found = await db.all<{ name: string }>`
    select conname as name from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace and pg_get_constraintdef(oid) like '%ARRAY[''%'`
  expect(found).toEqual([])
})
