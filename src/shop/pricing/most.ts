import { less, type Paisa, plus } from '../money.ts'
import { lineAmount } from './line-amount.ts'
import { type PricedLine } from './multi-buy.ts'
import type { Weighed } from './weight.ts'

/** The most (paisa) that so many units may cost without asking their buyer; part of a paisa is left out. */
export const mostOfUnits = (
  { price, quantity }: Pick<PricedLine, 'price' | 'quantity'>,
  { tolerance }: Pick<Weighed, 'tolerance'>,
) => Math.floor((price * quantity * (100 + tolerance)) / 100) as Paisa

/** The most (paisa) that a line may cost: its amount, or what its weight may still make of it. */
export const lineMost = (line: PricedLine): Paisa =>
  line.weight && !line.weight.packed ? mostOfUnits(line, line.weight) : lineAmount(line)

/** The most (paisa) that lines with this total may cost: what may be weighed above their estimates is added to it. */
export const mostOf = (lines: readonly PricedLine[], total: Paisa): Paisa =>
  lines.reduce((most, line) => plus(most, less(lineMost(line), lineAmount(line))), total)
