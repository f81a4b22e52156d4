import { changeProduct, createProduct } from '#shop/catalogue/change-product.ts'
import {
  countProducts,
  findAnyProduct,
  searchProducts,
} from '#shop/catalogue/edit-products.store.ts'
import { wordsOf } from '#shop/catalogue/product-words.ts'
import type { ProductDraft } from '#shop/catalogue/product-draft.ts'
import { urduOfTexts } from '#shop/translations/urdu-of-texts.ts'
import { planPrice, removePlannedPrice } from '#shop/catalogue/planned-prices/plan-price.ts'
import { plannedPricesOf } from '#shop/catalogue/planned-prices/planned-prices.store.ts'
import { historyOf } from '#shop/catalogue/product-history.store.ts'
import {
  offersOf,
  type ProductRow,
  purchasePriceOf,
  toProduct,
} from '#shop/catalogue/products.store.ts'
import { removeProduct } from '#shop/catalogue/remove-product.ts'
import { withAllSizes } from '#shop/catalogue/sizes/families.store.ts'
import { sizesOf } from '#shop/catalogue/sizes/sizes.ts'
import { toRupees } from '#shop/money.ts'
import { can } from '#shop/permissions.ts'
import { priceFor } from '#shop/pricing/price-tag.ts'
import { Refusal } from '#shop/refusals.ts'
import { readSettings } from '#shop/settings/settings.store.ts'
import type { Visit } from '#shop/visit.ts'
import { decodeAuditCursor, encodeAuditCursor, encodeAuditEntry } from '#wire/admin/office/audit.ts'
import { decodePricePlan, encodePlannedPrice } from '#wire/admin/catalogue/planned-price.ts'
import {
  decodeChanges,
  decodeNewProduct,
  encodeAdminProduct,
} from '#wire/admin/catalogue/product.ts'
import { decodeProductUrdu } from '#wire/admin/catalogue/product-urdu.ts'
import { doneIn } from '../../done-in.ts'
import type { Handlers } from '../../handler.ts'
import { pageOf } from '../../page-of.ts'

export const productHandlers = {
  async adminProducts(visit, { query }) {
    const { db, now } = visit
    const { text, limit, offset } = pageOf(query)
    const { lowStock } = await readSettings(db)
    const { only = null, category = null, brand = null, sort = 'newest' } = query
    const search = { text, only, category, brand, at: now(), lowStock }
    const [found, total] = await Promise.all([
      searchProducts(db, search, { sort, limit, offset }),
      countProducts(db, search),
    ])
    return { data: found.map((row) => productOf(visit, row)), total }
  },
  async adminProduct(visit, { params }) {
    const row = await findAnyProduct(visit.db, params.id)
    if (row === undefined) throw new Refusal('product_not_found')
    return { data: await withUrdu(visit, row), sizes: await otherSizes(visit, row) }
  },
  adminCreateProduct: async (visit, { body }) => ({
    data: await withUrdu(
      visit,
      await createProduct(visit, decodeNewProduct(body), decodeProductUrdu(body)),
    ),
  }),
  async adminChangeProduct(visit, { params, body }) {
    const change = (draft: ProductDraft) => decodeChanges(body, draft)
    const urdu = decodeProductUrdu(body)
    const changed = await changeProduct(visit, params.id, change, body.version, urdu)
    return { data: await withUrdu(visit, changed) }
  },
  async adminRemoveProduct(visit, { params }, http) {
    const outcome = await removeProduct(visit, params.id, http.pictures.products.remove)
    return { ...doneIn(http, sentences[outcome]), outcome }
  },
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

const sentences = {
  removed: 'done.productRemoved',
  unpublished: 'done.productUnpublished',
} as const

async function otherSizes(visit: Visit, row: ProductRow) {
  const product = await withAllSizes(visit, toProduct(row, false, visit.now()))
  return sizesOf(product)
    .filter(({ id }) => id !== row.id)
    .map((one) => ({ pack: one.pack.text, price: toRupees(priceFor(one, 'retail').now) }))
}

/** A product with its texts in Urdu. */
async function withUrdu(visit: Visit, row: ProductRow) {
  const product = toProduct(row, true, 0)
  const texts = { name: product.name, ...wordsOf(product) }
  const { nameUr: _, ...urdu } = await urduOfTexts(visit.db, texts)
  return { ...productOf(visit, row), ...(urdu as object) }
}

export function productOf(visit: Visit, row: ProductRow) {
  const offers = {
    ...offersOf(row),
    sku: row.sku,
    barcode: row.barcode,
    lowStock: row.low_stock,
    purchasePrice: purchasePriceOf(row),
    pointsDivisor: row.points_divisor,
    family: row.family,
    published: row.published_at !== null,
    version: row.version,
  }
  return encodeAdminProduct(toProduct(row, true, 0), offers, can(visit, 'wholesale.read'))
}
