import { readBarcode } from './barcode.ts'

/** How the shop's scale writes its labels: an EAN-13 of `start`, the item's code, grams in five or so digits, a check digit. */
export type ScaleFormat = {
  /** First two digits, 20 to 29; '': the shop has no such scale. */
  start: string
  /** Digits of the item's code: 4 to 6. The weight has the others. */
  codeDigits: number
}

export const codeDigitLimits = { least: 4, most: 6 } as const

/** Digits between the first two and the check digit. */
const inside = 10

/** The item's code and its grams; null: it is no label of this scale. */
export function readScaleLabel(
  text: string,
  { start, codeDigits }: ScaleFormat,
): { code: number; grams: number } | null {
  const barcode = start === '' ? null : readBarcode(text)
  if (barcode?.length !== 13 || !barcode.startsWith(start)) return null
  const body = barcode.slice(start.length, start.length + inside)
  const [code, grams] = [body.slice(0, codeDigits), body.slice(codeDigits)].map(Number)
  return { code: code ?? 0, grams: grams ?? 0 }
}

type Coded = { sku: string | null; productNumber: number }

/** The lines that a scale's code means: by the shop's own code if it is a number, else by the product's number. */
export function linesOfScaleCode<L extends Coded>(lines: readonly L[], code: number): L[] {
  const own = lines.filter(({ sku }) => sku !== null && /^\d+$/.test(sku) && Number(sku) === code)
  return own.length > 0 ? own : lines.filter(({ productNumber }) => productNumber === code)
}
