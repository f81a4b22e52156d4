import { countBrands, listBrands } from '#shop/catalogue/brands/brands.store.ts'
import { renameBrand } from '#shop/catalogue/brands/rename-brand.ts'
import type { Handlers } from '../../handler.ts'
import { pageOf } from '../../page-of.ts'

export const brandHandlers = {
  async adminBrands({ db }, { query }) {
    const { text, limit, offset } = pageOf(query)
    const [data, total] = await Promise.all([
      listBrands(db, text, limit, offset),
      countBrands(db, text),
    ])
    return { data, total }
  },
  adminRenameBrand: async (visit, { body: { merge = false, ...names } }) => ({
    data: { name: names.to, changed: await renameBrand(visit, { ...names, merge }) },
  }),
} satisfies Partial<Handlers>
