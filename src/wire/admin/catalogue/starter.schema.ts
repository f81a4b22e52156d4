import { z } from 'zod'
import { starterKeys } from '#shop/catalogue/starter/starter-products.ts'
import { Price } from '../../amounts.schema.ts'
import { misfit } from '../../misfit.ts'
import { type CallSchema, data } from '../../call-schema.ts'

/** A product that most groceries sell, to be given a price. */
export const StarterProduct = z.object({
  key: z.string(),
  name: z.string(),
  nameUr: z.string(),
  pack: z.string(),
  brand: z.string(),
  mainCategory: z.string(),
  mainCategoryUr: z.string(),
  subCategory: z.string(),
  number: z.int().nullable().describe('number of the product in the shop; null: not added yet'),
})

const Chosen = z.object({
  key: z.enum(starterKeys),
  price: Price,
  stock: z
    .int()
    .min(0)
    .max(1_000_000_000)
    .nullable()
    .optional()
    .describe('units in stock; null: not tracked'),
})

export const AddStarterBody = z.object({
  products: z
    .array(Chosen)
    .min(1)
    .max(starterKeys.length)
    .refine(
      (products) => new Set(products.map(({ key }) => key)).size === products.length,
      misfit('product_once'),
    ),
})

export const StarterReport = z.object({
  added: z.array(z.string()).describe('keys of the products that were added'),
  known: z.array(z.string()).describe('keys of products already in the shop, left unchanged'),
})

export const starterCalls = {
  adminStarterProducts: {
    route: 'GET /admin/products/starter',
    access: 'product.import',
    summary: 'List the starter set: products that most groceries sell, without prices, by category',
    answer: data(z.array(StarterProduct)),
  },
  adminAddStarterProducts: {
    route: 'POST /admin/products/starter',
    access: ['product.import', 'price.write'],
    idempotency: 'own',
    summary: 'Add products of the starter set; products already in the shop stay unchanged',
    body: AddStarterBody,
    answer: data(StarterReport),
  },
} as const satisfies Record<string, CallSchema>
