import type { Tx } from '#db/database.ts'
import { writeTranslations } from '#shop/translations/translations.store.ts'
import { factsOf } from './facts.ts'
import { products } from './products.ts'
import { categoriesInUrdu } from './urdu/categories.ts'
import { productsInUrdu } from './urdu/products.ts'

/** All texts of the demo that are translated. Of a product with sizes each has the Urdu name of its facts. */
export const demoInUrdu = (): ReadonlyMap<string, string> =>
  new Map(
    [
      ...products.map(({ name, sku }) => [name, factsOf(sku).nameUr] as const),
      ...Object.entries(productsInUrdu),
      ...Object.entries(categoriesInUrdu),
    ].filter((pair): pair is [string, string] => Boolean(pair[1])),
  )

export const fillUrdu = (tx: Tx, now: number) => writeTranslations(tx, 'ur', demoInUrdu(), now)
