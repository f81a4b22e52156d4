import { plainDigits } from '../../../digits.ts'
import { readPack } from '../../sizes/pack.ts'
import { InvalidRow, type RowFault } from '../faults.ts'
import { readListedCount } from './amounts.ts'
import type { Cells } from './list-cells.ts'
import { repairLine } from './repair.ts'

/** Pieces, or grams ("15 kg"), which only the size of the product turns into pieces. */
export type ListedStock = number | { grams: number; text: string }

/** The stock of a row; an empty cell says nothing. Refuses what is neither a count nor a weight. */
export function readStock(cell: Cells): ListedStock | undefined {
  const text = repairLine(cell('stock') ?? '').slice(0, 40)
  if (text === '') return undefined
  const count = readListedCount(text)
  if (count !== null) return count
  const { amount, unit } = readPack(text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, ''))
  if (amount === null || unit !== 'g')
    throw new InvalidRow({ code: 'notWhole', field: 'stock', text })
  return { grams: amount, text }
}

/** Pieces of a product of this pack size; undefined: the list does not say, or no whole number of them. */
export function stockIn(stock: ListedStock | undefined, pack: string): number | undefined {
  if (typeof stock !== 'object') return stock
  const pieces = stock.grams / (gramsOf(pack) ?? Number.NaN)
  return Number.isInteger(pieces) ? pieces : undefined
}

/** Why a stock in grams is no number of pieces. */
export function stockFault(stock: ListedStock | undefined, pack: string): RowFault | undefined {
  if (typeof stock !== 'object' || stockIn(stock, pack) !== undefined) return undefined
  const { text } = stock
  return gramsOf(pack) === null ? { code: 'stockWeight', text } : { code: 'stockOdd', text, pack }
}

/** Grams of "250 g" or "≈ 1.2 kg"; "kg" alone is one. Null: it is not sold by weight. */
function gramsOf(pack: string): number | null {
  const size = plainDigits(pack).replace('≈', '').trim()
  const { amount, unit } = readPack(/^\d/.test(size) ? size : `1 ${size}`)
  return unit === 'g' ? amount : null
}
