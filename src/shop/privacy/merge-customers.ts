import type { Tx } from '#db/database.ts'
import {
  type AccountRow,
  findMergedInto,
  lockAccounts,
  markMerged,
} from '../accounts/accounts.store.ts'
import { moveNotesOfCustomer } from '../accounts/customer-notes.store.ts'
import { findCustomer, lockCustomer } from '../accounts/find-customer.ts'
import { maxAddresses } from '../addresses/address.ts'
import { moveAddresses } from '../addresses/addresses.store.ts'
import { merged } from '../cart/cart.ts'
import { readCartItems, writeCartItems } from '../cart/cart.store.ts'
import { record } from '../events/events.store.ts'
import { moveKhata } from '../khata/book-khata.ts'
import { addPointsEntry, readHeld } from '../loyalty/points.store.ts'
import { moveMessages } from '../messages/messages.store.ts'
import { moveOrders } from '../orders/moving/moved-orders.store.ts'
import { moveEmails } from '../outbox/outbox.store.ts'
import { requirePermission } from '../permissions.ts'
import { maxLists } from '../ration-lists/ration-list.ts'
import { moveLists } from '../ration-lists/ration-lists.store.ts'
import { Refusal } from '../refusals.ts'
import { moveProductReviews } from '../reviews/product-reviews.store.ts'
import { moveReviews } from '../reviews/reviews.store.ts'
import { moveStockAlerts } from '../stock-alerts/alerts.store.ts'
import type { Visit } from '../visit.ts'
import { moveFavourites } from '../wishlist/wishlist.store.ts'
import { type Files, deletePersonData, removeFiles } from './delete-person-data.ts'
import { countForMerge, type MergePreview } from './merge-preview.store.ts'

export type Pair = { kept: string; closed: string }

/** Writes nothing. Refused as `mergeCustomers`. */
export async function previewMerge(visit: Visit, pair: Pair): Promise<MergePreview> {
  requirePermission(visit, 'customer.erase')
  refuseSame(pair)
  const [kept, closed] = [
    await findCustomer(visit.db, pair.kept),
    await findCustomer(visit.db, pair.closed),
  ]
  refuseUnfit(kept)
  refuseUnfit(closed)
  return countForMerge(visit.db, pair, { addresses: maxAddresses, lists: maxLists })
}

/**
 * Moves orders, points, what is owed on account, addresses, wishlist, lists, cart, reviews, messages, notes and alerts to the kept account,
 * whose entries win, and closes the other for good. Idempotent. Refuses `merge_same`, `customer_is_staff`,
 * `customer_blocked` and `customer_not_found`.
 */
export async function mergeCustomers(visit: Visit, pair: Pair, files: Files): Promise<void> {
  const { id: by } = requirePermission(visit, 'customer.erase')
  refuseSame(pair)
  const at = visit.now()
  const left = await visit.db.transaction(async (tx) => {
    await lockAccounts(tx, [pair.kept, pair.closed])
    if ((await findMergedInto(tx, pair.closed)) === pair.kept) return null
    const [kept, closed] = [await lockCustomer(tx, pair.kept), await lockCustomer(tx, pair.closed)]
    refuseUnfit(kept)
    refuseUnfit(closed)
    const orders = await moveOrders(tx, closed.id, kept.id, at)
    const points = await movePoints(tx, pair, at)
    await moveKhata(tx, pair, { at, by })
    await moveThings(tx, pair, at)
    const changes = [
      { field: 'points', before: points.before, after: points.before + points.moved },
    ]
    await record(tx, {
      kind: 'customer.merged',
      at,
      actor: by,
      subject: kept.id,
      data: { from: closed.id, orders, changes },
    })
    await record(tx, {
      kind: 'customer.merged-away',
      at,
      actor: by,
      subject: closed.id,
      data: { into: kept.id },
    })
    // Guest data of the closed address still belongs to this person: keep it.
    const gone = await deletePersonData(tx, { ...closed, email_confirmed_at: null }, at)
    await markMerged(tx, closed.id, kept.id)
    return gone
  })
  if (left !== null) await removeFiles(left, files)
}

function refuseSame({ kept, closed }: Pair) {
  if (kept === closed) throw new Refusal('merge_same')
}

function refuseUnfit({ role, blocked_at: blockedAt }: AccountRow) {
  if (role !== null) throw new Refusal('customer_is_staff')
  if (blockedAt !== null) throw new Refusal('customer_blocked')
}

/** Ledgers are append-only: subtract there, add here. */
async function movePoints(tx: Tx, { kept, closed }: Pair, at: number) {
  const [{ points: moved }, { points: before }] = [
    await readHeld(tx, closed),
    await readHeld(tx, kept),
  ]
  if (moved !== 0) {
    const entry = { orderId: null, reason: 'adjusted', at } as const
    await addPointsEntry(tx, { ...entry, accountId: closed, points: -moved })
    await addPointsEntry(tx, { ...entry, accountId: kept, points: moved })
  }
  return { moved, before }
}

async function moveThings(tx: Tx, { kept, closed }: Pair, at: number) {
  const cart = merged(await readCartItems(tx, kept), await readCartItems(tx, closed))
  await writeCartItems(tx, kept, cart, at)
  await moveAddresses(tx, closed, kept, maxAddresses)
  await moveFavourites(tx, closed, kept)
  await moveLists(tx, closed, kept, maxLists)
  await moveStockAlerts(tx, closed, kept)
  await moveReviews(tx, closed, kept)
  await moveProductReviews(tx, closed, kept)
  await moveMessages(tx, closed, kept)
  await moveNotesOfCustomer(tx, closed, kept)
  await moveEmails(tx, closed, kept)
}
