import type { Sql } from '#db/database.ts'
import { fold } from '../../fold.ts'

/** Candidates for cleaning: non-ASCII addresses, phones without +92. */
export const listUncleanContacts = (db: Sql) =>
  db.all<{ id: string; email: string; key: string; phone: string }>`
    select id, email, email_key as key, phone from account
    where deleted_at is null and (octet_length(email_key) <> length(email_key) or (phone <> '' and phone not like '+92%'))`

/** Does nothing if another account has that key. */
export const saveCleanEmail = (
  tx: Sql,
  id: string,
  { email, key }: { email: string; key: string },
) => tx.run`
  update account set email = ${email}, email_key = ${key}, folded_email = ${fold(email)}
  where id = ${id} and not exists (select 1 from account where email_key = ${key})`
