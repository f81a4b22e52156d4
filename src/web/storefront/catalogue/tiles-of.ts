import type { Translate } from '../../messages/messages-in.ts'
import type { CategoryNode } from '#shop/catalogue/category.ts'
import type { Product } from '#shop/catalogue/product.ts'
import type { catalogueMessages } from '../../messages/en/catalogue.ts'

export type Tile = { name: string; place: string[]; picture: string | null; counts: string }

/** What is below: a sub-category counts its item categories, an item category its items. */
export const tilesOf = (
  category: CategoryNode,
  level: number,
  products: readonly Product[],
  t: Translate<typeof catalogueMessages>,
): Tile[] =>
  category.children.map((child) => ({
    name: child.name,
    place: child.path.split('/'),
    picture: pictureOf(child, products),
    counts:
      level === 1
        ? t('category.shelves', { count: child.children.length })
        : t('category.items', { count: child.families }),
  }))

/** Its own, or that of something that stands in it. */
const pictureOf = ({ path, picture }: CategoryNode, products: readonly Product[]) =>
  picture ?? products.find(({ shelf }) => `${shelf.path}/`.startsWith(`${path}/`))?.picture ?? null
