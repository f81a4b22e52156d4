import { countedCategories } from '#shop/catalogue/categories/category-list.store.ts'
import {
  changeCategory,
  createCategory,
  orderCategory,
  removeCategory,
} from '#shop/catalogue/categories/change-categories.ts'
import { encodeAdminCategory, pathOfCategoryId } from '#wire/admin/catalogue/category.ts'
import { doneIn } from '../../done-in.ts'
import type { Handlers } from '../../handler.ts'

export const categoryHandlers = {
  adminCategories: async ({ db }) => ({
    data: (await countedCategories(db)).map(({ products, published, ...category }) => ({
      ...encodeAdminCategory(category),
      products,
      published,
    })),
  }),
  adminCreateCategory: async (visit, { body }) => ({
    data: encodeAdminCategory(await createCategory(visit, body)),
  }),
  adminChangeCategory: async (visit, { params, body }) => ({
    data: encodeAdminCategory(await changeCategory(visit, pathOfCategoryId(params.id), body)),
  }),
  adminOrderCategory: async (visit, { params, body }) => ({
    data: encodeAdminCategory(
      await orderCategory(visit, pathOfCategoryId(params.id), body.position),
    ),
  }),
  async adminRemoveCategory(visit, { params }, http) {
    await removeCategory(visit, pathOfCategoryId(params.id))
    return doneIn(http, 'done.categoryRemoved')
  },
} satisfies Partial<Handlers>
