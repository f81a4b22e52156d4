import type { Paisa } from '../money.ts'
import { orderedAmount, type PricedLine } from './multi-buy.ts'
import { amountOfPacked, type Packed } from './weight.ts'

/** What a line costs: by what was weighed, else as `orderedAmount`. */
export const lineAmount = (line: PricedLine): Paisa =>
  amountAsPacked(line, line.weight?.packed ?? null)

/** `lineAmount` of a line that was weighed so; null: not yet. */
export const amountAsPacked = (line: PricedLine, packed: Packed | null): Paisa =>
  packed === null || !line.weight ? orderedAmount(line) : amountOfPacked(line, packed, line.weight)
