import { chosenColour } from '../catalogue/colours/colour.ts'
import type { Product } from '../catalogue/product.ts'
import { type CartItem, sameTogether } from './cart.ts'

type Known = ReadonlyMap<string, Pick<Product, 'colours'>>

export const knownOf = <P extends { id: string }>(products: readonly P[]) =>
  new Map(products.map((product) => [product.id, product]))

/** Drops unknown products; sets missing colours to the first one and sums lines that become the same. */
export const inKnownColours = (items: readonly CartItem[], known: Known): CartItem[] =>
  withFirstColours(
    items.filter(({ productId }) => known.has(productId)),
    known,
  )

/** As `inKnownColours`, but keeps unknown products. */
export const withFirstColours = (items: readonly CartItem[], known: Known): CartItem[] =>
  sameTogether(
    items.map((item) => {
      const product = known.get(item.productId)
      if (product === undefined) return item
      const { productId, quantity } = item
      const { colour } = chosenColour(product, item.colour)
      return { productId, quantity, ...(colour !== undefined && { colour }) }
    }),
  )
