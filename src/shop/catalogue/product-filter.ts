/**
 * What a list of all products can be narrowed to: not in the shop; in the shop and sold out, or with no
 * more left than the setting `lowStock`; with an offer that holds now; without a picture.
 */
export const productFilters = ['draft', 'sold-out', 'low-stock', 'on-offer', 'no-picture'] as const

export type ProductFilter = (typeof productFilters)[number]
