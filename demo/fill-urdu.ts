import type { Tx } from '#db/database.ts'
import { writeTranslations } from '#shop/translations/translations.store.ts'
import { factsOf } from './facts.ts'
import { products } from './products.ts'
import { contentInUrdu } from './urdu/content.ts'
import { factsInUrdu } from './urdu/facts.ts'
import { namesInUrdu } from './urdu/names.ts'
import { packsInUrdu } from './urdu/packs.ts'

/** All texts of the demo that are translated; a product's own Urdu name comes first. */
export const demoInUrdu = (): ReadonlyMap<string, string> =>
  new Map(
    [
      ...Object.entries(contentInUrdu),
      ...Object.entries(factsInUrdu),
      ...Object.entries(namesInUrdu),
      ...Object.entries(packsInUrdu),
      ...products.map(({ name, sku }) => [name, factsOf(sku).nameUr] as const),
    ].filter((pair): pair is [string, string] => Boolean(pair[1])),
  )

export const fillUrdu = (tx: Tx, now: number) => writeTranslations(tx, 'ur', demoInUrdu(), now)
