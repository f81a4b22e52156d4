import { gramLimits, pieceLimits } from '../../../pricing/weight.ts'
import type { ProductDraft, WeighedChange } from '../../product-draft.ts'
import type { RowFault } from '../faults.ts'
import { type Cells, countIn, readYesOrNo } from './list-cells.ts'

/** An empty cell ends the weighing; what has no column or says nothing stays. Refuses what no piece weighs. */
export function readWeight(cell: Cells): WeighedChange {
  const unitGrams = countIn(cell, 'unit-grams', pieceLimits.least, pieceLimits.most)
  const byPiece = readYesOrNo(cell('by-piece') ?? '')
  return { unitGrams, byPiece }
}

/** Why a product can't be weighed as a list and the shop together say. */
export function weightFault({ weighed, multiBuy }: ProductDraft): RowFault | undefined {
  if (weighed === null) return undefined
  const { least, most } = gramLimits(weighed)
  if (weighed.unitGrams < least || weighed.unitGrams > most)
    return { code: 'notBetween', field: 'unit-grams', least, most }
  return multiBuy === null ? undefined : { code: 'multiBuyWeighed' }
}
