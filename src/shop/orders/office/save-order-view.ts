import { record } from '../../events/events.store.ts'
import { requirePermission } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import {
  deleteOrderView,
  insertOrderView,
  listOrderViews,
  type OrderView,
} from './order-views.store.ts'

const most = 20

/**
 * Saves a view of the list of orders for whoever asks, under an id that they have chosen, so that the same
 * call twice saves one. Refuses more than 20 (`too_many_views`). Answers with all of theirs.
 */
export async function saveOrderView(visit: Visit, view: OrderView): Promise<OrderView[]> {
  const { id: actor } = requirePermission(visit, 'order.read')
  const at = visit.now()
  return visit.db.transaction(async (tx) => {
    if ((await insertOrderView(tx, { ...view, accountId: actor, at })) > 0) {
      const data = { name: view.name }
      await record(tx, { kind: 'order-view.saved', at, actor, subject: view.id, data })
    }
    const all = await listOrderViews(tx, actor)
    if (all.length > most) throw new Refusal('too_many_views')
    return all
  })
}

/** Forgets a view of whoever asks. Refuses one that they do not have (`view_not_found`). */
export async function removeOrderView(visit: Visit, id: string): Promise<void> {
  const { id: actor } = requirePermission(visit, 'order.read')
  await visit.db.transaction(async (tx) => {
    const gone = await deleteOrderView(tx, actor, id)
    if (gone === undefined) throw new Refusal('view_not_found')
    const at = visit.now()
    await record(tx, { kind: 'order-view.removed', at, actor, subject: id, data: gone })
  })
}
