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

const maxViews = 20

/**
 * `id` is chosen by the client, so retries are idempotent. Refuses more than 20 (`too_many_views`). Returns
 * all views of this member.
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
    if (all.length > maxViews) throw new Refusal('too_many_views')
    return all
  })
}

/** Refuses `view_not_found`. */
export async function removeOrderView(visit: Visit, id: string): Promise<void> {
  const { id: actor } = requirePermission(visit, 'order.read')
  await visit.db.transaction(async (tx) => {
    const gone = await deleteOrderView(tx, actor, id)
    if (gone === undefined) throw new Refusal('view_not_found')
    const at = visit.now()
    await record(tx, { kind: 'order-view.removed', at, actor, subject: id, data: gone })
  })
}
