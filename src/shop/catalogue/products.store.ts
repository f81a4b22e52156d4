import type { Sql } from '#db/database.ts'
import { list, sql } from '#db/sql.ts'
import { standardPoints } from '../loyalty/points-rule.ts'
import { paisa } from '../money.ts'
import { oneOf } from '../one-of.ts'
import type { MultiBuyOffer } from '../pricing/multi-buy.ts'
import { isDuring, type Period } from '../pricing/period.ts'
import type { PriceTag } from '../pricing/price-tag.ts'
import type { Weighed } from '../pricing/weight.ts'
import { standardTolerance } from '../settings/weighing.ts'
import type { PriceBreak, WholesaleTag } from '../pricing/wholesale-terms.ts'
import type { Visit } from '../visit.ts'
import { isNewAt } from './newness.ts'
import { type FactRow, toColours, toFacts } from './choice-of-row.ts'
import { galleryOf, visiblePictures } from './pictures/gallery.ts'
import { type Pack, type PackUnit, packUnits, type Product } from './product.ts'
import type { ProductFacts } from './product-fields.ts'

export type ProductRow = FactRow & {
  id: string
  number: number
  sku: string | null
  /** null: another product had its code first, in another spelling */
  sku_key: string | null
  barcode: string | null
  name: string
  brand: string
  description: string
  full_description: string
  highlights: string
  category_path: string
  main_name: string
  sub_name: string
  item_name: string
  tint: string | null
  pack_text: string
  pack_amount: number | null
  pack_unit: PackUnit | null
  unit_grams: number | null
  by_piece: number
  /** what the settings say; null: nothing yet */
  shop_tolerance: number | null
  /** `true`: prices are in whole rupees */
  shop_whole_rupees: string | null
  list_price: number
  offer_price: number | null
  offer_from: number | null
  offer_until: number | null
  multi_quantity: number | null
  multi_price: number | null
  multi_from: number | null
  multi_until: number | null
  wholesale_list_price: number | null
  wholesale_offer_price: number | null
  wholesale_minimum: number
  wholesale_step: number
  wholesale_carton: number | null
  wholesale_breaks: string
  purchase_price: number | null
  /** its own; null: as the settings say */
  points_divisor: number | null
  /** what they say; null: nothing yet */
  shop_divisor: number | null
  stock: number | null
  /** grams beside the units of the stock */
  stock_rest: number
  low_stock: number | null
  picture: string | null
  pictures: string
  gallery: string | null
  colours: string
  family: string | null
  family_key: string | null
  rating_sum: number
  rating_count: number
  published_at: number | null
  listed_at: number | null
  opened_at: number | null
  version: number
}

/** Everything a product shows, with its category names; `where` and `order by` follow. */
export const productsWithCategory = sql`
  select product.*, (select min(listed_at) from product) as opened_at,
    (select cast(value as integer) from setting where name = 'pointsDivisor') as shop_divisor,
    (select cast(value as integer) from setting where name = 'weightTolerance') as shop_tolerance,
    (select value from setting where name = 'wholeRupees') as shop_whole_rupees,
    main.name as main_name, main.tint as tint, sub.name as sub_name, item.name as item_name
  from product
  join category main on main.path = product.main_path
  join category sub on sub.path = product.sub_path
  join category item on item.path = product.category_path`

/** A published product by numeric id or `_id`; undefined when there is none. */
export async function findProduct(visit: Visit, id: string): Promise<Product | undefined> {
  const row = await visit.db.maybeOne<ProductRow>`${productsWithCategory}
    where ${isNumber(id) ? sql`product.number = ${Number(id)}` : sql`product.id = ${id}`} and published_at is not null`
  return row && toProduct(row, visit.seesWholesale, visit.now())
}

/** Who reads products: when (which offers hold then) and whether with wholesale prices. */
export type Reader = { db: Sql; now: () => number; seesWholesale: boolean }

/** Published products by `_id`, in the order asked for; those that are not there are left out. */
export async function productsById(visit: Reader, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const found = await visit.db.all<ProductRow>`${productsWithCategory}
    where product.id in ${list(ids)} and published_at is not null`
  const byId = new Map(found.map((row) => [row.id, row]))
  const at = visit.now()
  return ids
    .flatMap((id) => byId.get(id) ?? [])
    .map((row) => toProduct(row, visit.seesWholesale, at))
}

/** A product's own divisor of points; null: it has none. */
export const ownDivisorOf = async (db: Sql, id: string): Promise<number | null> =>
  (
    await db.maybeOne<{ own: number | null }>`
      select points_divisor as own from product where id = ${id}`
  )?.own ?? null

