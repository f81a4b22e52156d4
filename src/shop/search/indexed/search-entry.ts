import type { PackUnit } from '../../catalogue/product.ts'

/** Searchable fields: the six of the public contract, brand and Urdu name. */
export type SearchEntry = {
  id: string
  number: number
  /** of its row */
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
  /** shared by the sizes of a product; null: no other sizes */
  family: string | null
  /** 0 to 1: order among equal matches */
  rank?: number
  /** pieces sold; -1: sold out */
  demand?: number
}

/** Stored per product beside its words. */
export type StoredEntry = Pick<
  SearchEntry,
  'id' | 'number' | 'version' | 'name' | 'path' | 'family'
>
