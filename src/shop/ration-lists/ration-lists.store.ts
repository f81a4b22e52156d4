import type { Sql } from '#db/database.ts'
import { rows, sql } from '#db/sql.ts'
import { paisa } from '../money.ts'
import type { RationItem, RationList } from './ration-list.ts'

const lists = sql`
  select id, name, reminder_day as "reminderDay", link_token as "linkToken",
    (select count(*) from ration_line where list_id = ration_list.id) as lines
  from ration_list`

/** Newest first. */
export const listsOf = (db: Sql, accountId: string) => db.all<RationList>`
  ${lists} where account_id = ${accountId} order by created_at desc, id`

/** Undefined for another account's list. */
export const findList = (db: Sql, accountId: string, id: string) => db.maybeOne<RationList>`
  ${lists} where id = ${id} and account_id = ${accountId}`

export const findSharedList = (db: Sql, token: string) => db.maybeOne<RationList>`
  ${lists} where link_token = ${token}`

export const countLists = async (db: Sql, accountId: string): Promise<number> =>
  (
    await db.one<{ count: number }>`
      select count(*) as count from ration_list where account_id = ${accountId}`
  ).count

type NewList = { id: string; accountId: string; name: string; at: number }

/** Answers 0 if there is a list with this id. */
export const insertList = (tx: Sql, { id, accountId, name, at }: NewList) => tx.run`
  insert into ration_list (id, account_id, name, created_at) values (${id}, ${accountId}, ${name}, ${at})
  on conflict (id) do nothing`

export const renameList = (tx: Sql, id: string, name: string) =>
  tx.run`update ration_list set name = ${name} where id = ${id}`

/** `token` is stored unless the list has one: the links of earlier e-mails stay good. */
export const setReminder = (
  tx: Sql,
  id: string,
  { day, token, at }: { day: number | null; token: string; at: number },
) => tx.run`
  update ration_list set reminder_day = ${day}, reminder_set_at = ${at},
    reminder_token = coalesce(reminder_token, ${token})
  where id = ${id}`

/** Null ends the link. */
export const setLinkToken = (tx: Sql, accountId: string, id: string, token: string | null) =>
  tx.run`update ration_list set link_token = ${token} where id = ${id} and account_id = ${accountId}`

export const deleteList = (tx: Sql, accountId: string, id: string) =>
  tx.run`delete from ration_list where id = ${id} and account_id = ${accountId}`

export const deleteLists = (tx: Sql, accountId: string) =>
  tx.run`delete from ration_list where account_id = ${accountId}`

/** Moves the newest, until the target has `limit`. */
export const moveLists = (tx: Sql, from: string, to: string, limit: number) => tx.run`
  update ration_list set account_id = ${to}
  where id in (select id from ration_list where account_id = ${from} order by created_at desc, id
    limit (select case when count(*) < ${limit} then ${limit} - count(*) else 0 end from ration_list where account_id = ${to}))`

/** `name` and `number`: the product's, also if it isn't sold any more. */
export type StoredItem = RationItem & { number: number; name: string }

type LineRow = Omit<StoredItem, 'colour' | 'seen'> & { colour: string; seen: number }

/** In their order. */
export async function readListItems(db: Sql, listId: string): Promise<StoredItem[]> {
  const found = await db.all<LineRow>`
    select product_id as "productId", colour, quantity, seen_price as seen, number, product.name
    from ration_line join product on product.id = product_id
    where list_id = ${listId} order by position, product_id, colour`
  return found.map(({ colour, seen, ...item }) => ({
    ...item,
    seen: paisa(seen),
    ...(colour !== '' && { colour }),
  }))
}

/** Replaces all lines. */
export async function writeListItems(tx: Sql, listId: string, items: readonly RationItem[]) {
  await tx.run`delete from ration_line where list_id = ${listId}`
  if (items.length === 0) return
  const lines = items.map(({ productId, colour = '', quantity, seen }, position) => [
    listId,
    productId,
    colour,
    quantity,
    seen,
    position,
  ])
  await tx.run`
    insert into ration_line (list_id, product_id, colour, quantity, seen_price, position) values ${rows(lines)}`
}
