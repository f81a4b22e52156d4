import { maxQuantity } from '../pricing/wholesale-terms.ts'
import type { MultiBuy } from '../pricing/multi-buy.ts'
import type { PriceTag } from '../pricing/price-tag.ts'
import type { Weighed } from '../pricing/weight.ts'
import type { WholesaleTag } from '../pricing/wholesale-terms.ts'
import type { ProductCategory } from './categories/category.ts'
import type { Colour } from './colours/colour.ts'
import type { ProductPicture } from './pictures/gallery.ts'
import type { ProductFacts } from './product-fields.ts'

/** What a pack holds: the words on it, and the amount for a price per unit. */
export type Pack =
  | { text: string; amount: number; unit: PackUnit }
  | { text: string; amount: null; unit: null }
export const packUnits = ['g', 'ml', 'pcs', 'm'] as const
export type PackUnit = (typeof packUnits)[number]

/** A product as one buyer sees it. `sku` and `wholesale` are there for stock buyers and staff only. */
export type Product = {
  id: string
  /** The numeric id of the addresses `/products/{id}`, `/item/{id}`, `/{id}`. */
  number: number
  /** The shop's own code, which lists are written with. */
  sku: string | null
  name: string
  brand: string
  description: string
  fullDescription: string
  highlights: string[]
  /** Further pictures: colours and other views, media paths. */
  pictures: string[]
  /** What it can be had in; the buyer chooses one. */
  colours: readonly Colour[]
  /** Where the product is shown whole; in lists the name in Urdu alone. */
  facts: Partial<ProductFacts>
  picture: string | null
  /** All pictures with their alternative texts, where the product is shown whole; empty in lists. */
  gallery: readonly ProductPicture[]
  /** The ground that the picture stands on: that of its main category. */
  tint: string | null
  category: ProductCategory
  pack: Pack
  /** Left out where it isn't weighed when it is packed. */
  weight?: Weighed | undefined
  /** With the offer of this moment, if there is one. */
  retail: PriceTag
  /** When that offer ends (milliseconds UTC); left out where it does not. */
  offerUntil?: number
  /** Left out where there is none at this moment. */
  multiBuy?: MultiBuy & { until: number | null }
  /** Left out where it is not to be seen: a guest's page does not even name it. */
  wholesale?: WholesaleTag
  /** It was listed a short while ago. */
  isNew?: true
  /** Rupees of a line's amount for one point (30 unless the item has another). */
  /** Its own, or that of the shop's setting. */
  pointsDivisor: number
  /** null: not counted. */
  stock: number | null
  rating: { average: number; count: number } | null
  /** All sizes of its family, the smallest first; left out where it has no others, and in lists of single products. */
  sizes?: readonly Product[]
  /** In what is found for somebody who has ordered it before. */
  bought?: boolean
}

export const isSoldOut = (product: { stock: number | null }) => product.stock === 0

/** How many of it can be asked for now. */
export const maxQuantityOf = (product: { stock: number | null }) =>
  Math.min(maxQuantity, product.stock ?? maxQuantity)

export const productSorts = [
  'popular',
  'price-up',
  'price-down',
  'unit-price',
  'newest',
  'name',
] as const
export type ProductSort = (typeof productSorts)[number]
