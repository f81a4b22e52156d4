import type { LineKey } from '../../cart/cart.ts'
import { foldedColour } from '../../catalogue/colour.ts'

/**
 * Where the line stands that is meant; -1: none. Without a colour it is the product's only line, or
 * the only one of several that is `open`: an older client knows one line of each product.
 */
export function positionOf<Line extends LineKey>(
  lines: readonly Line[],
  { productId, colour }: LineKey,
  open: (line: Line) => boolean,
): number {
  const own = lines.filter((line) => line.productId === productId)
  if (colour !== undefined && colour !== '') {
    const wanted = foldedColour(colour)
    return lines.findIndex(
      (line) => own.includes(line) && foldedColour(line.colour ?? '') === wanted,
    )
  }
  const [first, ...others] = own.length > 1 ? own.filter(open) : own
  return first === undefined || others.length > 0 ? -1 : lines.indexOf(first)
}