/** What the shop pays for one; null: unknown. */
export const purchasePriceOf = ({ purchase_price: price }: ProductRow) =>
  price === null ? null : paisa(price)

/** A product as it is at a moment (milliseconds UTC): offers that have ended or not begun are left out. */
export function toProduct(
  row: ProductRow,
  withWholesale: boolean,
  at: number,
): Product & { facts: ProductFacts; stockGrams: number | null } {
  const wholesale = withWholesale ? toWholesale(row) : null
  return {
    id: row.id,
    number: row.number,
    sku: withWholesale ? row.sku : null,
    name: row.name,
    brand: row.brand,
    description: row.description,
    fullDescription: row.full_description,
    highlights: JSON.parse(row.highlights) as string[],
    pictures: JSON.parse(row.pictures) as string[],
    picture: row.picture,
    gallery: visiblePictures(galleryOf(row)),
    colours: toColours(row),
    facts: toFacts(row),
    tint: row.tint,
    category: {
      main: row.main_name,
      sub: row.sub_name,
      item: row.item_name,
      path: row.category_path,
    },
    pack: toPack(row),
    ...weightOf(row),
    ...offersAt(row, at),
    ...(wholesale && { wholesale }),
    ...(isNewAt(row.listed_at, row.opened_at, at) && { isNew: true }),
    pointsDivisor: row.points_divisor ?? row.shop_divisor ?? standardPoints.divisor,
    stock: row.stock,
    stockGrams: stockGramsOf(row),
    rating:
      row.rating_count === 0
        ? null
        : {
            average: Math.round((row.rating_sum / row.rating_count) * 10) / 10,
            count: row.rating_count,
          },
  }
}

export const isNumber = (id: string) => /^[1-9]\d{0,14}$/.test(id)

/** The offers of a product as they were set, whether or not they hold now. */
export const offersOf = (row: ProductRow) => ({
  retail: tagOf(row.list_price, row.offer_price),
  offerPeriod: { from: row.offer_from, until: row.offer_until } satisfies Period,
  multiBuy: toMultiBuy(row),
})

function offersAt(
  row: ProductRow,
  at: number,
): Pick<Product, 'retail' | 'offerUntil' | 'multiBuy'> {
  const { retail, offerPeriod, multiBuy } = offersOf(row)
  const isOn = retail.offer !== null && isDuring(offerPeriod, at)
  return {
    retail: isOn ? retail : { ...retail, offer: null },
    ...(isOn && offerPeriod.until !== null && { offerUntil: offerPeriod.until }),
    ...(multiBuy !== null &&
      isDuring(multiBuy, at) && {
        multiBuy: { quantity: multiBuy.quantity, price: multiBuy.price, until: multiBuy.until },
      }),
  }
}

const toMultiBuy = (row: ProductRow): MultiBuyOffer | null =>
  row.multi_quantity === null || row.multi_price === null
    ? null
    : {
        quantity: row.multi_quantity,
        price: paisa(row.multi_price),
        from: row.multi_from,
        until: row.multi_until,
      }

const tagOf = (listPrice: number, offer: number | null): PriceTag => ({
  list: paisa(listPrice),
  offer: offer === null ? null : paisa(offer),
})

const toWholesale = (row: ProductRow): WholesaleTag | null =>
  row.wholesale_list_price === null
    ? null
    : {
        ...tagOf(row.wholesale_list_price, row.wholesale_offer_price),
        minimum: row.wholesale_minimum,
        step: row.wholesale_step,
        carton: row.wholesale_carton,
        breaks: JSON.parse(row.wholesale_breaks) as PriceBreak[],
      }

/** How it is weighed when it is packed; null: it isn't. */
export const weighedOf = ({ unit_grams: unitGrams, by_piece: byPiece }: ProductRow) =>
  unitGrams === null ? null : { unitGrams, byPiece: byPiece === 1 }

/** About how many grams of weighed goods there are; null: they aren't weighed or counted. */
const stockGramsOf = ({ stock, stock_rest: rest, unit_grams: unitGrams }: ProductRow) =>
  stock === null || unitGrams === null ? null : Math.max(0, stock * unitGrams + rest)

function weightOf(row: ProductRow): { weight?: Weighed } {
  const weighed = weighedOf(row)
  const tolerance = row.shop_tolerance ?? standardTolerance
  const wholeRupees = row.shop_whole_rupees === 'true'
  return weighed === null ? {} : { weight: { ...weighed, tolerance, wholeRupees } }
}

const toPack = ({ pack_text: text, pack_amount: amount, pack_unit: unit }: ProductRow): Pack =>
  amount === null || unit === null
    ? { text, amount: null, unit: null }
    : { text, amount, unit: oneOf(packUnits, unit) }
