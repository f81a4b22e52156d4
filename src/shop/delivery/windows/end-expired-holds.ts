import type { Shop } from '../../visit.ts'
import { changePlaces, daysWithExpiredHolds, endHolds, lockWindowDay } from './window-days.store.ts'

/** Gives back the places of carts that were not ordered in time. */
export async function endExpiredHolds({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<void> {
  const at = now()
  for (const { windowId, day } of await daysWithExpiredHolds(db, at))
    await db.transaction(async (tx) => {
      const locked = await lockWindowDay(tx, windowId, day)
      await changePlaces(tx, locked, -(await endHolds(tx, locked, at)))
    })
}
