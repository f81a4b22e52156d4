import { z } from 'zod'
import { Name } from '../../amounts.schema.ts'
import { urduLine } from '../../urdu.schema.ts'
import { type CallSchema, data, Done } from '../../call-schema.ts'

const Path = Name(400).describe('slugs from the main category down, joined by “/”')
const ById = z.object({
  id: Name(400).describe('the category path, with “.” in place of each “/”'),
})

/** A category where staff order them. */
export const AdminCategory = z.object({
  path: z.string(),
  name: z.string(),
  parent: z.string().nullable().describe('path of the parent category'),
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  nameUr: z.string().describe('name in Urdu; empty: not translated'),
  toCheck: z.boolean().describe('true: the name has changed since its Urdu was written'),
})

export const categoryCalls = {
  adminCategories: {
    route: 'GET /admin/categories',
    access: 'product.read',
    summary: 'List all categories, empty ones included: parents first, in display order',
    answer: data(
      z.array(
        AdminCategory.extend({
          products: z
            .int()
            .describe(
              'products directly in this category, drafts included; only the lowest level has any',
            ),
          published: z.int(),
        }),
      ),
    ),
  },
  adminCreateCategory: {
    route: 'POST /admin/categories',
    access: 'product.write',
    idempotency: 'saved',
    summary: 'Create a category',
    body: z.object({ name: Name(100), parent: Path.nullable(), nameUr: urduLine(100) }),
    status: 201,
    answer: data(AdminCategory),
  },
  adminChangeCategory: {
    route: 'PATCH /admin/categories/:id',
    access: 'product.write',
    summary: 'Rename a category or give it another parent of the same level; its old address redirects to the new one', // prettier-ignore
    params: ById,
    body: z.object({
      name: Name(100).optional(),
      nameUr: urduLine(100),
      parent: Path.optional(),
      merge: z
        .boolean()
        .optional()
        .describe('true: merge into the category that already has this name'),
    }),
    answer: data(AdminCategory),
  },
  adminOrderCategory: {
    route: 'POST /admin/categories/:id/position',
    access: 'product.write',
    summary: 'Move a category among its siblings (1: first)',
    params: ById,
    body: z.object({ position: z.int().min(1).max(10_000) }),
    answer: data(AdminCategory),
  },
  adminRemoveCategory: {
    route: 'DELETE /admin/categories/:id',
    access: 'product.write',
    summary: 'Delete a category without products',
    params: ById,
    answer: Done,
  },
} as const satisfies Record<string, CallSchema>
