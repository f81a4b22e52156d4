const made = /^list-[0-9a-f]{32}$/

/** The code the shop gave; null: none, or the import made it from the name of a product without one. */
export const ownCode = (sku: string | null): string | null =>
  sku === null || made.test(sku) ? null : sku
