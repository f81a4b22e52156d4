/** How many of a product there are; null: stock isn't counted. */
export type Stock = { id: string; stock: number | null }

/** The stock text of each product in cached answers. */
export function openDisplayedStock() {
  const displayed = new Map<string, number | null>()
  return {
    /** An answer displays this stock. The first answer of a product counts. */
    display({ id, stock }: Stock) {
      if (!displayed.has(id)) displayed.set(id, stock)
    },
    clear: () => displayed.clear(),
    /**
     * Whether the new stock is displayed the same, differently, or as sold out or back in stock.
     * `isReturn`: products came back from an order.
     */
    change(
      { id, stock }: Stock,
      { lowStock, isReturn }: { lowStock: number; isReturn: boolean },
    ): 'same' | 'different' | 'soldOut' {
      const known = displayed.get(id)
      displayed.set(id, stock)
      const after = textOf(stock, lowStock)
      const before = known === undefined ? null : textOf(known, lowStock)
      if (before === after) return 'same'
      return after === 0 || before === 0 || (before === null && isReturn) ? 'soldOut' : 'different'
    },
  }
}

/** Pages say how many are left only when there are few. */
const textOf = (stock: number | null, lowStock: number) =>
  stock !== null && stock <= lowStock ? stock : 'in stock'
