import { findAnyProduct } from '#shop/catalogue/edit-products.store.ts'
import { historyOf } from '#shop/catalogue/product-history.store.ts'
import { planPrice, removePlannedPrice } from '#shop/catalogue/planned-prices/plan-price.ts'
import { plannedPricesOf } from '#shop/catalogue/planned-prices/planned-prices.store.ts'
import { Refusal } from '#shop/refusals.ts'
import { decodeAuditCursor, encodeAuditCursor, encodeAuditEntry } from '#wire/admin/audit.ts'
import { decodePricePlan, encodePlannedPrice } from '#wire/admin/planned-price.ts'
import type { Handlers } from '../handler.ts'

export const productPartHandlers = {
  async adminProductHistory({ db }, { params, query: { after, limit = 20 } }) {
    const row = await findAnyProduct(db, params.id)
    if (row === undefined) throw new Refusal('product_not_found')
    const cursor = after === undefined ? null : decodeAuditCursor(after)
    const { entries, next } = await historyOf(db, row.id, cursor, limit)
    return { data: entries.map(encodeAuditEntry), next: next && encodeAuditCursor(next) }
  },
  async adminPlannedPrices({ db }, { params }) {
    const row = await findAnyProduct(db, params.id)
    if (row === undefined) throw new Refusal('product_not_found')
    return { data: (await plannedPricesOf(db, row.id)).map(encodePlannedPrice) }
  },
  adminPlanPrice: async (visit, { params, body }) => ({
    data: (await planPrice(visit, params.id, decodePricePlan(body))).map(encodePlannedPrice),
  }),
  adminRemovePlannedPrice: async (visit, { params }) => ({
    data: (await removePlannedPrice(visit, params.id, params.price)).map(encodePlannedPrice),
  }),
} satisfies Partial<Handlers>
