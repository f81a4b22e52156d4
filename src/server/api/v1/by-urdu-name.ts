import type { ListedProduct } from '#shop/catalogue/lists/listed-product.ts'
import { compareNames } from '#shop/name-order.ts'
import type { Translations } from '#shop/translations/translations.store.ts'
import type { OpenVisit } from '../../open-shop.ts'
import type { List } from './lists.ts'

/** Longer lists stay in the order of the English names: sorting them would hold up other requests. */
const mostSorted = 20_000

/** The translations if a list is asked for by names in Urdu; null: it is in order as it is kept. */
export const textsToSortBy = async (
  { locale, translations }: OpenVisit,
  { sort }: Pick<List, 'sort'>,
): Promise<Translations | null> =>
  sort === 'name' && locale !== 'en' ? translations(locale) : null

/** The same products by the names that are read. `texts` null: as they are. */
export function byReadName(
  products: readonly ListedProduct[],
  texts: Translations | null,
): readonly ListedProduct[] {
  if (texts === null || products.length > mostSorted) return products
  return products
    .map((product) => ({ product, name: texts.get(product.row.name) ?? product.row.name }))
    .toSorted((a, b) => compareNames(a.name, b.name))
    .map(({ product }) => product)
}
