import { type Paisa, paisa, rupees } from '../money.ts'
import type { MultiBuyOffer } from './multi-buy.ts'
import { multiBuyRejection } from './multi-buy-rule.ts'
import { always, type Period } from './period.ts'
import type { PriceTag } from './price-tag.ts'
import type { Weighed } from './weight.ts'
import type { WholesaleTag } from './wholesale-terms.ts'

/** What customers pay for a product; not what the shop pays. */
type SellingPrices = {
  retail: PriceTag
  offerPeriod: Period
  multiBuy: MultiBuyOffer | null
  wholesale: WholesaleTag | null
}

const rupee = rupees(1)

type HowSold = { weighed: Pick<Weighed, 'byPiece'> | null }

/** Ordered by weight: its price is that of a few grams, and what customers compare is the price of a kilogram. */
export const isByWeight = ({ weighed }: HowSold): boolean => weighed !== null && !weighed.byPiece

/** As the setting `wholeRupees` says. Rounding the price of 50 g would move that of a kilogram by up to ten rupees. */
export const asWholeRupees = <T extends SellingPrices & HowSold>(product: T): T =>
  isByWeight(product) ? product : inWholeRupees(product)

/** To the nearest step (paisa), half a step upwards. A price below a rupee counts as one: rounding to rupees makes nothing free. */
export const toNearest = (price: Paisa, step: Paisa = rupee): Paisa =>
  paisa(Math.round(Math.max(price, rupee) / step) * step)

/**
 * All selling prices, rounded to the step. An offer, a multi-buy or a break that saves nothing after rounding ends.
 * For prices that `pricesRejection` accepts; it accepts the result too, but a step above a rupee can round a price to 0.
 */
export function inWholeRupees<T extends SellingPrices>(product: T, step: Paisa = rupee): T {
  const { multiBuy, wholesale } = product
  const retail = roundedTag(product.retail, step)
  const endsOffer = retail.offer === null && product.retail.offer !== null
  const rounded = {
    ...product,
    retail,
    offerPeriod: endsOffer ? always : product.offerPeriod,
    multiBuy: multiBuy && { ...multiBuy, price: toNearest(multiBuy.price, step) },
    wholesale: wholesale && roundedTerms(wholesale, step),
  }
  // One that an import left beside a lower price is not rounding's to end.
  return saves(product) && !saves(rounded) ? { ...rounded, multiBuy: null } : rounded
}

const saves = ({ multiBuy, retail, offerPeriod }: SellingPrices) =>
  multiBuy !== null && multiBuyRejection(multiBuy, retail, offerPeriod) === null

function roundedTag({ list, offer }: PriceTag, step: Paisa): PriceTag {
  const rounded = { list: toNearest(list, step), offer: offer && toNearest(offer, step) }
  return rounded.offer === rounded.list ? { ...rounded, offer: null } : rounded
}

function roundedTerms(tag: WholesaleTag, step: Paisa): WholesaleTag {
  const prices = roundedTag(tag, step)
  const breaks = tag.breaks.map(({ from, price }) => ({ from, price: toNearest(price, step) }))
  const falls = (price: Paisa, at: number) => price < (breaks[at - 1]?.price ?? prices.list)
  return { ...tag, ...prices, breaks: breaks.filter(({ price }, at) => falls(price, at)) }
}
