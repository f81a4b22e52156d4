import type { z } from 'zod'
import type { Product } from '#shop/catalogue/product.ts'
import { changedStock } from '#shop/catalogue/stock-change.ts'
import type { ProductDraft } from '#shop/catalogue/product-draft.ts'
import { defaultDivisor } from '#shop/loyalty/points.ts'
import { nothing, type Paisa, readRupees } from '#shop/money.ts'
import type { PriceTag } from '#shop/pricing/price-tag.ts'
import {
  plainTerms,
  roundedUp,
  type WholesaleTag,
  type WholesaleTerms,
} from '#shop/pricing/wholesale-terms.ts'
import type { AdminProduct, ChangeProductBody, NewProductBody } from './product.schema.ts'
import { encodeWholeProduct } from '../v1/product.ts'

type Kept = { sku: string | null; published: boolean; version: number }

export const encodeAdminProduct = (product: Product, kept: Kept): z.infer<typeof AdminProduct> => ({
  ...encodeWholeProduct(product),
  ...kept,
})

const empty: ProductDraft = {
  sku: null,
  name: '',
  brand: '',
  description: '',
  fullDescription: '',
  highlights: [],
  shelf: ['', '', ''],
  pack: '',
  retail: { list: 0 as Paisa, offer: null },
  wholesale: null,
  pointsDivisor: defaultDivisor,
  perishable: false,
  stock: null,
  picture: null,
  pictures: [],
  published: false,
}

export const decodeNewProduct = (body: z.infer<typeof NewProductBody>): ProductDraft => ({
  ...decodeFields(body, empty),
  stock: body.stock ?? null,
})

/** What is left out stays as it is. Refuses (`stock-changed`) a stock that was changed from another figure. */
export const decodeChanges = (
  body: z.infer<typeof ChangeProductBody>,
  draft: ProductDraft,
): ProductDraft => ({
  ...decodeFields(body, draft),
  stock: stockOf(body, draft.stock),
})

function stockOf({ stock: to, stockBefore: from, stockChange: by }: Changes, stock: number | null) {
  if (by !== undefined) return changedStock(stock, { by })
  return to === undefined ? stock : changedStock(stock, { to, from: from ?? null })
}

type Changes = z.infer<typeof ChangeProductBody>

function decodeFields(body: Changes, draft: ProductDraft): ProductDraft {
  const [main, sub, item] = draft.shelf
  return {
    ...draft,
    sku: body.sku === undefined ? draft.sku : body.sku,
    name: body.itemfullname ?? draft.name,
    brand: body.brand ?? draft.brand,
    description: body.description ?? draft.description,
    fullDescription: body.fulldesciption ?? draft.fullDescription,
    highlights: body.descriptionpoints ?? draft.highlights,
    shelf: [body.main_category ?? main, body.sub_category ?? sub, body.item_category ?? item],
    pack: body.size ?? draft.pack,
    retail: {
      list: amount(body.orignalprice) ?? draft.retail.list,
      offer: offer(body.discountprice, draft.retail),
    },
    wholesale: wholesaleOf(body, draft.wholesale),
    pointsDivisor: body.loyaltypoints ?? draft.pointsDivisor,
    published: body.published ?? draft.published,
  }
}

type Amount = number | string | null | undefined
const amount = (value: Amount): Paisa | null =>
  value === undefined || value === null ? null : readRupees(value)

/** 0 means: no offer. */
function offer(value: Amount, tag: PriceTag | null): Paisa | null {
  if (value === undefined) return tag?.offer ?? null
  const read = amount(value)
  return read === null || read <= 0 ? null : read
}

function wholesaleOf(
  body: z.infer<typeof ChangeProductBody>,
  tag: WholesaleTag | null,
): WholesaleTag | null {
  const list =
    body.wholesale_orignalprice === undefined
      ? (tag?.list ?? null)
      : amount(body.wholesale_orignalprice)
  return list === null || list <= 0
    ? null
    : { list, offer: offer(body.wholesale_discountprice, tag), ...termsOf(body, tag ?? plainTerms) }
}

/** A minimum that is not named goes along with the step. */
function termsOf(body: z.infer<typeof ChangeProductBody>, terms: WholesaleTerms): WholesaleTerms {
  const step = body.wholesale_step ?? terms.step
  return {
    step,
    minimum: body.wholesale_minimum ?? roundedUp(terms.minimum, { minimum: 1, step }),
    carton: body.wholesale_carton === undefined ? terms.carton : body.wholesale_carton,
    breaks:
      body.wholesale_breaks?.map(({ from, price }) => ({
        from,
        price: amount(price) ?? nothing,
      })) ?? terms.breaks,
  }
}
