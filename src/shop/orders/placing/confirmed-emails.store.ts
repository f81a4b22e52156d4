import type { Sql } from '#db/database.ts'

/** Confirmed by a link to an account or to a guest's order. */
export async function isEmailConfirmed(
  db: Sql,
  { emailKey, emailHash }: { emailKey: string; emailHash: string },
): Promise<boolean> {
  const found = await db.maybeOne`
    select 1 as one from account where email_key = ${emailKey} and email_confirmed_at is not null
    union all select 1 from confirmed_email where email_hash = ${emailHash} limit 1`
  return found !== undefined
}

/** Undefined: the key wasn't mailed. */
export const mailedTo = (db: Sql, orderId: string, keyHash: string) => db.maybeOne<{
  email: string
}>`
  select mailed_to as email from order_key join orders on orders.id = order_key.order_id
  where order_key.order_id = ${orderId} and order_key.key_hash = ${keyHash}
    and mailed_to is not null and orders.account_id is null`

export const insertConfirmedEmail = (db: Sql, emailHash: string, at: number) => db.run`
  insert into confirmed_email (email_hash, confirmed_at) values (${emailHash}, ${at})
  on conflict (email_hash) do update set confirmed_at = excluded.confirmed_at`

export const deleteOldConfirmedEmails = (db: Sql, before: number) =>
  db.run`delete from confirmed_email where confirmed_at < ${before}`
