import type { MultiBuyOffer } from '../../../pricing/multi-buy.ts'
import { endsFirst, type Period } from '../../../pricing/period.ts'
import { maxPrice } from '../../../pricing/price-limit.ts'
import { maxQuantity } from '../../../pricing/wholesale-terms.ts'
import type { PriceTag } from '../../../pricing/price-tag.ts'
import { times } from '../../../money.ts'
import { dayLength, startOfShopDay } from '../../../settings/shop-day.ts'
import { readListedAmount, readListedCount } from './amounts.ts'
import { InvalidRow } from '../faults.ts'
import type { Cells } from './list-cells.ts'
import { readListedDay } from './list-day.ts'
import type { DateOrder } from '../list-format.ts'
import { repairLine } from './repair.ts'

/** When a row's offer holds; undefined: the list does not say. */
export function readOfferPeriod(cell: Cells, order: DateOrder | null): Period | undefined {
  if (cell('offer-from') === undefined && cell('offer-until') === undefined) return undefined
  return periodIn(cell, 'offer-from', 'offer-until', order)
}

/** "3 for 500", "3 for Rs. 500"; null: none; undefined: the list does not say. */
export function readMultiBuy(
  cell: Cells,
  retail: PriceTag,
  order: DateOrder | null,
): MultiBuyOffer | null | undefined {
  const written = cell('multi-buy')
  if (written === undefined) return undefined
  const text = repairLine(written)
  if (text === '' || text === '-') return null
  const [, count = '', amount = ''] = /^(\S+)\s+for\s+(.+)$/i.exec(text) ?? []
  const [quantity, price] = [readListedCount(count), readListedAmount(amount)]
  if (quantity === null || price === null)
    throw new InvalidRow({ code: 'notMultiBuy', text: text.slice(0, 40) })
  if (price > maxPrice)
    throw new InvalidRow({ code: 'tooHigh', field: 'multi-buy', text: text.slice(0, 40) })
  if (quantity < 2) throw new InvalidRow({ code: 'multiBuyOfFew' })
  if (quantity > maxQuantity) throw new InvalidRow({ code: 'multiBuyOfMany', most: maxQuantity })
  if (price === 0 || price >= times(retail.list, quantity))
    throw new InvalidRow({ code: 'multiBuyNoSaving', quantity })
  return { quantity, price, ...periodIn(cell, 'multi-buy-from', 'multi-buy-until', order) }
}

type Edge = 'offer-from' | 'offer-until' | 'multi-buy-from' | 'multi-buy-until'

function periodIn(cell: Cells, from: Edge, until: Edge, order: DateOrder | null): Period {
  const period = {
    from: momentOf(from, cell(from), order, 0),
    until: momentOf(until, cell(until), order, dayLength),
  }
  if (endsFirst(period)) throw new InvalidRow({ code: 'endsFirst', field: until })
  return period
}

/** A day of the shop, from its beginning or up to its end (`more` ms later); or the moment itself, "2026-11-30T10:00:00.000Z". */
function momentOf(field: Edge, cell = '', order: DateOrder | null, more: number): number | null {
  const text = repairLine(cell)
  if (text === '' || text === '-') return null
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]{5,12}Z$/.test(text)) {
    const at = Date.parse(text)
    if (!Number.isNaN(at)) return at
  }
  const read = readListedDay(text, order)
  if (read === 'unclear') throw new InvalidRow({ code: 'dayUnclear', field, text })
  const at = read && startOfShopDay(read.day)
  if (at === null) throw new InvalidRow({ code: 'notDay', field, text: text.slice(0, 40) })
  return at + more
}
