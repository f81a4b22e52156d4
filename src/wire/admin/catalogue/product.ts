import type { z } from 'zod'
import type { Product } from '#shop/catalogue/product.ts'
import { changedStock } from '#shop/catalogue/stock/stock-change.ts'
import { readBarcode } from '#shop/catalogue/codes/barcode.ts'
import type { Colour } from '#shop/catalogue/colours/colour.ts'
import { pictureId } from '#shop/catalogue/pictures/gallery.ts'
import { byField, noFacts, type ProductFacts } from '#shop/catalogue/product-fields.ts'
import { distinctColours, readColour } from '#shop/catalogue/colours/read-colour.ts'
import { mergeWeighed, type ProductDraft } from '#shop/catalogue/product-draft.ts'
import { nothing, type Paisa, readRupees, toRupees } from '#shop/money.ts'
import type { MultiBuyOffer } from '#shop/pricing/multi-buy.ts'
import { always } from '#shop/pricing/period.ts'
import type { PriceTag } from '#shop/pricing/price-tag.ts'
import {
  plainTerms,
  roundedUp,
  type WholesaleTag,
  type WholesaleTerms,
} from '#shop/pricing/wholesale-terms.ts'
import { time } from '../../time.ts'
import { encodeWeighed } from './weighed.ts'
import type { AdminProduct, ChangeProductBody, NewProductBody } from './product.schema.ts'

type Offers = Pick<ProductDraft, 'retail' | 'offerPeriod' | 'multiBuy'>
type Kept = Offers & {
  sku: string | null
  barcode: string | null
  lowStock: number | null
  purchasePrice: Paisa | null
  pointsDivisor: number | null
  family: string | null
  published: boolean
  version: number
}

/** `kept` has the offers as set, also outside their period. Wholesale and purchase prices only with `wholesale.read`. */
export function encodeAdminProduct(
  product: Product & { facts: ProductFacts; stockGrams: number | null },
  { retail, offerPeriod, multiBuy, purchasePrice, ...kept }: Kept,
  withWholesale: boolean,
): z.infer<typeof AdminProduct> {
  const { category, wholesale = null } = product
  return {
    id: product.id,
    number: product.number,
    name: product.name,
    brand: product.brand,
    description: product.description,
    fullDescription: product.fullDescription,
    highlights: product.highlights,
    mainCategory: category.main,
    subCategory: category.sub,
    itemCategory: category.item,
    categoryPath: category.path,
    pack: product.pack,
    ...encodeWeighed(product.weight),
    pictures: product.gallery.map(({ id, path, alt, crop = null }) => ({
      id,
      image: path,
      alt,
      crop,
    })),
    colors: product.colours.map(({ name, swatch, picture }) => ({
      name,
      swatch,
      picture: picture && pictureId(picture),
    })),
    ...byField(
      (name) => product.facts[name],
      (name) => [...product.facts[name]],
    ),
    tint: product.tint,
    listPrice: toRupees(retail.list),
    offerPrice: retail.offer && toRupees(retail.offer),
    offerFrom: momentOf(offerPeriod.from),
    offerUntil: momentOf(offerPeriod.until),
    multiBuy: multiBuy && {
      quantity: multiBuy.quantity,
      price: toRupees(multiBuy.price),
      from: momentOf(multiBuy.from),
      until: momentOf(multiBuy.until),
    },
    ...(withWholesale && {
      ...encodeWholesale(wholesale),
      purchasePrice: purchasePrice && toRupees(purchasePrice),
    }),
    stock: product.stock,
    stockGrams: product.stockGrams,
    rating: product.rating,
    ...kept,
  }
}

const momentOf = (at: number | null) => (at === null ? null : time(at))

const encodeWholesale = (tag: WholesaleTag | null) => ({
  wholesaleListPrice: tag && toRupees(tag.list),
  wholesaleOfferPrice: tag?.offer ? toRupees(tag.offer) : null,
  wholesaleMinimum: tag?.minimum ?? plainTerms.minimum,
  wholesaleStep: tag?.step ?? plainTerms.step,
  wholesaleCarton: tag?.carton ?? null,
  wholesaleBreaks: (tag?.breaks ?? []).map(({ from, price }) => ({ from, price: toRupees(price) })),
})

const empty: ProductDraft = {
  sku: null,
  barcode: null,
  name: '',
  brand: '',
  description: '',
  fullDescription: '',
  highlights: [],
  categoryNames: ['', '', ''],
  pack: '',
  weighed: null,
  retail: { list: 0 as Paisa, offer: null },
  offerPeriod: always,
  multiBuy: null,
  wholesale: null,
  purchasePrice: null,
  pointsDivisor: null,
  perishable: false,
  stock: null,
  lowStock: null,
  picture: null,
  pictures: [],
  colours: [],
  family: null,
  facts: noFacts,
  published: false,
}

