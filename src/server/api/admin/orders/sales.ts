import { collectedFor } from '#shop/cash/drawers.store.ts'
import { paidBy } from '#shop/cash/drawer.ts'
import { readScaleLabel } from '#shop/catalogue/codes/scale-label.ts'
import {
  findAnyProduct,
  findByScaleCode,
  searchProducts,
} from '#shop/catalogue/edit-products.store.ts'
import { toProduct } from '#shop/catalogue/products.store.ts'
import { findSale, salesSince, sumSales } from '#shop/orders/office/counter-sales.store.ts'
import type { Order } from '#shop/orders/order.ts'
import { enteredBy } from '#shop/orders/placing/order-channel.store.ts'
import { quoteSale, sellAtCounter } from '#shop/orders/placing/sell-at-counter.ts'
import { Refusal } from '#shop/refusals.ts'
import { toRupees } from '#shop/money.ts'
import { priceFor } from '#shop/pricing/price-tag.ts'
import { orderWithReturns } from '#shop/returns/returns.store.ts'
import { readSettings } from '#shop/settings/settings.store.ts'
import { shopDay, startOfShopDay } from '#shop/settings/shop-day.ts'
import { encodeOffer } from '#wire/khata.ts'
import { encodeSale, encodeSaleProduct, encodeSaleRow } from '#wire/admin/orders/sale.ts'
import { decodeSale, decodeSaleLines, encodeQuote } from '#wire/admin/orders/take-order.ts'
import type { Language } from '#web/messages/language.ts'
import type { OpenVisit } from '../../../open-shop.ts'
import type { Handlers } from '../../handler.ts'
import { textsOfLines } from '../customers-reader.ts'
import { productOf } from '../catalogue/products.ts'

const maxSales = 100
const maxFound = 60

export const saleHandlers = {
  async adminSales({ db, now }) {
    const at = now()
    const since = startOfShopDay(shopDay(at)) ?? at
    const [sales, sums] = await Promise.all([salesSince(db, since, maxSales), sumSales(db, since)])
    return {
      data: {
        sales: sales.map(encodeSaleRow),
        count: sums.count,
        total: toRupees(sums.total),
        refunded: toRupees(sums.refunded),
      },
    }
  },
  async adminSaleProducts(visit, { query: { q } }) {
    const { db, now } = visit
    const { lowStock, scaleStart: start, scaleCodeDigits: codeDigits } = await readSettings(db)
    const label = readScaleLabel(q, { start, codeDigits })
    const search = { text: q, only: null, category: null, brand: null, at: now(), lowStock }
    const [labelled, byNumber, byText] = await Promise.all([
      label ? findByScaleCode(db, label.code) : undefined,
      /^\d{1,9}$/.test(q) ? findAnyProduct(db, q) : undefined,
      searchProducts(db, search, { sort: 'newest', limit: maxFound, offset: 0 }),
    ])
    const first = labelled ?? byNumber
    const found = byText.filter(({ id }) => id !== first?.id)
    const onSale = [...(first ? [first] : []), ...found].filter((row) => row.published_at)
    return {
      data: onSale.map((row) =>
        encodeSaleProduct(
          productOf(visit, row),
          priceFor(toProduct(row, false, now()), 'retail').now,
          row === labelled ? (label?.grams ?? null) : null,
        ),
      ),
    }
  },
  async adminSale(visit, { params }, { language }) {
    const order = await findSale(visit.db, params.id)
    if (order === undefined) throw new Refusal('order_not_found')
    return { data: await saleOf(visit, order, language) }
  },
  async adminQuoteSale(visit, { body: { customerId, ...body } }) {
    const { priced, khata } = await quoteSale(visit, { lines: decodeSaleLines(body), customerId })
    return { data: encodeQuote(priced, khata && encodeOffer(khata)) }
  },
  async adminSell(visit, { body }, http) {
    const { order, replayed } = await sellAtCounter(visit, decodeSale(body, http.idempotencyKey))
    if (replayed) http.header('Idempotent-Replayed', 'true')
    return { data: await saleOf(visit, order, http.language) }
  },
} satisfies Partial<Handlers>

/** `language`: of the staff member; a walk-in customer's is not known. */
const saleOf = async (
  { db, translations }: OpenVisit,
  order: Order,
  { locale }: Pick<Language, 'locale'>,
) =>
  encodeSale(await orderWithReturns(db, order), {
    soldBy: await enteredBy(db, order.id),
    paid: paidBy((await collectedFor(db, order.id)).entries),
    texts: textsOfLines(await translations(locale), order.lines),
  })
