import { chosenColour } from '../catalogue/colour.ts'
import type { Product } from '../catalogue/product.ts'
import { type CartItem, sameTogether } from './cart.ts'

/**
 * The items whose products are there, each in the colour that it is sold in: without a choice the
 * first. Those that come to the same line count together.
 */
export const inKnownColours = (
  items: readonly CartItem[],
  known: ReadonlyMap<string, Pick<Product, 'colours'>>,
): CartItem[] =>
  sameTogether(
    items.flatMap(({ productId, quantity, colour: wanted }) => {
      const product = known.get(productId)
      if (product === undefined) return []
      const { colour } = chosenColour(product, wanted)
      return [{ productId, quantity, ...(colour !== undefined && { colour }) }]
    }),
  )
