import type { CategoryNode } from '#shop/catalogue/categories/category.ts'
import type { WireCategory } from './category.schema.ts'

type Named = { number: number; name: string }

/** Ours → wire; `itemsOf` gives the published products of a category by its path. */
export const encodeCategory = (
  main: CategoryNode,
  itemsOf: (path: string) => readonly Named[],
): WireCategory => ({
  _id: main.path,
  main_category: main.name,
  sub_categories: main.children.map((sub) => ({
    sub_category: sub.name,
    item_categories: sub.children.map((item) => ({
      item_category: item.name,
      items: itemsOf(item.path).map(({ number, name }) => ({ id: number, itemfullname: name })),
    })),
  })),
})
