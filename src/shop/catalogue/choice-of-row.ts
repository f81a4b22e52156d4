import type { Colour } from './colours/colour.ts'
import { pictureId } from './pictures/gallery.ts'
import { type ByColumn, byField, type ProductFacts, productFields } from './product-fields.ts'

type Row = { colours: string; picture: string | null; pictures: string }

/** A colour goes on showing its picture when that is cropped; one that staff took away shows no colour any more. */
export function toColours({ colours, picture, pictures }: Row): Colour[] {
  if (colours === '[]') return []
  const paths = [picture, ...(JSON.parse(pictures) as string[])].filter((path) => path !== null)
  const byId = new Map(paths.map((path) => [pictureId(path), path]))
  return (JSON.parse(colours) as Colour[]).map((colour) => ({
    ...colour,
    picture: byId.get(pictureId(colour.picture ?? '')) ?? null,
  }))
}

export type FactRow = ByColumn<string>

export const toFacts = (row: FactRow): ProductFacts =>
  byField(
    (name) => row[productFields[name].column],
    (name) => {
      const text = row[productFields[name].column]
      return text === '' ? [] : (JSON.parse(text) as string[])
    },
  )
