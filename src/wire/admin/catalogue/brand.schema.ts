import { z } from 'zod'
import { Name } from '../../amounts.schema.ts'
import { urduLine } from '../../urdu.schema.ts'
import { type CallSchema, counted, data, Paged } from '../../call-schema.ts'

export const AdminBrand = z.object({
  name: z.string(),
  products: z.int().describe('number of products with this brand, drafts included'),
  published: z.int(),
  nameUr: z.string().describe('in Urdu; empty: not translated'),
  toCheck: z.boolean().describe('true: the name has changed since its Urdu was written'),
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
    summary: 'Rename a brand on all its products, or set its Urdu name; a rename can be undone like a bulk change', // prettier-ignore
    body: z.object({
      id: z.uuid().describe('chosen by the client; a retry with the same id changes nothing'),
      from: Name(100),
      to: Name(100),
      merge: z
        .boolean()
        .optional()
        .describe('true: allow the rename when other products have the new name already'),
      nameUr: urduLine(100),
    }),
    answer: data(z.object({ name: z.string(), changed: z.int() })),
  },
} as const satisfies Record<string, CallSchema>
