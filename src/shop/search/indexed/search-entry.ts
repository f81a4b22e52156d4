import type { PackUnit } from '../../catalogue/product.ts'

/** What is searched of a product: the six fields of the public contract, the brand and the name in Urdu. */
export type SearchEntry = {
  id: string
  number: number
  /** of its row: what is kept is as new as that */
  version?: number
  name: string
  /** in Urdu */
  nameUr?: string
  brand: string
  description: string
  main: string
  sub: string
  item: string
  path: string
  pack: { amount: number | null; unit: PackUnit | null }
  /** what the sizes of one product have in common; null: it has no other sizes */
  family: string | null
  /** from 0 to 1: what comes first of products that match equally well */
  rank?: number
}

/** What is kept of an entry beside its words. */
export type KeptEntry = Pick<SearchEntry, 'id' | 'number' | 'version' | 'name' | 'path' | 'family'>
