import type { ProductFacts } from '#shop/catalogue/facts.ts'
import type { WireFacts } from './product.schema.ts'

/** What is not known is left out. */
export const encodeFacts = (facts: ProductFacts): WireFacts => ({
  ...(facts.nameUr !== '' && { name_ur: facts.nameUr }),
  ...(facts.origin !== '' && { origin: facts.origin }),
  ...(facts.ingredients !== '' && { ingredients: facts.ingredients }),
  ...(facts.allergens.length > 0 && { allergens: [...facts.allergens] }),
  ...(facts.shelfLife !== '' && { shelf_life: facts.shelfLife }),
  ...(facts.storage !== '' && { storage: facts.storage }),
})

export const decodeFacts = (wire: WireFacts): ProductFacts => ({
  nameUr: wire.name_ur ?? '',
  origin: wire.origin ?? '',
  ingredients: wire.ingredients ?? '',
  allergens: wire.allergens ?? [],
  shelfLife: wire.shelf_life ?? '',
  storage: wire.storage ?? '',
})
