import { type Paisa, readRupees } from '../money.ts'

/** Ten million rupees: a price above that is a typing error, in a form, a list or a change of many products. */
export const maxPrice = 1_000_000_000 as Paisa

/** Whether a text, in plain rupees, is a price that the shop takes. */
export function isPriceText(text: string): boolean {
  const amount = readRupees(text)
  return amount !== null && amount > 0 && amount <= maxPrice
}

/** A figure with more than two decimals. */
export const hasManyDecimals = (text: string): boolean => /^\s*\d+\.\d{3,}\s*$/.test(text)
