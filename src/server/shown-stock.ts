/** How many of a product there are; null: it is not counted. */
export type Stock = { id: string; stock: number | null }

/** What kept answers say of how much there is of each product. */
export function openShownStock() {
  const shown = new Map<string, number | null>()
  return {
    /** An answer says so, the first of this product. */
    show({ id, stock }: Stock) {
      if (!shown.has(id)) shown.set(id, stock)
    },
    /** No answer says anything any more. */
    forget: () => shown.clear(),
    /**
     * There are so many now: what is said stays the same, becomes another, or the product is now sold out or back.
     * `isBack`: something has come back.
     */
    change(
      { id, stock }: Stock,
      { lowStock, isBack }: { lowStock: number; isBack: boolean },
    ): 'same' | 'other' | 'gone' {
      const known = shown.get(id)
      shown.set(id, stock)
      const after = said(stock, lowStock)
      const before = known === undefined ? null : said(known, lowStock)
      if (before === after) return 'same'
      return after === 0 || before === 0 || (before === null && isBack) ? 'gone' : 'other'
    },
  }
}

/** A page says how few are left; of more, only that they are there. */
const said = (stock: number | null, lowStock: number) =>
  stock !== null && stock <= lowStock ? stock : 'there'
