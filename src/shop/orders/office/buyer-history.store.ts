import type { Sql } from '#db/database.ts'
import { sql } from '#db/sql.ts'
import { nationalPhone } from '../../accounts/contacts/phone.ts'
import type { Order } from '../order.ts'

/** Counts include the current order. */
export type BuyerHistory = {
  orders: number
  delivered: number
  cancelled: number
  returnsAccepted: number
  returnsRefused: number
}

/** Orders of the account, or all orders with a guest's phone number; without a phone only this order. */
export async function readBuyerHistory(
  db: Sql,
  { id, accountId, contact }: Pick<Order, 'id' | 'accountId' | 'contact'>,
): Promise<BuyerHistory> {
  const phone = nationalPhone(contact.phone)
  const ofGuest = phone === '' ? sql`orders.id = ${id}` : sql`contact_phone_key = ${phone}`
  const ofBuyer = accountId === null ? ofGuest : sql`account_id = ${accountId}`
  const [orders, returns] = await Promise.all([
    db.one<Omit<BuyerHistory, 'returnsAccepted' | 'returnsRefused'>>`
      select count(*) as orders,
        count(case when status = 'delivered' then 1 end) as delivered,
        count(case when status = 'cancelled' then 1 end) as cancelled
      from orders where ${ofBuyer}`,
    db.one<Pick<BuyerHistory, 'returnsAccepted' | 'returnsRefused'>>`
      select count(case when state = 'accepted' then 1 end) as "returnsAccepted",
        count(case when state = 'refused' then 1 end) as "returnsRefused"
      from orders join return_request on return_request.order_id = orders.id where ${ofBuyer}`,
  ])
  return { ...orders, ...returns }
}
