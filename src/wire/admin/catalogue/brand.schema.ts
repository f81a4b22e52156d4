import { z } from 'zod'
import { Name } from '../../amounts.schema.ts'
import { type CallSchema, counted, data, Paged } from '../../call-schema.ts'

export const AdminBrand = z.object({
  name: z.string(),
  products: z.int().describe('number of products with this brand, drafts included'),
  published: z.int(),
})

export const brandCalls = {
  adminBrands: {
    route: 'GET /admin/brands',
    access: 'product.read',
    summary: 'List the brands of all products, by name',
    query: Paged,
    answer: counted(AdminBrand),
  },
  adminRenameBrand: {
    route: 'POST /admin/brands/renames',
    access: 'product.write',
    summary: 'Rename a brand on all its products; can be undone like a bulk change',
    body: z.object({
      id: z.uuid().describe('chosen by the client; a retry with the same id changes nothing'),
      from: Name(100),
      to: Name(100),
      merge: z
        .boolean()
        .optional()
        .describe('true: allow the rename when other products have the new name already'),
    }),
    answer: data(z.object({ name: z.string(), changed: z.int() })),
  },
} as const satisfies Record<string, CallSchema>
