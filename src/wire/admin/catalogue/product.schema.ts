import { misfit } from '../../misfit.ts'
import { z } from 'zod'
import { readBarcode } from '#shop/catalogue/codes/barcode.ts'
import { minSide, maxPictures } from '#shop/catalogue/pictures/gallery.ts'
import { maxHighlightLength, maxHighlights, maxLowStock } from '#shop/catalogue/product-draft.ts'
import { byField, productFields } from '#shop/catalogue/product-fields.ts'
import { productFilters } from '#shop/catalogue/product-filter.ts'
import { maxBreaks } from '#shop/pricing/wholesale-terms.ts'
import { maxDivisor } from '#shop/settings/settings.ts'
import { decodeCrop } from './crop.ts'
import { ColoursBody, ColoursOfProduct } from './colours.schema.ts'
import { NameUr, urduAnswer, urduWords } from './product-urdu.schema.ts'
import { Pack, weighedFields } from './weighed.schema.ts'
import {
  Code,
  Name,
  NameOrNone,
  PlainText,
  Price,
  Quantity,
  SearchText,
  Version,
} from '../../amounts.schema.ts'

/** A product as staff sees it; amounts are rupees. */
export const AdminProduct = z.object({
  id: z.string(),
  number: z.int().describe('numeric id used in page addresses'),
  sku: z.string().nullable(),
  barcode: z.string().nullable().describe('an EAN-8 or EAN-13; a UPC-A starts with a 0'),
  name: z.string(),
  brand: z.string(),
  description: z.string(),
  fullDescription: z.string(),
  highlights: z.array(z.string()),
  mainCategory: z.string(),
  subCategory: z.string(),
  itemCategory: z.string(),
  categoryPath: z.string(),
  pack: Pack,
  ...weighedFields,
  pictures: z.array(
    z.object({
      id: z.string(),
      image: z.string(),
      alt: z.string(),
      crop: z
        .object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })
        .nullable()
        .describe('the displayed part of the original, as fractions of its size; null: all of it'),
    }),
  ),
  colors: ColoursOfProduct,
  family: z.string().nullable().describe('name shared by all sizes of one product'),
  ...byField(
    () => z.string(),
    () => z.array(z.string()),
  ),
  ...urduAnswer,
  tint: z.string().nullable(),
  listPrice: z.number(),
  offerPrice: z.number().nullable(),
  offerFrom: z
    .string()
    .nullable()
    .describe('start of the offer, ISO 8601 UTC; null: no start date'),
  offerUntil: z.string().nullable().describe('end of the offer, ISO 8601 UTC; null: no end date'),
  multiBuy: z
    .object({
      quantity: z.int(),
      price: z.number(),
      from: z.string().nullable(),
      until: z.string().nullable(),
    })
    .nullable()
    .describe('a fixed price for several units, such as 3 for 250 rupees'),
  wholesaleListPrice: z
    .number()
    .nullable()
    .optional()
    .describe('absent, like all wholesale fields, without the permission `wholesale.read`'),
  wholesaleOfferPrice: z.number().nullable().optional(),
  wholesaleMinimum: z.int().optional(),
  wholesaleStep: z.int().optional(),
  wholesaleCarton: z.int().nullable().optional(),
  wholesaleBreaks: z.array(z.object({ from: z.int(), price: z.number() })).optional(),
  purchasePrice: z
    .number()
    .nullable()
    .optional()
    .describe('what the shop pays for one; null: unknown; absent without `wholesale.read`'),
  pointsDivisor: z
    .int()
    .nullable()
    .describe('rupees for one loyalty point; null: the value in settings'),
  stock: z.int().nullable(),
  stockGrams: z.int().nullable().describe('grams in stock, about; null: not weighed or counted'),
  lowStock: z.int().nullable().describe('low stock from so many units; null: as in settings'),
  rating: z.object({ average: z.number(), count: z.int() }).nullable(),
  published: z.boolean(),
  version: z.int(),
})

/** Which of all products, beside a text. */
export const ProductsChosen = {
  only: z.enum(productFilters).optional().describe('only products in this state'),
  brand: SearchText(100).optional().describe('exact brand name'),
  category: SearchText(300).optional().describe('category path; includes its subcategories'),
}

const maxStock = 1_000_000_000
const Stock = z.int().min(0).max(maxStock).nullable()

