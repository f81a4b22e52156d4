import { countedCategories } from '#shop/catalogue/categories/category-list.store.ts'
import {
  changeCategory,
  createCategory,
  orderCategory,
  removeCategory,
} from '#shop/catalogue/categories/change-categories.ts'
import type { CategoryKey } from '#shop/catalogue/categories/category.ts'
import { findTranslations } from '#shop/translations/translations.store.ts'
import type { Visit } from '#shop/visit.ts'
import { encodeAdminCategory, pathOfCategoryId } from '#wire/admin/catalogue/category.ts'
import { doneIn } from '../../done-in.ts'
import type { Handlers } from '../../handler.ts'

export const categoryHandlers = {
  async adminCategories({ db }) {
    const all = await countedCategories(db)
    const urdu = await findTranslations(db, 'ur', all.map(({ name }) => name)) // prettier-ignore
    return {
      data: all.map(({ products, published, ...category }) => ({
        ...encodeAdminCategory(category, urdu.get(category.name)),
        products,
        published,
      })),
    }
  },
  adminCreateCategory: async (visit, { body }) => answer(visit, await createCategory(visit, body)),
  adminChangeCategory: async (visit, { params, body }) =>
    answer(visit, await changeCategory(visit, pathOfCategoryId(params.id), body)),
  adminOrderCategory: async (visit, { params, body }) =>
    answer(visit, await orderCategory(visit, pathOfCategoryId(params.id), body.position)),
  async adminRemoveCategory(visit, { params }, http) {
    await removeCategory(visit, pathOfCategoryId(params.id))
    return doneIn(http, 'done.categoryRemoved')
  },
} satisfies Partial<Handlers>

async function answer({ db }: Visit, category: CategoryKey) {
  const urdu = await findTranslations(db, 'ur', [category.name])
  return { data: encodeAdminCategory(category, urdu.get(category.name)) }
}
