import type { Sql } from '#db/database.ts'
import type { AccountRow } from '../accounts/accounts.store.ts'

/** Database values: money in paisa, times in ms UTC. */
export type DataRow = Readonly<Record<string, string | number | null>>

/** By table; without passwords, keys and their hashes. */
export type PersonData = Readonly<Record<keyof typeof reads, readonly DataRow[]>>

type Person = Pick<AccountRow, 'id' | 'email' | 'email_confirmed_at'>

const reads = {
  account: (db: Sql, { id }: Person) => db.all<DataRow>`
    select id, email, phone, full_name, kind, business_name, business_address, loyalty_card, locale, picture,
      created_at, email_confirmed_at, wholesale_since, blocked_at from account where id = ${id}`,
  contact_changes: (db: Sql, { id }: Person) => db.all<DataRow>`
    select kind, old_value, new_value, state, asked_at, applied_at from contact_change where account_id = ${id} order by sequence`,
  addresses: (db: Sql, { id }: Person) => db.all<DataRow>`
    select label, name, phone, address, landmark, rider_note, lat, lng, created_at
    from address where account_id = ${id} order by created_at, id`,
  orders: (db: Sql, { id }: Person) => db.all<DataRow>`
    select id, status, payment, subtotal, total, redeemed_points, earned_points, contact_name, contact_email,
      contact_phone, address, lat, lng, note, placed_at
    from orders where account_id = ${id} order by placed_at, id`,
  order_lines: (db: Sql, { id }: Person) => db.all<DataRow>`
    select order_id, order_line.name, pack, colour, price, quantity, cancelled_quantity, returned_quantity,
      packed_grams, packed_amount
    from order_line join orders on orders.id = order_line.order_id
    where account_id = ${id} order by placed_at, order_id, position`,
  points: (db: Sql, { id }: Person) => db.all<DataRow>`
    select order_id, reason, points, balance_after, at from points_entry where account_id = ${id} order by seq`,
  refunds: (db: Sql, { id }: Person) => db.all<DataRow>`
    select order_id, return_id, method, amount, points, refund_payment.note, refund_payment.at
    from refund_payment join return_request on return_request.id = return_id
    join orders on orders.id = order_id
    where orders.account_id = ${id} order by refund_payment.at, refund_payment.id`,
  undone_refunds: (db: Sql, { id }: Person) => db.all<DataRow>`
    select order_id, return_id, method, amount, points, undone_refund.note, undone_refund.at,
      undone_refund.reason, undone_at
    from undone_refund join return_request on return_request.id = return_id
    join orders on orders.id = order_id
    where orders.account_id = ${id} order by undone_at, undone_refund.id`,
  returns: (db: Sql, { id }: Person) => db.all<DataRow>`
    select order_id, position, quantity, grams, return_request.kind, reason, state, refund, points_back, asked_at, decided_at
    from return_request join orders on orders.id = return_request.order_id
    where account_id = ${id} order by asked_at, return_request.id`,
  shop_reviews: (db: Sql, { id }: Person) => db.all<DataRow>`
    select name, email, rating, body, written_at, published_at, answer from review where account_id = ${id} order by written_at, id`,
  product_reviews: (db: Sql, { id }: Person) => db.all<DataRow>`
    select product.name as product, rating, body, written_at, product_review.published_at, answer
    from product_review join product on product.id = product_id where account_id = ${id} order by written_at, product_review.id`,
  // Anyone can sign up with an address, so guest messages from it count only once it is confirmed.
  messages: (db: Sql, { id, email, email_confirmed_at: confirmed }: Person) => db.all<DataRow>`
    select name, email, subject, body, at from message
    where account_id = ${id} or (account_id is null and email = ${confirmed === null ? '' : email}) order by at, id`,
  answers: (db: Sql, { id, email, email_confirmed_at: confirmed }: Person) => db.all<DataRow>`
    select subject, message_reply.body, message_reply.at from message_reply join message on message.id = message_id
    where account_id = ${id} or (account_id is null and email = ${confirmed === null ? '' : email})
    order by message_reply.at, message_reply.id`,
  wishlist: (db: Sql, { id }: Person) => db.all<DataRow>`
    select product.name as product, added_at from favourite join product on product.id = product_id
    where account_id = ${id} order by added_at, product.id`,
  lists: (db: Sql, { id }: Person) => db.all<DataRow>`
    select ration_list.name as list, product.name as product, colour, quantity, reminder_day, ration_list.created_at
    from ration_list left join ration_line on list_id = ration_list.id left join product on product.id = product_id
    where account_id = ${id} order by ration_list.created_at, ration_list.id, position`,
  khata: (db: Sql, { id }: Person) => db.all<DataRow>`
    select kind, amount, balance_after, order_id, due_at, method, note, at from khata_entry
    where account_id = ${id} order by seq`,
  khata_terms: (db: Sql, { id }: Person) => db.all<DataRow>`
    select is_on, credit_limit, due_days from khata where account_id = ${id}`,
  khata_reminders: (db: Sql, { id }: Person) => db.all<DataRow>`
    select khata_entry.order_id, step, khata_reminder.at from khata_reminder
    join khata_entry on khata_entry.account_id = khata_reminder.account_id and khata_entry.seq = khata_reminder.seq
    where khata_reminder.account_id = ${id} order by khata_reminder.at, step`,
  stock_alerts: (db: Sql, { id }: Person) => db.all<DataRow>`
    select product.name as product, asked_at from stock_wait join product on product.id = product_id
    where account_id = ${id} order by asked_at, product.id`,
  cart: (db: Sql, { id }: Person) => db.all<DataRow>`
    select product.name as product, colour, quantity, added_at from cart_line join product on product.id = product_id
    where account_id = ${id} order by added_at, product.id`,
  notes_of_staff: (db: Sql, { id }: Person) => db.all<DataRow>`
    select text, at from customer_note where account_id = ${id} order by at, id`,
  emails: (db: Sql, { id }: Person) => db.all<DataRow>`
    select kind, recipient, state, written_at, sent_at from outbox where account_id = ${id} order by written_at, id`,
  sessions: (db: Sql, { id }: Person) => db.all<DataRow>`
    select device, address, signed_in_at, seen_at from session where account_id = ${id} order by signed_in_at, seen_at`,
}

export async function readPersonData(db: Sql, person: Person): Promise<PersonData> {
  const parts: [string, readonly DataRow[]][] = []
  for (const [name, read] of Object.entries(reads)) parts.push([name, await read(db, person)])
  return Object.fromEntries(parts) as PersonData
}