export const decodeNewProduct = (body: z.infer<typeof NewProductBody>): ProductDraft => ({
  ...decodeFields(body, empty),
  stock: body.stock ?? null,
})

/** Absent fields stay unchanged. Refuses (`stock_changed`) a stock that differs from `stockBefore`. */
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
  const [main, sub, item] = draft.categoryNames
  return {
    ...draft,
    sku: body.sku === undefined ? draft.sku : body.sku,
    barcode: body.barcode === undefined ? draft.barcode : readBarcode(body.barcode ?? ''),
    lowStock: body.lowStock === undefined ? draft.lowStock : body.lowStock,
    name: body.name ?? draft.name,
    brand: body.brand ?? draft.brand,
    description: body.description ?? draft.description,
    fullDescription: body.fullDescription ?? draft.fullDescription,
    highlights: body.highlights ?? draft.highlights,
    categoryNames: [body.mainCategory ?? main, body.subCategory ?? sub, body.itemCategory ?? item],
    pack: body.pack ?? draft.pack,
    weighed: mergeWeighed(draft.weighed, body),
    retail: {
      list: amount(body.listPrice) ?? draft.retail.list,
      offer: offer(body.offerPrice, draft.retail),
    },
    offerPeriod: {
      from: readMoment(body.offerFrom, draft.offerPeriod.from),
      until: readMoment(body.offerUntil, draft.offerPeriod.until),
    },
    multiBuy: body.multiBuy === undefined ? draft.multiBuy : multiBuyOf(body.multiBuy),
    wholesale: wholesaleOf(body, draft.wholesale),
    purchasePrice:
      body.purchasePrice === undefined ? draft.purchasePrice : amount(body.purchasePrice) || null,
    pointsDivisor: body.pointsDivisor === undefined ? draft.pointsDivisor : body.pointsDivisor,
    published: body.published ?? draft.published,
    colours: body.colors === undefined ? draft.colours : coloursOf(body.colors, draft),
    family: body.family === undefined ? draft.family : body.family,
    facts: byField(
      (name) => body[name] ?? draft.facts[name],
      (name) => body[name] ?? draft.facts[name],
    ),
  }
}

function coloursOf(colors: NonNullable<Changes['colors']>, draft: ProductDraft): Colour[] {
  const paths = [draft.picture, ...draft.pictures].filter((path) => path !== null)
  return distinctColours(
    colors.flatMap(({ name, swatch, picture }) => {
      const path = paths.find((one) => pictureId(one) === picture) ?? null
      const read = readColour(name, path)
      return read === null ? [] : [{ ...read, swatch: swatch?.toLowerCase() ?? read.swatch }]
    }),
  )
}

type Amount = number | string | null | undefined
const amount = (value: Amount): Paisa | null =>
  value === undefined || value === null ? null : readRupees(value)

/** 0 or null means: no offer. */
function offer(value: Amount, tag: PriceTag | null): Paisa | null {
  if (value === undefined) return tag?.offer ?? null
  const read = amount(value)
  return read === null || read <= 0 ? null : read
}

function readMoment(value: string | null | undefined, otherwise: number | null = null) {
  if (value === undefined) return otherwise
  return value === null ? null : Date.parse(value)
}

const multiBuyOf = (given: NonNullable<Changes['multiBuy']> | null): MultiBuyOffer | null =>
  given && {
    quantity: given.quantity,
    price: amount(given.price) ?? nothing,
    from: readMoment(given.from),
    until: readMoment(given.until),
  }

function wholesaleOf(body: Changes, tag: WholesaleTag | null): WholesaleTag | null {
  const list =
    body.wholesaleListPrice === undefined ? (tag?.list ?? null) : amount(body.wholesaleListPrice)
  return list === null || list <= 0
    ? null
    : { list, offer: offer(body.wholesaleOfferPrice, tag), ...termsOf(body, tag ?? plainTerms) }
}

/** Without a minimum it follows the step. */
function termsOf(body: z.infer<typeof ChangeProductBody>, terms: WholesaleTerms): WholesaleTerms {
  const step = body.wholesaleStep ?? terms.step
  return {
    step,
    minimum: body.wholesaleMinimum ?? roundedUp(terms.minimum, { minimum: 1, step }),
    carton: body.wholesaleCarton === undefined ? terms.carton : body.wholesaleCarton,
    breaks:
      body.wholesaleBreaks?.map(({ from, price }) => ({
        from,
        price: amount(price) ?? nothing,
      })) ?? terms.breaks,
  }
}
