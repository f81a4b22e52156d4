import type { Db } from '#db/database.ts'
import { giveUpHold } from './take-window.ts'
import { findHold, lockWindowDay } from './window-days.store.ts'

/** Gives back the places that a cart keeps; without a hold of this id it does nothing. */
export async function releaseHold(db: Db, id: string): Promise<void> {
  const hold = await findHold(db, id)
  if (hold === undefined) return
  await db.transaction(async (tx) => {
    await lockWindowDay(tx, hold.windowId, hold.day)
    await giveUpHold(tx, hold)
  })
}
