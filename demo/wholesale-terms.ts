import { rupees } from '#shop/money.ts'
import { plainTerms, type WholesaleTerms } from '#shop/pricing/wholesale-terms.ts'

type Break = readonly [from: number, price: number]

/** Sold by the carton; a break begins at a quantity, and its price is in rupees. */
const byTheCarton = (carton: number, ...breaks: Break[]) => from(carton, carton, carton, breaks)
const loose = (...breaks: Break[]) => from(1, 1, null, breaks)
const from = (
  minimum: number,
  step: number,
  carton: number | null,
  breaks: readonly Break[],
): WholesaleTerms => ({
  minimum,
  step,
  carton,
  breaks: breaks.map(([quantity, price]) => ({ from: quantity, price: rupees(price) })),
})

const bySku: Readonly<Record<string, WholesaleTerms>> = {
  'FR-ATTA-CHAKKI-10KG': loose([10, 1205], [50, 1185]),
  'FR-ATTA-CHAKKI-20KG': loose([5, 2400], [20, 2370]),
  'FR-ATTA-FINE-10KG': loose([10, 1030], [50, 1010]),
  'FR-MAIDA-1KG': byTheCarton(12, [60, 142]),
  'FR-BASMATI-AGED-25KG': loose([4, 8690], [10, 8590]),
  'FR-SUGAR-1KG': from(10, 10, null, [
    [50, 156],
    [100, 153],
  ]),
  'FR-SUGAR-5KG': loose([10, 768], [40, 760]),
  'FR-SALT-800G': byTheCarton(25, [100, 50.5]),
  'FR-DAAL-CHANA-1KG': from(5, 5, null, [[25, 276]]),
  'OG-CANOLA-1L-POUCH': byTheCarton(12, [60, 499], [120, 494]),
  'OG-BANASPATI-1KG': byTheCarton(12, [60, 478]),
  'DE-UHT-1L': byTheCarton(12, [48, 289], [96, 284]),
  'DE-EGGS-30': loose([10, 722], [30, 712]),
  'SM-BIRYANI-50G': byTheCarton(12, [60, 121], [120, 118]),
  'TC-TEA-STRONG-95G': byTheCarton(12, [48, 198], [96, 195]),
  'TC-TEA-STRONG-430G': loose([12, 830], [36, 818]),
  'TC-MANGO-200ML': byTheCarton(24, [72, 58], [144, 56]),
  'TC-COLA-1.5L': byTheCarton(6, [24, 163], [60, 159]),
  'TC-WATER-1.5L-6': loose([20, 415], [50, 408]),
  'SB-CRISPS-CHILLI-40G': byTheCarton(24, [96, 49.5], [192, 48]),
  'SB-BISCUIT-GLUCOSE-24': byTheCarton(6, [24, 239], [60, 234]),
  'SB-NOODLES-CHICKEN-6': byTheCarton(12, [24, 270], [72, 264]),
  'SB-VERMICELLI-150G': byTheCarton(24, [96, 71]),
  'PC-SOAP-NEEM-125G': from(24, 12, 12, [
    [36, 134],
    [72, 130],
  ]),
  'PC-TOOTHPASTE-75G': from(12, 6, null, [[48, 160]]),
  'CL-BAR-250G': byTheCarton(20, [40, 80], [100, 77]),
  'CL-POWDER-500G': from(1, 1, 30, [[30, 248]]),
  'CL-DISHBAR-450G': from(6, 1, 36, [[36, 139]]),
}

/** On which terms stock buyers have a product: staples by the sack, soap by the carton, most things one by one. */
export const termsOf = (sku: string) => bySku[sku] ?? plainTerms
export const skusWithTerms = Object.keys(bySku)
