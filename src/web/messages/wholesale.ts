import type { WholesaleTerms } from '#shop/pricing/wholesale-terms.ts'
import { show } from '#shop/money.ts'
import { sentencesOf } from './t.ts'

/** Says the sentences that stock buyers alone read. */
export const tw = sentencesOf({
  terms: {
    byCarton: 'Sold by the carton of {carton}',
    byStep: 'Sold in multiples of {step}',
    carton: '{carton} to a carton',
    least: 'at least {minimum}',
    leastAlone: 'At least {minimum} at a time',
    sku: 'Code {sku}',
  },
  short: {
    carton: 'carton of {carton}',
    least: 'from {minimum}',
    break: '{from}+ {price}',
  },
  tiers: {
    label: 'Price by quantity',
    each: 'each',
    together: '{total} together',
    tooFew: 'Fewer are left than are sold at a time.',
  },
  line: {
    take: 'Make it {count}',
    takeOf: 'Make it {count}: {name}',
    next: '{count} more and each costs {price}',
    nextOf: '{count} more and each costs {price}: {name}',
  },
})

/** "Sold by the carton of 12 · at least 24"; nothing when it is sold one by one. */
export function termsInWords({ minimum, step, carton }: WholesaleTerms): string {
  const how =
    carton !== null && step === carton
      ? tw('terms.byCarton', { carton })
      : step > 1
        ? tw('terms.byStep', { step })
        : carton !== null && tw('terms.carton', { carton })
  const least = minimum > step && tw(how ? 'terms.least' : 'terms.leastAlone', { minimum })
  return [how, least].filter(Boolean).join(' · ')
}

/** The one thing that a card has room for: "carton of 12", "from 6", or "10+ Rs. 90". */
export function termsInShort({ minimum, step, carton, breaks: [first] }: WholesaleTerms): string {
  if (carton !== null && step === carton && minimum === step) return tw('short.carton', { carton })
  if (minimum > 1) return tw('short.least', { minimum })
  return first === undefined
    ? ''
    : tw('short.break', { from: first.from, price: show(first.price) })
}
