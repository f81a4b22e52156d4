import { byFacetColumn } from '#shop/catalogue/lists/facets.ts'
import type { ListedRow } from '#shop/catalogue/lists/listed-product.ts'

/** A product row for lists; a test sets only what it needs. */
export const listedRow = (row: Partial<ListedRow>): ListedRow => ({
  id: 'p1',
  number: 1,
  name: '',
  ...byFacetColumn(() => ''),
  main_path: 'a',
  sub_path: 'a/b',
  category_path: 'a/b/c',
  family_key: null,
  pack_amount: null,
  pack_unit: null,
  popularity: 0,
  created_at: 0,
  stock: null,
  list_price: 100,
  offer_price: null,
  offer_from: null,
  offer_until: null,
  wholesale_list_price: null,
  wholesale_offer_price: null,
  multi_quantity: null,
  multi_price: null,
  multi_from: null,
  multi_until: null,
  rating_sum: 0,
  rating_count: 0,
  ...row,
})
