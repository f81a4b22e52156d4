import type { Sql } from '#db/database.ts'
import type { Check } from './check.ts'

/** V5: recipient and kind of an e-mail match its row, and its order exists. */
export const emails: Check[] = [
  {
    name: 'V5',
    says: 'an e-mail was sent at no time, or has a time and was not sent',
    find: (db) => db.all`select id from outbox where (state = 'sent') <> (sent_at is not null)`,
  },
  {
    name: 'V5',
    says: 'an e-mail is in hand without a claim, or claimed and not in hand',
    find: (db) => db.all`select id from outbox where (state = 'sending') <> (claim is not null)`,
  },
  { name: 'V5', says: 'an e-mail is not what its row says, or tells of no order', find: otherwise },
]

type Details = { kind?: unknown; to?: unknown; order?: { id?: unknown } }

async function otherwise(db: Sql): Promise<{ id: string }[]> {
  const found = await db.all<{ id: string; kind: string; recipient: string; details: string }>`
    select id, kind, recipient, details from outbox`
  // Orders after e-mails: an order exists before its e-mail.
  const orders = new Set((await db.all<{ id: string }>`select id from orders`).map(({ id }) => id))
  return found.filter((row) => {
    const { kind, to, order } = JSON.parse(row.details) as Details
    const isOrders = order === undefined || orders.has(String(order.id))
    return kind !== row.kind || to !== row.recipient || !isOrders
  })
}
