import type { LineKey } from '../../cart/cart.ts'
import { foldedColour } from '../../catalogue/colours/colour.ts'

/**
 * Index of the line; -1: none. Without a colour, the product's only line, or its only `open` one: older
 * clients know one line per product.
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
