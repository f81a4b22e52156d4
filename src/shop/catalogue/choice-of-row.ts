import type { Colour } from './colour.ts'
import type { ProductFacts } from './facts.ts'
import { pictureId } from './gallery.ts'

type Row = { colours: string; picture: string | null; pictures: string }

/** A colour goes on showing its picture when that is cropped; one that staff took away shows no colour any more. */
export function toColours({ colours, picture, pictures }: Row): Colour[] {
  if (colours === '[]') return []
  const shown = [picture, ...(JSON.parse(pictures) as string[])].filter((path) => path !== null)
  const byId = new Map(shown.map((path) => [pictureId(path), path]))
  return (JSON.parse(colours) as Colour[]).map((colour) => ({
    ...colour,
    picture: byId.get(pictureId(colour.picture ?? '')) ?? null,
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
