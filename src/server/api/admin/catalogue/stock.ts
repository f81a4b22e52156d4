import { moveStock } from '#shop/catalogue/stock/move-stock.ts'
import { listExpiring, listMovements } from '#shop/catalogue/stock/stock-movements.store.ts'
import { dayAfter, shopDay } from '#shop/settings/shop-day.ts'
import {
  decodeMovement,
  decodeMovementCursor,
  encodeExpiring,
  encodeMovement,
  encodeMovementCursor,
} from '#wire/admin/catalogue/stock.ts'
import type { Handlers } from '../../handler.ts'
import { productOf } from './products.ts'

/** How long expired stock stays in the list, since it may still be in the shop. */
const daysPast = 60
const maxExpiring = 500

export const stockHandlers = {
  adminMoveStock: async (visit, { params, body }) => ({
    data: productOf(visit, await moveStock(visit, params.id, decodeMovement(body))),
  }),
  async adminStockMovements({ db }, { query: { product, after, limit = 50 } }) {
    const from = after === undefined ? null : decodeMovementCursor(after)
    const { movements, next } = await listMovements(db, product ?? null, from, limit)
    return { data: movements.map(encodeMovement), next: next && encodeMovementCursor(next) }
  },
  async adminExpiring({ db, now }, { query: { days = 30 } }) {
    const today = shopDay(now())
    const [from, until] = [dayAfter(today, -daysPast), dayAfter(today, days)]
    return { data: (await listExpiring(db, from, until, maxExpiring)).map(encodeExpiring) }
  },
} satisfies Partial<Handlers>
