import type { Pack, Product, ProductSort } from '#shop/catalogue/product.ts'
import { toRupees } from '#shop/money.ts'
import type { WireItem } from './product.schema.ts'
import { time } from '../../time.ts'
import { decodeMultiBuy, encodeMultiBuy } from './multi-buy.ts'
import { decodeColours, encodeColours } from './colour.ts'
import { decodePair, decodeWholesale, encodeWholesale, offerOf } from '../account/wholesale.ts'

/** Ours → wire. Code and wholesale fields go out only where the product carries them: for those who may see them. */
export function encodeProduct(product: Product): WireItem {
  const { retail, wholesale, category } = product
  return {
    _id: product.id,
    id: product.number,
    itemfullname: product.name,
    ...(product.facts.nameUr && { name_ur: product.facts.nameUr }),
    imgsrc: product.picture,
    tint: product.tint,
    description: product.description,
    fulldesciption: product.fullDescription,
    descriptionpoints: product.highlights,
    brand: product.brand,
    colors: product.pictures,
    ...encodeColours(product.colours),
    main_category: category.main,
    sub_category: category.sub,
    item_category: category.item,
    category_path: category.path,
    orignalprice: toRupees(retail.list),
    discountprice: offerOf(retail),
    ...(product.offerUntil !== undefined && { discountuntil: time(product.offerUntil) }),
    ...encodeOffered(product.multiBuy),
    ...(product.isNew && { isnew: true as const }),
    ...encodeWholesale(wholesale ?? null),
    ...(product.sku !== null && { sku: product.sku }),
    loyaltypoints: product.pointsDivisor,
    quantity: 1,
    stock: product.stock,
    size: product.pack,
    weight: product.weight,
    rating: product.rating,
    ...(product.bought && { bought: true }),
    ...(product.sizes && { sizes: product.sizes.map(encodeProduct) }),
  }
}

function encodeOffered(offer: Product['multiBuy']): Pick<WireItem, 'multibuy'> {
  const { multibuy } = encodeMultiBuy(offer)
  if (offer === undefined || multibuy === undefined) return {}
  return { multibuy: { ...multibuy, ...(offer.until !== null && { until: time(offer.until) }) } }
}

function decodeOffered(wire: WireItem['multibuy']): Pick<Product, 'multiBuy'> {
  const { multiBuy } = decodeMultiBuy(wire)
  if (multiBuy === undefined) return {}
  return {
    multiBuy: { ...multiBuy, until: wire?.until === undefined ? null : Date.parse(wire.until) },
  }
}

export function decodeProduct(item: WireItem): Product {
  const wholesale = decodeWholesale(item)
  return {
    id: item._id,
    number: item.id,
    sku: item.sku ?? null,
    name: item.itemfullname,
    brand: item.brand,
    description: item.description,
    fullDescription: item.fulldesciption,
    highlights: item.descriptionpoints,
    pictures: item.colors,
    colours: decodeColours(item),
    facts: item.name_ur === undefined ? {} : { nameUr: item.name_ur },
    picture: item.imgsrc,
    gallery: (item.pictures ?? []).map(({ _id: id, image: path, alt }) => ({ id, path, alt })),
    tint: item.tint,
    category: {
      main: item.main_category,
      sub: item.sub_category,
      item: item.item_category,
      path: item.category_path,
    },
    pack: decodePack(item.size),
    weight: item.weight,
    retail: decodePair(item.orignalprice, item.discountprice),
    ...(item.discountuntil !== undefined && { offerUntil: Date.parse(item.discountuntil) }),
    ...decodeOffered(item.multibuy),
    ...(item.isnew && { isNew: true as const }),
    ...(wholesale && { wholesale }),
    pointsDivisor: item.loyaltypoints,
    stock: item.stock,
    rating: item.rating,
    ...(item.bought && { bought: true }),
    ...(item.sizes && { sizes: item.sizes.map(decodeProduct) }),
  }
}

export function decodePack(size: WireItem['size']): Pack {
  const { text, amount, unit } = size
  return amount === null || unit === null
    ? { text, amount: null, unit: null }
    : { text, amount, unit }
}

export const encodeProductRef = (id: string) => ({ productid: id })

type ProductQuery = {
  page?: number
  limit?: number
  sort?: ProductSort | undefined
  /** category slugs from the top, zero to three */
  place: readonly string[]
  search: string | undefined
}

/** One item of each family. */
const families = '1' as const

export const encodeProductQuery = ({ place, search, ...list }: ProductQuery) => ({
  ...list,
  families,
  q: search,
  category_path: place.join('/'),
})
