import type { Db } from '#db/database.ts'
import { foldedAccounts } from '../accounts/search-accounts.store.ts'
import { foldedProducts } from '../catalogue/edit-products.store.ts'
import { foldedZones } from '../delivery/zones.store.ts'
import { foldSome, type FoldedTable, wronglyFolded } from '../folded.store.ts'
import { foldedMessages } from '../messages/messages.store.ts'
import { foldedOrders } from '../orders/office/staff-orders.store.ts'
import { foldedEmails } from '../outbox/outbox.store.ts'
import { foldedReturns } from '../returns/returns.store.ts'
import { foldedReviews } from '../reviews/all-reviews.store.ts'
import type { Check } from './check.ts'

/** Smallest first, so that a long upgrade finishes most of them early. */
const tables: FoldedTable[] = [
  foldedZones,
  foldedMessages,
  ...foldedReviews,
  foldedReturns,
  foldedEmails,
  foldedProducts,
  foldedAccounts,
  foldedOrders,
]

/** V5: folded columns match their texts. */
export const foldedTexts: Check[] = tables.map((of) => ({
  name: 'V5',
  says: `what a row of ${of.table.strings[0]} is found by is not what its texts say`,
  find: (db) => wronglyFolded(db, of),
}))

const atOnce = 1000

/** For rows older than the folded columns; in batches, each a transaction. */
export async function foldOlderRows(db: Db): Promise<void> {
  for (const of of tables) while ((await db.transaction((tx) => foldSome(tx, of, atOnce))) > 0);
}
