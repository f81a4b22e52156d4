import type { Sql } from '#db/database.ts'
import { nationalPhone } from '../accounts/contacts/phone.ts'

type Phone = { id: string; phone: string }

/** Orders whose phone key hasn't been filled yet. */
export const listUnreadPhones = (tx: Sql, limit: number) => tx.all<Phone>`
  select id, contact_phone as phone from orders where contact_phone_key is null limit ${limit}`

export const savePhoneKey = (tx: Sql, { id, phone }: Phone) =>
  tx.run`update orders set contact_phone_key = ${nationalPhone(phone)} where id = ${id}`
