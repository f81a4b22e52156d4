import { chosenColour } from '../catalogue/colour.ts'
import type { Product } from '../catalogue/product.ts'
import { type CartItem, sameTogether } from './cart.ts'

type Known = ReadonlyMap<string, Pick<Product, 'colours'>>

export const knownOf = <P extends { id: string }>(products: readonly P[]) =>
  new Map(products.map((product) => [product.id, product]))

/**
 * The items whose products are there, each in the colour that it is sold in: without a choice the
 * first. Those that come to the same line count together.
 */
export const inKnownColours = (items: readonly CartItem[], known: Known): CartItem[] =>
  withFirstColours(
    items.filter(({ productId }) => known.has(productId)),
    known,
  )

/** The same, and products that aren't known stay as they are. */
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
