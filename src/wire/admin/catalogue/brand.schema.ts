import { z } from 'zod'
import { Name } from '../../amounts.schema.ts'
import { type CallSchema, counted, data, Paged } from '../../call-schema.ts'

export const AdminBrand = z.object({
  name: z.string(),
  products: z.int().describe('that have it, drafts too'),
  published: z.int(),
})

export const brandCalls = {
  adminBrands: {
    route: 'GET /admin/brands',
    access: 'product.read',
    summary: 'The brands that products have, by name',
    query: Paged,
    answer: counted(AdminBrand),
  },
  adminRenameBrand: {
    route: 'POST /admin/brands/renames',
    access: 'product.write',
    summary: 'Give all products of a brand another one; can be undone as a change of many products',
    body: z.object({
      id: z
        .uuid()
        .describe('chosen by the caller: a repeat with the same one changes nothing more'),
      from: Name(100),
      to: Name(100),
      merge: z.boolean().optional().describe('also where products have the new name already'),
    }),
    answer: data(z.object({ name: z.string(), changed: z.int() })),
  },
} as const satisfies Record<string, CallSchema>
