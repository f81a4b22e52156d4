/** Orders of staff's list of products; `-`: descending. */
export const productSorts = [
  'newest',
  'name',
  '-name',
  'price',
  '-price',
  'stock',
  '-stock',
] as const
export type ProductSort = (typeof productSorts)[number]
