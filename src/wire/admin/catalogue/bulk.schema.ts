import { z } from 'zod'
import { bulkPrices, directions, roundings } from '#shop/catalogue/bulk/bulk-rule.ts'
import { maxChangedProducts } from '#shop/catalogue/bulk/change-products.ts'
import { Name, Price, SearchText, Version } from '../../amounts.schema.ts'
import { type CallSchema, data } from '../../call-schema.ts'
import { misfit } from '../../misfit.ts'
import { AuditChange } from '../office/audit.schema.ts'
import { ProductsChosen } from './product.schema.ts'

const maxPercent = 500
const Percent = (most: number) =>
  z.number().min(0.01).max(most).multipleOf(0.01).describe('at most two decimals')
const Rounding = z.literal([...roundings]).describe('round to a multiple of this many rupees')
const Moment = z.iso.datetime({ offset: true }).nullable().optional()

const step = {
  price: z
    .enum(bulkPrices)
    .describe('`wholesale`: the wholesale price, its offer and its quantity breaks'),
  direction: z.enum(directions),
  roundTo: Rounding,
}

/** A bulk change of products. */
export const BulkChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), ...step, percent: Percent(maxPercent) }),
  z.object({ kind: z.literal('amount'), ...step, amount: Price }),
  z.object({
    kind: z.literal('offer'),
    percent: Percent(99).describe('percent off the price'),
    roundTo: Rounding,
    from: Moment.describe('start; absent or null: now'),
    until: Moment.describe('end; absent or null: none'),
  }),
  z.object({ kind: z.literal('offer-end') }),
  z
    .object({ kind: z.literal('round'), roundTo: Rounding })
    .describe('rounds all selling prices, half up; an offer that saves nothing then ends'),
  z.object({
    kind: z.literal('category'),
    mainCategory: Name(100),
    subCategory: Name(100),
    itemCategory: Name(100),
  }),
  z.object({ kind: z.literal('brand'), from: Name(100), to: Name(100) }),
  z.object({ kind: z.literal('publish') }),
  z.object({ kind: z.literal('unpublish') }),
])

const Seen = z.object({
  number: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
  version: Version.describe('the version from the preview'),
})

const Previewed = Seen.extend({
  name: z.string(),
  pack: z.string(),
  changes: z.array(AuditChange),
  refused: z
    .string()
    .nullable()
    .describe('a sentence that says why the product cannot be changed; null: it can be changed'),
})

export const bulkCalls = {
  adminPreviewBulkChange: {
    route: 'POST /admin/products/bulk-changes/preview',
    access: 'product.import',
    summary: `Preview a bulk change of at most ${maxChangedProducts} products without saving it`,
    body: z.object({
      q: SearchText(100).optional(),
      ...ProductsChosen,
      change: BulkChange,
    }),
    answer: data(
      z.object({
        products: z.array(Previewed).describe('newest first'),
        unchanged: z.int().describe('number of products that already have the new value'),
      }),
    ),
  },
  adminChangeProducts: {
    route: 'POST /admin/products/bulk-changes',
    access: 'product.import',
    idempotency: 'own',
    summary: 'Change products as previewed; can be undone like an import',
    body: z.object({
      change: BulkChange,
      products: z
        .array(Seen)
        .min(1)
        .max(maxChangedProducts)
        .refine(
          (products) => new Set(products.map(({ number }) => number)).size === products.length,
          misfit('product_once'),
        ),
    }),
    answer: data(
      z.object({
        id: z.string().nullable().describe('id for undoing the change; null: nothing was changed'),
        changed: z.int(),
        kept: z
          .array(
            z.object({
              number: z.int(),
              name: z.string().nullable().describe('null: the product was deleted'),
              code: z.string(),
              reason: z.string().describe('a sentence to show the user'),
            }),
          )
          .describe('products that were not changed'),
      }),
    ),
  },
} as const satisfies Record<string, CallSchema>
