import { maxColourLength, maxColours } from '#shop/catalogue/colours/colour.ts'
import { maxHighlightLength, maxHighlights } from '#shop/catalogue/product-draft.ts'
import { productFields } from '#shop/catalogue/product-fields.ts'
import { ToCheck, UrduLine, urduLine, urduLines, urduText } from '../../urdu.schema.ts'

/** The texts of a product in Urdu; its name in Urdu is `nameUr`. */
export const urduWords = {
  descriptionUr: urduText(2000),
  fullDescriptionUr: urduText(20_000),
  highlightsUr: urduLines(maxHighlightLength, maxHighlights),
  originUr: urduLine(productFields.origin.max),
  countryOfOriginUr: urduLine(productFields.countryOfOrigin.max),
  ingredientsUr: urduText(productFields.ingredients.max),
  allergensUr: urduLines(productFields.allergens.max, productFields.allergens.most),
  shelfLifeUr: urduLine(productFields.shelfLife.max),
  storageUr: urduText(productFields.storage.max),
  colorsUr: urduLines(maxColourLength, maxColours),
}

/** The same in an answer. */
export const urduAnswer = { ...urduWords, toCheck: ToCheck }

export const NameUr = UrduLine(productFields.nameUr.max)
