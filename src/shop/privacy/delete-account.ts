import type { Tx } from '#db/database.ts'
import { deleteAddresses } from '../addresses/addresses.store.ts'
import { emptyCart } from '../cart/cart.store.ts'
import { bumpCatalogue } from '../catalogue/catalogue.store.ts'
import { deleteFavourites } from '../wishlist/wishlist.store.ts'
import { deleteMessagesFrom, deleteMessagesOf } from '../messages/messages.store.ts'
import { anonymizeOrders, hasOrderUnderWay } from '../orders/anonymize-orders.store.ts'
import { deleteEmailsOf, deleteEmailsTo, deleteResetEmailsTo } from '../outbox/outbox.store.ts'
import { refuseIf, Refusal, type PlainRefusal } from '../refusals.ts'
import { forgetReturns, hasOpenReturn } from '../returns/anonymize-returns.store.ts'
import { deleteProductReviews } from '../reviews/product-reviews.store.ts'
import { deleteReviews } from '../reviews/reviews.store.ts'
import { record } from '../events/events.store.ts'
import { emailKey } from '../person.ts'
import { customer, type Visit } from '../visit.ts'
import { deleteGuestAlertsOf } from '../stock-alerts/guest-alerts.store.ts'
import { deleteStockAlerts } from '../stock-alerts/alerts.store.ts'
import {
  accountById,
  type AccountRow,
  forgetAccount,
  lockOwnAccount,
} from '../accounts/accounts.store.ts'
import { deleteContactChanges } from '../accounts/contact-changes.store.ts'
import { deleteReset } from '../accounts/password-resets.store.ts'
import { proveIdentity } from '../accounts/prove-identity.ts'
import { deleteSecondFactor } from '../accounts/second-factor.store.ts'
import { deleteSessions } from '../accounts/sessions.store.ts'
import { forgetTriesOf } from '../accounts/throttle.store.ts'

/** Files that belong to the account, to be removed when nothing names them any more. */
type Files = {
  removePicture: (path: string) => Promise<void>
  removeReturnPhoto: (name: string) => Promise<void>
}

/**
 * Deletes whoever asks: everything that is personal goes in one transaction. Orders, points and the
 * ledgers stay, on an account that is nobody's; the e-mail address can sign up again. Refused for
 * staff, and while an order is on its way or a return undecided: the shop has to know whom to call.
 */
export async function deleteAccount(visit: Visit, password: string, files: Files): Promise<void> {
  const { id, role } = customer(visit)
  if (role !== null) throw new Refusal('account_of_staff')
  const row = await accountById(visit.db, id)
  if (row === undefined) throw new Refusal('sign_in')
  await proveIdentity(visit, password, row)
  const { picture, photos } = await visit.db.transaction(async (tx) => {
    await lockOwnAccount(tx, id)
    refuseIf(await whyNotDelete(tx, id))
    return forget(tx, (await accountById(tx, id)) ?? row, visit.now())
  })
  if (picture !== null) await files.removePicture(picture)
  for (const photo of photos) await files.removeReturnPhoto(photo)
}

async function whyNotDelete(tx: Tx, id: string): Promise<PlainRefusal | null> {
  if (await hasOrderUnderWay(tx, id)) return 'account_awaits_order'
  return (await hasOpenReturn(tx, id)) ? 'account_awaits_return' : null
}

async function forget(tx: Tx, account: AccountRow, at: number) {
  const { id, email, phone, picture } = account
  await deleteSessions(tx, id)
  await deleteSecondFactor(tx, id)
  await deleteReset(tx, id)
  await deleteContactChanges(tx, id)
  for (const name of [id, email, phone]) await forgetTriesOf(tx, name)
  await deleteAddresses(tx, id)
  await emptyCart(tx, id)
  await deleteFavourites(tx, id)
  await deleteStockAlerts(tx, id)
  await deleteReviews(tx, id)
  if ((await deleteProductReviews(tx, id, at)) > 0) await bumpCatalogue(tx)
  await deleteMessagesOf(tx, id)
  await deleteEmailsOf(tx, id)
  await deleteResetEmailsTo(tx, email)
  if (account.email_confirmed_at !== null) await forgetAddress(tx, email)
  const photos = await forgetReturns(tx, id)
  await anonymizeOrders(tx, id)
  await forgetAccount(tx, id, at)
  await record(tx, { kind: 'account.deleted', at, actor: id, subject: id, data: {} })
  return { picture, photos }
}

/**
 * What was written to and from an address without an account, for whoever has shown that it is theirs:
 * anybody can sign up with an address, and must not take away what others have there.
 */
async function forgetAddress(tx: Tx, email: string) {
  await deleteMessagesFrom(tx, email)
  await deleteGuestAlertsOf(tx, emailKey(email))
  await deleteEmailsTo(tx, email)
}
