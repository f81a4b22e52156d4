import type { WholesaleTerms } from '#shop/pricing/wholesale-terms.ts'
import type { wholesaleMessages } from '../../messages/en/storefront/catalogue/wholesale.ts'
import type { Translate } from '../../messages/messages-in.ts'

type T = Translate<typeof wholesaleMessages>

/** "Sold by the carton of 12 · at least 24"; empty if sold singly. */
export function termsText({ minimum, step, carton }: WholesaleTerms, t: T): string {
  const how =
    carton !== null && step === carton
      ? t('terms.byCarton', { carton })
      : step > 1
        ? t('terms.byStep', { step })
        : carton !== null && t('terms.carton', { carton })
  const least = minimum > step && t(how ? 'terms.least' : 'terms.minAlone', { minimum })
  return [how, least].filter(Boolean).join(' · ')
}

/** The shortest hint, for cards: "carton of 12", "Minimum 6", or "10+ Rs. 90". */
export function termsInShort(
  { minimum, step, carton, breaks: [first] }: WholesaleTerms,
  t: T,
): string {
  if (carton !== null && step === carton && minimum === step) return t('short.carton', { carton })
  if (minimum > 1) return t('short.least', { minimum })
  return first === undefined
    ? ''
    : t('short.break', { from: first.from, price: t.money(first.price) })
}
