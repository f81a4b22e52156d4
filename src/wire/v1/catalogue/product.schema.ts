import { z } from 'zod'
import { packUnits } from '#shop/catalogue/product.ts'
import { byColumn } from '#shop/catalogue/product-fields.ts'
import { WireWeight } from '../../weight.schema.ts'

const Pair = z.object({ orignalprice: z.number(), discountprice: z.number() })

/** For wholesale customers and staff only: prices and quantity terms. */
export const Wholesale = z.object({
  wholesale_orignalprice: z.number().optional(),
  wholesale_discountprice: z.number().optional(),
  wholesale_minimum: z.int().optional(),
  wholesale_step: z.int().optional(),
  wholesale_carton: z.int().nullable().optional(),
  wholesale_breaks: z.array(z.object({ from: z.int(), price: z.number() })).optional(),
})
export type WireWholesale = z.infer<typeof Wholesale>

/** A fixed price for several pieces; `until`: its end. */
export const WireMultiBuy = z.object({
  quantity: z.int(),
  price: z.number(),
  until: z.string().optional(),
})

/** A picture of a product, a media path; `alt` may be empty. */
const WirePicture = z.object({ _id: z.string(), image: z.string(), alt: z.string() })

/** The plain fields of a product; each is there only where it is known. In lists only `name_ur`. */
const WireFacts = z.object(
  byColumn(
    () => z.string().optional(),
    () => z.array(z.string()).optional(),
  ),
)

/** A colour to choose; `color` of a cart or order line is its name. `swatch` as `#rrggbb`. */
export const WireColour = z.object({
  name: z.string(),
  label: z.string().optional().describe("`name` in the reader's language, if translated"),
  swatch: z.string().nullable(),
  image: z.string().nullable(),
})

/** Of a line whose colour was chosen. */
export const ColourOfLine = {
  color: z.string().optional().describe('chosen colour'),
  color_label: z.string().optional().describe("`color` in the reader's language, if translated"),
}

/** A shopping item (the spellings are the public contract, docs/contract.md). 0 means: no offer. */
const Size = z.object({
  _id: z.string(),
  id: z.int(),
  itemfullname: z.string(),
  imgsrc: z.string().nullable(),
  tint: z.string().nullable(),
  description: z.string(),
  fulldesciption: z.string(),
  descriptionpoints: z.array(z.string()),
  brand: z.string(),
  colors: z.array(z.string()),
  coloroptions: z.array(WireColour).optional(),
  pictures: z.array(WirePicture).optional(),
  main_category: z.string(),
  sub_category: z.string(),
  item_category: z.string(),
  category_path: z.string(),
  ...Pair.shape,
  discountuntil: z.string().optional().describe('end of the offer'),
  multibuy: WireMultiBuy.optional(),
  isnew: z.literal(true).optional().describe('recently added'),
  ...Wholesale.shape,
  sku: z.string().nullable().optional(),
  loyaltypoints: z.int(),
  quantity: z.int(),
  stock: z.int().nullable(),
  ...WireFacts.shape,
  size: z.object({
    text: z.string(),
    amount: z.number().nullable(),
    unit: z.enum(packUnits).nullable(),
  }),
  weight: WireWeight.optional().describe('only of goods that are weighed when they are packed'),
  rating: z.object({ average: z.number(), count: z.int() }).nullable(),
  /** In search results of a customer who ordered it before. */
  bought: z.boolean().optional(),
})

/** An item; where families are asked for, and where it is shown whole, with all its sizes, itself too. */
export const Item = Size.extend({ sizes: z.array(Size).optional() })
export type WireItem = z.infer<typeof Item>
