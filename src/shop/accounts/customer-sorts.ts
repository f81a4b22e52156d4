/** Orders of the list of customers; `-`: descending. */
export const customerSorts = [
  'newest',
  'oldest',
  'name',
  '-name',
  'spend',
  '-spend',
  'last-order',
  '-last-order',
] as const
export type CustomerSort = (typeof customerSorts)[number]

/** Orders that tell what customers buy; need `order.read`. */
export const isBySales = (sort: CustomerSort) => /spend|last-order/.test(sort)
