import type { Sql } from '#db/database.ts'
import { phoneStart } from '../../accounts/contacts/phone.ts'

/** A guest as named in their last order with an address. `orders`: number of orders with this phone number. */
export type GuestBuyer = {
  name: string
  phone: string
  email: string
  address: string
  orders: number
  lastOrderId: string
  /** ms UTC */
  lastOrderAt: number
}

const minDigits = 7
const maxGuests = 5
// A shared phone may have thousands of orders.
const maxOrders = 1000

/** Guests whose phone number begins as typed, the last buyer first; fewer than seven digits find none. */
export async function findGuestBuyers(db: Sql, typed: string): Promise<GuestBuyer[]> {
  const phone = phoneStart(typed)
  if (phone === null || phone.length < minDigits) return []
  // `coalesce`: SQLite would walk the orders of all guests instead of those with the phone number.
  return db.all<GuestBuyer>`
    select contact_name as name, contact_phone as phone, contact_email as email, address, orders,
      id as "lastOrderId", placed_at as "lastOrderAt"
    from (
      select found.*, count(*) over (partition by contact_phone_key) as orders,
        row_number() over (
          partition by contact_phone_key
          order by case when address = '' then 1 else 0 end, placed_at desc, id desc) as position
      from (
        select id, contact_phone_key, contact_name, contact_phone, contact_email, address, placed_at
        from orders
        where contact_phone_key >= ${phone} and contact_phone_key <= ${phone.padEnd(16, '9')}
          and coalesce(account_id, '') = ''
        limit ${maxOrders}) as found) as numbered
    where position = 1
    order by placed_at desc, id desc limit ${maxGuests}`
}
