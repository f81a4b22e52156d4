import { record } from '../events/events.store.ts'
import { less, nothing } from '../money.ts'
import { requirePermission } from '../permissions.ts'
import { Refusal, refuseIf } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import { type CashDrawer, isManual, takenBackId } from './drawer.ts'
import { findDrawer, findEntry, insertEntry, lockDrawer } from './drawers.store.ts'

/**
 * Takes back what somebody entered by mistake, by a contrary entry with the reason. A repeat changes nothing. Somebody
 * else's drawer needs `cash.approve`. Refuses an unknown entry and one that the shop made itself
 * (`cash_entry_not_found`), a counted drawer (`drawer_closed`), and change that was spent already (`cash_not_there`).
 */
export async function takeBackEntry(
  visit: Visit,
  entryId: string,
  note: string,
): Promise<CashDrawer> {
  const { id: by } = requirePermission(visit, 'cash.write')
  const at = visit.now()
  return visit.db.transaction(async (tx) => {
    const entry = await findEntry(tx, entryId)
    if (entry === undefined || !isManual({ id: entryId, kind: entry.kind }))
      throw new Refusal('cash_entry_not_found')
    if (entry.holder !== by) requirePermission(visit, 'cash.approve')
    const { kind, holder: subject } = entry
    const drawer = await lockDrawer(tx, entry.drawerId)
    if (drawer === undefined) throw new Refusal('cash_entry_not_found')
    const id = takenBackId(entryId)
    if ((await findEntry(tx, id)) !== undefined) return drawer
    refuseIf(drawer.closed === null ? null : 'drawer_closed')
    const amount = less(nothing, entry.amount)
    refuseIf(drawer.balance + amount < 0 && amount < 0 ? 'cash_not_there' : null)
    await insertEntry(tx, drawer.id, { id, kind, method: 'cash', amount, orderId: null, note, at, by }) // prettier-ignore
    const data = { drawer: drawer.id, kind, amount }
    await record(tx, { kind: 'cash.taken-back', at, actor: by, subject, data })
    return (await findDrawer(tx, drawer.id)) ?? drawer
  })
}
