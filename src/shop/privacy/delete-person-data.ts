import type { Tx } from '#db/database.ts'
import { deleteAddresses } from '../addresses/addresses.store.ts'
import { emptyCart } from '../cart/cart.store.ts'
import { clearKhataNotes, deleteTerms } from '../khata/khata.store.ts'
import { deleteFavourites } from '../wishlist/wishlist.store.ts'
import { deleteLists } from '../ration-lists/ration-lists.store.ts'
import { deleteMessagesFrom, deleteMessagesOf } from '../messages/messages.store.ts'
import { anonymizeOrders } from '../orders/anonymize-orders.store.ts'
import { deleteOrderViews } from '../orders/office/order-views.store.ts'
import { deleteEmailsOf, deleteEmailsTo, deleteResetEmailsTo } from '../outbox/outbox.store.ts'
import { anonymizeReturns } from '../returns/anonymize-returns.store.ts'
import { deleteProductReviews } from '../reviews/product-reviews.store.ts'
import { deleteReviews } from '../reviews/reviews.store.ts'
import { emailKey } from '../email-key.ts'
import { deleteGuestAlertsOf } from '../stock-alerts/guest-alerts.store.ts'
import { deleteStockAlerts } from '../stock-alerts/alerts.store.ts'
import { type AccountRow, anonymizeAccount } from '../accounts/accounts.store.ts'
import { deleteContactChanges } from '../accounts/contacts/contact-changes.store.ts'
import { deleteNotesOfCustomer } from '../accounts/customer-notes.store.ts'
import { deletePasswordRequest } from '../accounts/signing-in/password-requests.store.ts'
import { deleteReset } from '../accounts/signing-in/password-resets.store.ts'
import { deleteTokensOf } from '../accounts/sessions/access-tokens.store.ts'
import { deleteSecondFactor } from '../accounts/second-factor/second-factor.store.ts'
import { deleteSessions } from '../accounts/sessions/sessions.store.ts'
import { clearTriesByName } from '../accounts/signing-in/throttle.store.ts'

type OrphanedFiles = { picture: string | null; photos: string[] }

/** Deletes stored files. */
export type Files = {
  removePicture: (path: string) => Promise<void>
  removeReturnPhoto: (name: string) => Promise<void>
}

/** Call after the commit, when no row names them. */
export async function removeFiles({ picture, photos }: OrphanedFiles, files: Files) {
  if (picture !== null) await files.removePicture(picture)
  for (const photo of photos) await files.removeReturnPhoto(photo)
}

/**
 * Deletes personal data; orders, points and ledgers stay on an anonymous account. The caller holds the
 * account's lock and records the event. Returns files to delete.
 */
export async function deletePersonData(
  tx: Tx,
  account: AccountRow,
  at: number,
): Promise<OrphanedFiles> {
  const { id, email, phone, picture } = account
  await deleteSessions(tx, id)
  await deleteSecondFactor(tx, id)
  await deleteTokensOf(tx, id)
  await deleteReset(tx, id)
  await deletePasswordRequest(tx, id)
  await deleteContactChanges(tx, id)
  for (const name of [id, email, phone]) await clearTriesByName(tx, name)
  await deleteAddresses(tx, id)
  await emptyCart(tx, id)
  await deleteFavourites(tx, id)
  await deleteLists(tx, id)
  await deleteStockAlerts(tx, id)
  await deleteReviews(tx, id)
  await deleteProductReviews(tx, id, at)
  await deleteMessagesOf(tx, id)
  await deleteEmailsOf(tx, id)
  await deleteResetEmailsTo(tx, email)
  if (account.email_confirmed_at !== null) await deleteAddressData(tx, email)
  await deleteNotesOfCustomer(tx, id)
  await clearKhataNotes(tx, id)
  await deleteTerms(tx, id)
  await deleteOrderViews(tx, id)
  const photos = await anonymizeReturns(tx, id)
  await anonymizeOrders(tx, id)
  await anonymizeAccount(tx, id, at)
  return { picture, photos }
}

/** Only for confirmed addresses: anyone can sign up with an address and must not delete its owner's data. */
async function deleteAddressData(tx: Tx, email: string) {
  await deleteMessagesFrom(tx, email)
  await deleteGuestAlertsOf(tx, emailKey(email))
  await deleteEmailsTo(tx, email)
}
