import type { Tx } from '#db/database.ts'
import { emailKey } from '../email-key.ts'
import { accountById } from '../accounts/accounts.store.ts'
import { countTry } from '../accounts/signing-in/throttle.store.ts'
import { emailHash } from '../orders/placing/confirm-mailed-key.ts'
import { isEmailConfirmed } from '../orders/placing/confirmed-emails.store.ts'
import type { Order } from '../orders/order.ts'
import { localeOfOrder } from '../orders/orders.store.ts'
import type { Email } from './email.ts'
import { orderFacts, type OrderEmail } from './order-facts.ts'
import { pickupUntil } from '../orders/pickup/pickup-until.ts'
import { readSettings } from '../settings/settings.store.ts'
import { isMailable } from '../accounts/contacts/mailable.ts'
import { insertEmail } from '../outbox/outbox.store.ts'

type Kind = Extract<Email, { order: OrderEmail }>['kind']
type More = Pick<
  OrderEmail,
  | 'isWhole'
  | 'pointsBack'
  | 'question'
  | 'missing'
  | 'offer'
  | 'heavy'
  | 'replaced'
  | 'timeChange'
  | 'isReminder'
  | 'refund'
  | 'takenBack'
  | 'note'
> & {
  counted?: Parameters<typeof orderFacts>[1]
  /** Triggered by the buyer, who may repeat it without limit. */
  byBuyer?: boolean
  /** Milliseconds until it is sent. */
  wait?: number
}

/**
 * Call in the transaction that changes the order. Skips orders without address. An unconfirmed guest
 * address, which may be a stranger's, gets one e-mail an hour.
 */
export async function enqueueOrderEmail(
  tx: Tx,
  kind: Kind,
  order: Order,
  at: number,
  { counted, byBuyer = false, wait = 0, ...more }: More = {},
) {
  const to = order.contact.email
  if (!isMailable(to)) return
  if (byBuyer && !(await mayMail(tx, order, at))) return
  await insertEmail(
    tx,
    {
      kind,
      to,
      order: { ...orderFacts(order, counted), ...more, ...(await pickupFacts(tx, order)) },
    },
    at,
    order.accountId,
    await localeOfOrder(tx, order.id),
    wait,
  )
}

async function pickupFacts(tx: Tx, order: Order): Promise<Partial<OrderEmail>> {
  if (order.pickup === undefined) return {}
  const { address, shopName, ...terms } = await readSettings(tx)
  const until = pickupUntil(order, terms)
  return { address: address || shopName, pickup: { ...order.pickup, until } }
}

const hour = 60 * 60_000

async function mayMail(tx: Tx, { accountId, contact }: Order, at: number): Promise<boolean> {
  const [key, hash] = [emailKey(contact.email), emailHash(contact.email)]
  const own = accountId === null ? undefined : await accountById(tx, accountId)
  // Account addresses are limited by the account's daily orders.
  if (own !== undefined && emailKey(own.email) === key) return true
  if (await isEmailConfirmed(tx, { emailKey: key, emailHash: hash })) return true
  return (await countTry(tx, `order-mail ${hash}`, at, hour)) <= 1
}
