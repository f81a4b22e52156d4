import type { Colour } from './colour.ts'
import type { ProductFacts } from './facts.ts'

type Row = { colours: string; picture: string | null; pictures: string }

/** A picture that staff took away shows no colour any more. */
export function toColours({ colours, picture, pictures }: Row): Colour[] {
  if (colours === '[]') return []
  const shown = [picture, ...(JSON.parse(pictures) as string[])]
  return (JSON.parse(colours) as Colour[]).map((colour) => ({
    ...colour,
    picture: shown.includes(colour.picture) ? colour.picture : null,
  }))
}

export type FactRow = {
  name_ur: string
  origin: string
  ingredients: string
  allergens: string
  shelf_life: string
  storage: string
}

export const toFacts = (row: FactRow): ProductFacts => ({
  nameUr: row.name_ur,
  origin: row.origin,
  ingredients: row.ingredients,
  allergens: row.allergens === '' ? [] : (JSON.parse(row.allergens) as string[]),
  shelfLife: row.shelf_life,
  storage: row.storage,
})
