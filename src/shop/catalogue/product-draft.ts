import type { Paisa } from '../money.ts'
import type { MultiBuyOffer } from '../pricing/multi-buy.ts'
import { multiBuyRejection } from '../pricing/multi-buy-rule.ts'
import { endsFirst, type Period } from '../pricing/period.ts'
import { maxPrice } from '../pricing/price-limit.ts'
import type { PriceTag } from '../pricing/price-tag.ts'
import { type WholesaleTag, termsRejection } from '../pricing/wholesale-terms.ts'
import { gramLimits, type Weighed } from '../pricing/weight.ts'
import type { PlainRefusal } from '../refusals.ts'
import { pathOf } from './categories/category.ts'
import type { Colour } from './colours/colour.ts'
import type { ProductFacts } from './product-fields.ts'

export const maxHighlights = 20
export const maxHighlightLength = 300
export const maxLowStock = 1_000_000

/** A product as staff or an import writes it. */
export type ProductDraft = {
  /** The shop's own code. */
  sku: string | null
  /** As `readBarcode` gives it. */
  barcode: string | null
  name: string
  brand: string
  description: string
  fullDescription: string
  highlights: readonly string[]
  categoryNames: readonly [main: string, sub: string, item: string]
  /** Of weighed goods the usual weight of one instead. */
  pack: string
  /** How it is weighed when it is packed; null: it isn't. */
  weighed: WeighedTerms | null
  retail: PriceTag
  /** When the offer of `retail` holds. */
  offerPeriod: Period
  multiBuy: MultiBuyOffer | null
  wholesale: WholesaleTag | null
  /** What the shop pays for one; only staff see it. */
  purchasePrice: Paisa | null
  /** Rupees for one point; null: as the setting says. */
  pointsDivisor: number | null
  perishable: boolean
  stock: number | null
  /** So many left are few; null: as the setting says. */
  lowStock: number | null
  picture: string | null
  pictures: readonly string[]
  colours: readonly Colour[]
  /** What its sizes have in common; null: name, category and brand. */
  family: string | null
  facts: ProductFacts
  published: boolean
}

type WeighedTerms = Pick<Weighed, 'unitGrams' | 'byPiece'>
/** Undefined: as before; `unitGrams` null: not weighed. */
export type WeighedChange = {
  unitGrams?: number | null | undefined
  byPiece?: boolean | undefined
}

export function mergeWeighed(
  before: ProductDraft['weighed'],
  { unitGrams = before?.unitGrams ?? null, byPiece = before?.byPiece ?? false }: WeighedChange,
): ProductDraft['weighed'] {
  return unitGrams === null ? null : { unitGrams, byPiece }
}

type Prices = Pick<
  ProductDraft,
  'retail' | 'offerPeriod' | 'multiBuy' | 'wholesale' | 'purchasePrice'
> &
  Partial<Pick<ProductDraft, 'weighed'>>

/** Prices, offers and wholesale terms must make sense before the database is asked. */
export function pricesRejection(draft: Prices): PlainRefusal | null {
  const tags = [draft.retail, draft.wholesale].filter((tag) => tag !== null)
  if (tags.some(({ list, offer }) => list <= 0 || offer === 0)) return 'price_missing'
  if (
    tags.some((tag) => tag.list > maxPrice) ||
    (draft.multiBuy?.price ?? 0) > maxPrice ||
    (draft.purchasePrice ?? 0) > maxPrice
  )
    return 'price_too_high'
  if (tags.some((tag) => tag.offer !== null && tag.offer >= tag.list)) return 'offer_not_lower'
  if (endsFirst(draft.offerPeriod)) return 'offer_ends_first'
  if (draft.weighed) {
    const { least, most } = gramLimits(draft.weighed)
    const { unitGrams, byPiece } = draft.weighed
    if (unitGrams < least || unitGrams > most) return byPiece ? 'piece_grams' : 'unit_grams'
    if (draft.multiBuy !== null) return 'multi_buy_weighed'
  }
  const why = draft.multiBuy && multiBuyRejection(draft.multiBuy, draft.retail, draft.offerPeriod)
  return why ?? (draft.wholesale && termsRejection(draft.wholesale))
}

/** Whether a change needs `price.write`: what is paid for a product, also by the shop, or the points that it earns. */
export const changesPrices = (before: ProductDraft, after: ProductDraft): boolean =>
  JSON.stringify(pricesOf(before)) !== JSON.stringify(pricesOf(after))

/** All that is paid for a product, and the points that it earns, to be compared. */
export const pricesOf = ({
  retail,
  offerPeriod,
  multiBuy,
  wholesale,
  purchasePrice,
  pointsDivisor,
  weighed,
}: ProductDraft) => [
  [retail.list, retail.offer],
  [offerPeriod.from, offerPeriod.until],
  multiBuy && [multiBuy.quantity, multiBuy.price, multiBuy.from, multiBuy.until],
  wholesale && [
    wholesale.list,
    wholesale.offer,
    wholesale.minimum,
    wholesale.step,
    wholesale.carton,
  ],
  wholesale?.breaks.map(({ from, price }) => [from, price]),
  purchasePrice,
  pointsDivisor,
  weighed && [weighed.unitGrams, weighed.byPiece],
]

/** The three category levels, each with its path. */
export const levelsOf = (categoryNames: ProductDraft['categoryNames']) =>
  categoryNames.map((name, index) => ({ name, path: pathOf(...categoryNames.slice(0, index + 1)) }))
