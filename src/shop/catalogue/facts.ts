/** What is told of a product on its page, where it is known: '' and an empty list are not shown. */
export type ProductFacts = {
  /** The name in Urdu. */
  nameUr: string
  origin: string
  ingredients: string
  allergens: readonly string[]
  shelfLife: string
  storage: string
}

export const noFacts: ProductFacts = {
  nameUr: '',
  origin: '',
  ingredients: '',
  allergens: [],
  shelfLife: '',
  storage: '',
}

export const mostAllergens = 30
export const longestAllergen = 60
