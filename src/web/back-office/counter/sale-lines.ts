import { unitsOfGrams } from '#shop/pricing/weight.ts'
import { addTo, type Line, type LineProduct, maxPerProduct } from '../new-order/use-lines.ts'
import type { SaleProduct } from './find-sale-products.ts'

type Unit = Pick<LineProduct, 'unitGrams' | 'byPiece'>
type Pack = LineProduct & Pick<SaleProduct, 'unitGrams' | 'labelGrams'>

const partly = { isPartlyWeighed: true } as const

/** The lines with so many more units of a product, or packs of the weight on its label. */
export function addPack(lines: readonly Line[], product: Pack, count = 1): readonly Line[] {
  const before = lines.find((line) => line.product.id === product.id)
  const after = addTo(lines, product, count)
  const { unitGrams, labelGrams } = product
  if (unitGrams === null || (labelGrams === null && before?.grams === undefined)) return after
  const grams = (before?.grams ?? 0) + count * (labelGrams ?? 0)
  const isPartlyWeighed = labelGrams === null || (before !== undefined && needsWeight(before))
  return after.map((line) =>
    line.product.id === product.id
      ? { ...weighedAs(line, grams), ...(isPartlyWeighed && partly) }
      : line,
  )
}

/** A line of so many grams: of goods by weight the units follow, pieces stay what was counted. */
export const weighedAs = (line: Line, grams: number): Line => ({
  ...line,
  grams,
  quantity: unitsIn(line.product, grams) ?? line.quantity,
})

/** Weighed goods can't be sold at the counter before all of the line is weighed. */
export const needsWeight = ({ product, grams, isPartlyWeighed }: Line) =>
  Boolean(product.unitGrams) && (grams === undefined || isPartlyWeighed === true)

/** Lines of an order that is weighed when it is packed. */
export const withoutWeights = (lines: readonly Line[]): readonly Line[] =>
  lines.map(({ product, color, quantity }) => ({ product, color, quantity }))

const unitsIn = ({ unitGrams, byPiece }: Unit, grams: number) =>
  unitGrams && !byPiece ? Math.min(maxPerProduct, unitsOfGrams(grams, { unitGrams })) : null
