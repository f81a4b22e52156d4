import { z } from 'zod'
import { Name } from '../../amounts.schema.ts'
import { type CallSchema, data, Done } from '../../call-schema.ts'

const Path = Name(400).describe('the slugs of its names from the top, joined by “/”')
const ById = z.object({ id: Name(400).describe('its path, with “.” instead of each “/”') })

/** A category where staff order them. */
export const AdminCategory = z.object({
  path: z.string(),
  name: z.string(),
  parent: z.string().nullable().describe('the path of the one above'),
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
})

export const categoryCalls = {
  adminCategories: {
    route: 'GET /admin/categories',
    access: 'product.read',
    summary: 'All categories, empty ones too: those above first, then in their order',
    answer: data(
      z.array(
        AdminCategory.extend({
          products: z
            .int()
            .describe('that stand in it itself, drafts too: only on the lowest level'),
          published: z.int(),
        }),
      ),
    ),
  },
  adminCreateCategory: {
    route: 'POST /admin/categories',
    access: 'product.write',
    idempotency: 'saved',
    summary: 'Add a category',
    body: z.object({ name: Name(100), parent: Path.nullable() }),
    status: 201,
    answer: data(AdminCategory),
  },
  adminChangeCategory: {
    route: 'PATCH /admin/categories/:id',
    access: 'product.write',
    summary: 'Rename a category, or take it under another one of the same level; its old address leads to the new one', // prettier-ignore
    params: ById,
    body: z.object({
      name: Name(100).optional(),
      parent: Path.optional(),
      merge: z.boolean().optional().describe('into the one of that name that is there already'),
    }),
    answer: data(AdminCategory),
  },
  adminOrderCategory: {
    route: 'POST /admin/categories/:id/position',
    access: 'product.write',
    summary: 'Move a category to another place among those under the same one (1: the first)',
    params: ById,
    body: z.object({ position: z.int().min(1).max(10_000) }),
    answer: data(AdminCategory),
  },
  adminRemoveCategory: {
    route: 'DELETE /admin/categories/:id',
    access: 'product.write',
    summary: 'Take a category away that has no products',
    params: ById,
    answer: Done,
  },
} as const satisfies Record<string, CallSchema>
