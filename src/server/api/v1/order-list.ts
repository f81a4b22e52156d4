import { activeZones } from '#shop/delivery/zones.store.ts'
import { destinationOf } from '#shop/orders/destination.ts'
import { periodOf } from '#shop/orders/order-filter.ts'
import { listOrderViews } from '#shop/orders/order-views.store.ts'
import { removeOrderView, saveOrderView } from '#shop/orders/save-order-view.ts'
import { channelsOf } from '#shop/orders/taken-by.store.ts'
import { searchOrders } from '#shop/orders/staff-orders.store.ts'
import { requirePermission } from '#shop/permissions.ts'
import { withReturns } from '#shop/returns/returns.store.ts'
import { decodeCursor, encodeCursor, encodeOrder } from '#wire/admin/order.ts'
import type { orderListCalls } from '#wire/admin/order-list.schema.ts'
import { doneIn } from '../done-in.ts'
import type { Handlers } from '../handler.ts'
import { pageOf } from '../page-of.ts'

export const orderListHandlers: Pick<Handlers, keyof typeof orderListCalls> = {
  async adminOrders({ db, now }, { query }) {
    const { text, limit } = pageOf(query)
    const { status = null, payment = null, channel = null } = query
    const search = { text, status, payment, channel, ...periodOf(query, now()) }
    const after = query.after === undefined ? null : decodeCursor(query.after)
    const [{ orders: found, next }, zones] = await Promise.all([
      searchOrders(db, search, after, limit),
      activeZones(db),
    ])
    const orders = await withReturns(db, found)
    const channels = await channelsOf(
      db,
      orders.map(({ id }) => id),
    )
    const data = orders.map((order) => {
      const destination = destinationOf(order, zones)
      return encodeOrder(order, { destination, channel: channels.get(order.id) ?? 'online' })
    })
    return { data, next: next && encodeCursor(next) }
  },
  async adminOrderViews(visit) {
    return { data: await listOrderViews(visit.db, requirePermission(visit, 'order.read').id) }
  },
  adminSaveOrderView: async (visit, { body }) => ({ data: await saveOrderView(visit, body) }),
  async adminRemoveOrderView(visit, { params }, http) {
    await removeOrderView(visit, params.id)
    return doneIn(http, 'done.viewRemoved')
  },
}
