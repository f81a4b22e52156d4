import { z } from 'zod'
import type { CategoryNode } from '#shop/catalogue/categories/category.ts'

/** Three levels, the lowest with its items. */
export const WireCategory = z.object({
  _id: z.string(),
  main_category: z.string(),
  sub_categories: z.array(
    z.object({
      sub_category: z.string(),
      item_categories: z.array(
        z.object({
          item_category: z.string(),
          items: z.array(z.object({ id: z.int(), itemfullname: z.string() })),
        }),
      ),
    }),
  ),
})
export type WireCategory = z.infer<typeof WireCategory>

/** Our own tree without items, which the menus and tiles are made of. */
export const TreeNode: z.ZodType<CategoryNode> = z.object({
  name: z.string(),
  slug: z.string(),
  path: z.string(),
  tint: z.string().nullable(),
  picture: z.string().nullable(),
  products: z.int(),
  families: z.int().describe('like `products`, but all sizes of one product count once'),
  get children() {
    return z.array(TreeNode)
  },
})
