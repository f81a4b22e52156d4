import type { backOfficeStockMessages } from './en/back-office/catalogue/stock.ts'
import type { gramsMessages } from './en/grams.ts'
import type { Translate } from './messages-in.ts'
import { weightText } from './weight-text.ts'

type T = Translate<typeof backOfficeStockMessages | typeof gramsMessages>

/** "about 14.4 kg" in stock, for staff; null: the product isn't weighed or counted. */
export const stockWeight = (t: T, { stockGrams: grams }: { stockGrams: number | null }) =>
  grams === null ? null : t('stock.weighs', { weight: weightText(t, rounded(grams)) })

const rounded = (grams: number) => (grams < 1000 ? grams : Math.round(grams / 100) * 100)