const Barcode = Code(60).refine((text) => readBarcode(text) !== null, misfit('barcode'))

const Moment = z.iso.datetime({ offset: true }).nullable()

const Fields = z.object({
  name: Name(200),
  brand: NameOrNone(100),
  description: PlainText(2000),
  fullDescription: PlainText(20_000),
  highlights: z.array(Name(maxHighlightLength)).max(maxHighlights),
  mainCategory: Name(100),
  subCategory: Name(100),
  itemCategory: Name(100),
  pack: NameOrNone(60).describe('pack size, such as "500 g"'),
  ...weighedFields,
  listPrice: Price,
  offerPrice: Price.nullable().describe('0 or null: no offer'),
  offerFrom: Moment,
  offerUntil: Moment,
  multiBuy: z
    .object({
      quantity: Quantity,
      price: Price,
      from: Moment.optional(),
      until: Moment.optional(),
    })
    .nullable(),
  wholesaleListPrice: Price.nullable(),
  wholesaleOfferPrice: Price.nullable(),
  wholesaleMinimum: Quantity,
  wholesaleStep: Quantity,
  wholesaleCarton: Quantity.min(2).nullable(),
  wholesaleBreaks: z.array(z.object({ from: Quantity, price: Price })).max(maxBreaks),
  purchasePrice: Price.nullable().describe('0 or null: unknown'),
  pointsDivisor: z.int().min(1).max(maxDivisor).nullable(),
  stock: Stock,
  lowStock: z.int().min(0).max(maxLowStock).nullable(),
  published: z.boolean(),
  sku: Code(60).min(1).nullable(),
  barcode: Barcode.nullable().describe('EAN-8, EAN-13 or UPC-A; null: none'),
  colors: ColoursBody,
  family: Name(100)
    .nullable()
    .describe('products with the same family are displayed as sizes of one product'),
  ...byField(
    (name) => {
      const { kind, max } = productFields[name]
      if (name === 'nameUr') return NameUr
      return (kind === 'line' ? NameOrNone : PlainText)(max)
    },
    (name) => z.array(Name(productFields[name].max)).max(productFields[name].most),
  ),
  ...urduWords,
})

const required = {
  name: true,
  mainCategory: true,
  subCategory: true,
  itemCategory: true,
  listPrice: true,
} as const

export const NewProductBody = Fields.partial().required(required)
/**
 * `version`, when given, must be the one that the change was made on. A stock is changed by a
 * difference, or to a figure beside the one that it was changed from.
 */
export const ChangeProductBody = Fields.partial()
  .extend({
    version: Version.optional(),
    stockBefore: Stock.optional().describe(
      'the stock you read before changing `stock`; refused if it changed since',
    ),
    stockChange: z
      .int()
      .min(-maxStock)
      .max(maxStock)
      .optional()
      .describe('a difference, instead of `stock`'),
  })
  .refine(({ stock, stockBefore }) => (stock === undefined) === (stockBefore === undefined), {
    path: ['stockBefore'],
    error: misfit('stock_before'),
  })
  .refine(({ stock, stockChange }) => stock === undefined || stockChange === undefined, {
    path: ['stockChange'],
    error: misfit('stock_once'),
  })

/** `position` 1 is the first; beyond the last it is the last. */
export const ChangePictureBody = z.object({
  alt: NameOrNone(500).optional(),
  position: z.int().min(1).max(maxPictures).optional(),
})

const Part = z.number().min(0).max(1)
const Side = z.number().min(minSide).max(1)
/** Numbers are written with limited precision: this much beyond the edge is still on it. */
const slack = 1e-5

const Crop = z
  .object({ left: Part, top: Part, width: Side, height: Side })
  .refine(
    ({ left, top, width, height }) => left + width <= 1 + slack && top + height <= 1 + slack,
    misfit('crop'),
  )

export const CropPictureBody = z.object({
  crop: Crop.nullable().describe('fractions (0 to 1) of the original; null: all of it'),
})

/** The same in a form: left, top, width and height with commas between. */
export const CropText = z.string().refine((text) => {
  return cropParts.test(text) && Crop.safeParse(decodeCrop(text)).success
}, misfit('crop'))

const cropParts = /^(?:[01](?:\.\d{1,20})?(?:,(?!$)|$)){4}$/
