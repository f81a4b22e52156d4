import type { PriceTag } from '../../../pricing/price-tag.ts'
import {
  maxQuantity,
  maxBreaks,
  type PriceBreak,
  type WholesaleTag,
  type WholesaleTerms,
  termsRejection,
} from '../../../pricing/wholesale-terms.ts'
import { maxDivisor } from '../../../settings/settings.ts'
import { readListedAmount, readListedCount } from './amounts.ts'
import { InvalidRow, type RowFault } from '../faults.ts'
import { type Cells, countIn } from './list-cells.ts'
import { repairLine } from './repair.ts'

/** The wholesale terms that a row tells; an empty cell takes one away, and without its column it is left out. */
export function readTerms(cell: Cells): Partial<WholesaleTerms> {
  const minimum = countIn(cell, 'wholesale-minimum', 1, maxQuantity)
  const step = countIn(cell, 'wholesale-step', 1, maxQuantity)
  const carton = countIn(cell, 'wholesale-carton', 2, maxQuantity)
  const breaks = readBreaks(cell('wholesale-breaks'))
  return {
    ...(minimum !== undefined && { minimum: minimum ?? 1 }),
    ...(step !== undefined && { step: step ?? 1 }),
    ...(carton !== undefined && { carton }),
    ...(breaks !== undefined && { breaks }),
  }
}

/** Rupees for one point; null: as the setting says; undefined: the list does not say. */
export const readDivisor = (cell: Cells) => countIn(cell, 'points', 1, maxDivisor)

/** Terms that say something are of no use to a row whose wholesale price is empty. */
export const lacksPrice = (tag: PriceTag | null | undefined, terms: Partial<WholesaleTerms>) =>
  tag === null &&
  ((terms.minimum ?? 1) > 1 ||
    (terms.step ?? 1) > 1 ||
    (terms.carton ?? null) !== null ||
    (terms.breaks ?? []).length > 0)

/** Why the terms of a row make no sense with its price and with what the product keeps. */
export function termsFault(tag: WholesaleTag): RowFault | undefined {
  const why = termsRejection(tag)
  if (why === null) return undefined
  return { code: why === 'quantities_off_step' ? 'quantitiesOffStep' : 'breaksNotFalling' }
}

/** "12 at 95 | 48 at Rs. 90.50". */
function readBreaks(written: string | undefined): PriceBreak[] | undefined {
  if (written === undefined) return undefined
  const text = repairLine(written)
  if (text === '' || text === '-') return []
  const breaks = text.split('|').map((part): PriceBreak => {
    const [, count = '', amount = ''] = /^(\S+)\s+at\s+(.+)$/i.exec(part.trim()) ?? []
    const [from, price] = [readListedCount(count), readListedAmount(amount)]
    if (from === null || price === null)
      throw new InvalidRow({ code: 'notBreaks', text: text.slice(0, 40) })
    return { from, price }
  })
  if (breaks.length > maxBreaks) throw new InvalidRow({ code: 'breaksTooMany', most: maxBreaks })
  return breaks
}
