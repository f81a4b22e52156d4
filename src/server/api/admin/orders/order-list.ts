import { townOfAddress } from '#shop/delivery/gazetteer.ts'
import { activeZones } from '#shop/delivery/zones.store.ts'
import { destinationOf } from '#shop/orders/placing/destination.ts'
import type { BoardCard } from '#shop/orders/office/order-board.ts'
import { perColumn } from '#shop/order-states.ts'
import { dayOfLate } from '#shop/orders/office/days-late.ts'
import { readBoard } from '#shop/orders/office/order-board.store.ts'
import { orderSearchOf } from '#shop/orders/office/order-filter.ts'
import { listOrderViews } from '#shop/orders/office/order-views.store.ts'
import { removeOrderView, saveOrderView } from '#shop/orders/office/save-order-view.ts'
import { channelsOf } from '#shop/orders/placing/order-channel.store.ts'
import { searchOrders, zonesOfOrders } from '#shop/orders/office/staff-orders.store.ts'
import { requirePermission } from '#shop/permissions.ts'
import { withReturns } from '#shop/returns/returns.store.ts'
import { shopDay, startOfShopDay } from '#shop/settings/shop-day.ts'
import {
  decodeCursor,
  encodeBoardColumn,
  encodeCursor,
  encodeOrder,
} from '#wire/admin/orders/order.ts'
import { time } from '#wire/time.ts'
import { doneIn } from '../../done-in.ts'
import type { Handlers } from '../../handler.ts'
import { pageOf } from '../../page-of.ts'
import { asksOf } from './call-list.ts'

const cardsOfAColumn = 50

export const orderListHandlers = {
  async adminOrders(visit, { query }) {
    const { db, now } = visit
    const after = query.after === undefined ? null : decodeCursor(query.after)
    const [{ orders: found, next }, zones] = await Promise.all([
      searchOrders(db, orderSearchOf(query, now()), after, pageOf(query).limit),
      activeZones(db),
    ])
    const orders = await withReturns(db, found)
    const channels = await channelsOf(
      db,
      orders.map(({ id }) => id),
    )
    const today = dayOfLate(now())
    const asks = query.hold === 'yes' && found.length > 0 ? await asksOf(visit, found) : null
    const data = orders.map((order) => {
      const destination = destinationOf(order, zones)
      const channel = channels.get(order.id) ?? 'online'
      return {
        ...encodeOrder(order, { destination, today, channel }),
        ask: asks?.get(order.id) ?? null,
      }
    })
    return { data, next: next && encodeCursor(next) }
  },
  async adminOrderBoard({ db, now }, { query: { zone = null } }) {
    const at = now()
    const today = shopDay(at)
    const [board, zones] = await Promise.all([
      readBoard(db, { morning: startOfShopDay(today) ?? at, today, zone }, cardsOfAColumn),
      activeZones(db),
    ])
    const townOf = (card: BoardCard) =>
      destinationOf(card, zones).zone ?? townOfAddress(card.address)?.name.split(',')[0] ?? null
    return {
      data: {
        at: time(at),
        columns: perColumn((status) =>
          encodeBoardColumn(board[status], { townOf, today: dayOfLate(at) }),
        ),
      },
    }
  },
  adminOrderZones: async ({ db }) => ({
    data: (await zonesOfOrders(db)).map((zone) => ({ zone })),
  }),
  async adminOrderViews(visit) {
    return { data: await listOrderViews(visit.db, requirePermission(visit, 'order.read').id) }
  },
  adminSaveOrderView: async (visit, { body }) => ({ data: await saveOrderView(visit, body) }),
  async adminRemoveOrderView(visit, { params }, http) {
    await removeOrderView(visit, params.id)
    return doneIn(http, 'done.viewRemoved')
  },
} satisfies Partial<Handlers>
