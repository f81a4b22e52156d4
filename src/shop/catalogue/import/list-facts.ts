import { type Colour, longestColour, mostColours } from '../colour.ts'
import { longestAllergen, mostAllergens, type ProductFacts } from '../facts.ts'
import { distinctColours, readColour } from '../read-colour.ts'
import { longestHighlight, mostHighlights } from '../product-draft.ts'
import { InvalidRow } from './faults.ts'
import type { Field } from './list-cells.ts'
import { partsIn } from './parts.ts'

/** "Red | Sky blue #87ceeb | #ffffff"; an empty cell says nothing. */
export function coloursIn(cell: string): Colour[] | undefined {
  const colours = distinctColours(partsIn(cell, '|;,').flatMap((part) => readColour(part) ?? []))
  if (colours.length > mostColours)
    throw new InvalidRow({ code: 'tooManyColours', most: mostColours })
  if (colours.some(({ name }) => name.length > longestColour))
    throw new InvalidRow({ code: 'colourTooLong', most: longestColour })
  return colours.length === 0 ? undefined : colours
}

/** What the list tells; what it does not is left out. */
export function factsIn(line: (field: Field) => string): Partial<ProductFacts> {
  const texts = {
    nameUr: line('name-ur'),
    origin: line('origin'),
    ingredients: line('ingredients'),
    shelfLife: line('shelf-life'),
    storage: line('storage'),
  }
  const allergens = allergensIn(line('allergens'))
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    ...(allergens.length > 0 && { allergens }),
  }
}

/** "Stone ground | No bran taken out"; an empty cell says nothing. */
export function highlightsIn(cell: string): string[] | undefined {
  const highlights = partsIn(cell, '|')
  if (highlights.length > mostHighlights || highlights.some((one) => one.length > longestHighlight))
    throw new InvalidRow({ code: 'highlightsTooMany', most: mostHighlights })
  return highlights.length === 0 ? undefined : highlights
}

function allergensIn(cell: string) {
  const allergens = [...new Set(partsIn(cell, '|;,'))]
  if (allergens.length > mostAllergens || allergens.some((one) => one.length > longestAllergen))
    throw new InvalidRow({ code: 'allergensTooMany', most: mostAllergens })
  return allergens
}
