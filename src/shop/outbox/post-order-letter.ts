import type { Tx } from '#db/database.ts'
import type { Order } from '../orders/order.ts'
import type { Letter } from './letter.ts'
import { orderFacts, type OrderLetter } from './letters/order-facts.ts'
import { isMailable } from './mailable.ts'
import { insertLetter } from './outbox.store.ts'

type Kind = Extract<Letter, { order: OrderLetter }>['kind']
type More = Pick<OrderLetter, 'isWhole' | 'pointsBack' | 'refund' | 'note'> & {
  counted?: Parameters<typeof orderFacts>[1]
}

/** Tells of an order in the transaction that changes it; nobody, when no address was given. */
export async function postOrderLetter(
  tx: Tx,
  kind: Kind,
  order: Order,
  at: number,
  { counted, ...more }: More = {},
) {
  const to = order.contact.email
  if (!isMailable(to)) return
  await insertLetter(
    tx,
    { kind, to, order: { ...orderFacts(order, counted), ...more } },
    at,
    order.accountId,
  )
}
