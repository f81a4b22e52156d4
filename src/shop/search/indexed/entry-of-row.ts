import type { CatalogueRow } from '../../catalogue/catalogue.store.ts'
import type { SearchEntry } from './search-entry.ts'

export const toEntry = (row: CatalogueRow): SearchEntry => ({
  id: row.id,
  number: row.number,
  version: row.version,
  name: row.name,
  nameUr: row.name_ur,
  brand: row.brand,
  description: row.description,
  main: row.main_name,
  sub: row.sub_name,
  item: row.item_name,
  path: row.category_path,
  pack: { amount: row.pack_amount, unit: row.pack_unit },
  family: row.family_key,
  rank: rankOf(row),
  demand: row.stock === 0 ? -1 : row.popularity,
})

/** From 0 to 1: in stock, then popular, then on offer. */
export const rankOf = ({ stock, popularity, offer_price }: CatalogueRow): number =>
  (stock === 0 ? 0 : 0.5) +
  0.4 * Math.min(1, Math.log10(1 + Math.max(0, popularity)) / 4) +
  (offer_price === null ? 0 : 0.1)
