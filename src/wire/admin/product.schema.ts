import { z } from 'zod'
import { mostPictures } from '#shop/catalogue/gallery.ts'
import { PlainText, Quantity, Rupees, Text } from '../amounts.schema.ts'
import { Item } from '../v1/product.schema.ts'

export const AdminProduct = Item.extend({
  sku: z.string().nullable(),
  published: z.boolean(),
  version: z.int(),
})

const mostStock = 1_000_000_000
const Stock = z.int().min(0).max(mostStock).nullable()

const Fields = z.object({
  itemfullname: Text(200),
  brand: PlainText(100),
  description: PlainText(2000),
  fulldesciption: PlainText(20_000),
  descriptionpoints: z.array(Text(300)).max(20),
  main_category: Text(100),
  sub_category: Text(100),
  item_category: Text(100),
  size: PlainText(60),
  orignalprice: Rupees,
  discountprice: Rupees,
  wholesale_orignalprice: Rupees.nullable(),
  wholesale_discountprice: Rupees.nullable(),
  wholesale_minimum: Quantity,
  wholesale_step: Quantity,
  wholesale_carton: Quantity.min(2).nullable(),
  wholesale_breaks: z.array(z.object({ from: Quantity, price: Rupees })).max(10),
  loyaltypoints: z.int().min(1).max(1_000_000),
  stock: Stock,
  published: z.boolean(),
  sku: Text(60).nullable(),
})

const required = {
  itemfullname: true,
  main_category: true,
  sub_category: true,
  item_category: true,
  orignalprice: true,
} as const

export const NewProductBody = Fields.partial().required(required)
/**
 * `version`, when given, must be the one that the change was made on. A stock is changed by a
 * difference, or to a figure beside the one that it was changed from.
 */
export const ChangeProductBody = Fields.partial()
  .extend({
    version: z.int().optional(),
    stockBefore: Stock.optional().describe('the stock that `stock` was changed from'),
    stockChange: z.int().min(-mostStock).max(mostStock).optional().describe('in place of `stock`'),
  })
  .refine(({ stock, stockBefore }) => (stock === undefined) === (stockBefore === undefined), {
    path: ['stockBefore'],
    error: 'stock and stockBefore, the stock that it was changed from, come together',
  })
  .refine(({ stock, stockChange }) => stock === undefined || stockChange === undefined, {
    path: ['stockChange'],
    error: 'stock and stockChange exclude each other',
  })

/** `position` 1 is the first; beyond the last it is the last. */
export const ChangePictureBody = z.object({
  alt: PlainText(500).optional(),
  position: z.int().min(1).max(mostPictures).optional(),
})
