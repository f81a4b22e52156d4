import type { Tx } from '#db/database.ts'
import { lockAccounts } from '../accounts/accounts.store.ts'
import { isMailable } from '../accounts/contacts/mailable.ts'
import { insertEmail } from '../outbox/outbox.store.ts'
import type { Shop } from '../visit.ts'
import {
  deleteGuestAlert,
  findGuestsMet,
  isAnyGuestMet,
} from '../stock-alerts/guest-alerts.store.ts'
import { deleteStockAlert, findMet, isAnyMet } from '../stock-alerts/alerts.store.ts'

const atOnce = 200

/**
 * E-mails everyone waiting for a product that is available again, for whatever reason. The alert is deleted
 * in the transaction that enqueues the e-mail, so parallel servers send it once.
 */
export async function sendStockAlerts({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<void> {
  while (await isAnyMet(db)) await db.transaction((tx) => writeSome(tx, now()))
  while (await isAnyGuestMet(db, now())) await db.transaction((tx) => writeGuests(tx, now()))
}

async function writeGuests(tx: Tx, at: number) {
  for (const { id, email: to, locale, ...product } of await findGuestsMet(tx, at, atOnce)) {
    if ((await deleteGuestAlert(tx, id)) === 0 || !isMailable(to)) continue
    await insertEmail(tx, { kind: 'guest-back-in-stock', to, product }, at, null, locale)
  }
}

async function writeSome(tx: Tx, at: number) {
  const met = await findMet(tx, atOnce)
  if (met.length === 0) return
  // An account deletion in progress holds this lock first.
  await lockAccounts(
    tx,
    met.map(({ accountId }) => accountId),
  )
  for (const { accountId, email: to, fullName: name, productId, ...product } of met) {
    if ((await deleteStockAlert(tx, accountId, productId)) === 0 || !isMailable(to)) continue
    await insertEmail(tx, { kind: 'back-in-stock', to, name, product }, at, accountId)
  }
}
