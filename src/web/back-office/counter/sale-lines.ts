import { unitsOfGrams } from '#shop/pricing/weight.ts'
import { addTo, type Line, type LineProduct, maxPerProduct } from '../new-order/use-lines.ts'
import type { SaleProduct } from './find-sale-products.ts'

type Unit = Pick<LineProduct, 'unitGrams' | 'byPiece'>
type Pack = LineProduct & Pick<SaleProduct, 'unitGrams' | 'labelGrams'>

/** The lines with so many more units of a product, or packs of the weight on its label. */
export function addPack(lines: readonly Line[], product: Pack, count = 1): readonly Line[] {
  const index = lines.findIndex((line) => line.product.id === product.id)
  const before = lines[index]
  const after = addTo(lines, product, count)
  const grams = product.labelGrams ?? undefined
  const { unitGrams } = product
  if (unitGrams === null || (grams === undefined && before?.grams === undefined)) return after
  // What was added without a weight weighs as usual.
  const earlier = before === undefined ? 0 : (before.grams ?? before.quantity * unitGrams)
  return after.map((line) =>
    line.product.id === product.id ? weighedAs(line, earlier + count * (grams ?? unitGrams)) : line,
  )
}

/** A line of so many grams: of goods by weight the units follow, pieces stay what was counted. */
export const weighedAs = (line: Line, grams: number): Line => ({
  ...line,
  grams,
  quantity: unitsIn(line.product, grams) ?? line.quantity,
})

const unitsIn = ({ unitGrams, byPiece }: Unit, grams: number) =>
  unitGrams && !byPiece ? Math.min(maxPerProduct, unitsOfGrams(grams, { unitGrams })) : null
