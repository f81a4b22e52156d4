import type { z } from 'zod'
import type { ProductUrdu } from '#shop/catalogue/product-words.ts'
import type { ChangeProductBody } from './product.schema.ts'

/** The Urdu that is given. */
export const decodeProductUrdu = (body: z.infer<typeof ChangeProductBody>): ProductUrdu => ({
  description: body.descriptionUr,
  fullDescription: body.fullDescriptionUr,
  highlights: body.highlightsUr,
  origin: body.originUr,
  countryOfOrigin: body.countryOfOriginUr,
  ingredients: body.ingredientsUr,
  allergens: body.allergensUr,
  shelfLife: body.shelfLifeUr,
  storage: body.storageUr,
  colors: body.colorsUr,
})
