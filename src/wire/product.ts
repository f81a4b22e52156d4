import type { Pack, Product } from '#shop/catalogue/product.ts'
import { rupees, toRupees } from '#shop/money.ts'
import type { PriceTag } from '#shop/pricing/price-tag.ts'
import type { WireItem } from './product.schema.ts'

/** Ours → wire. Wholesale prices go out only where the product carries them: for those who may see them. */
export function encodeProduct(product: Product): WireItem {
  const { retail, wholesale, shelf } = product
  return {
    _id: product.id,
    id: product.number,
    itemfullname: product.name,
    imgsrc: product.picture,
    tint: product.tint,
    description: product.description,
    fulldesciption: product.fullDescription,
    descriptionpoints: product.highlights,
    brand: product.brand,
    colors: product.pictures,
    main_category: shelf.main,
    sub_category: shelf.sub,
    item_category: shelf.item,
    category_path: shelf.path,
    orignalprice: toRupees(retail.list),
    discountprice: offerOf(retail),
    ...(wholesale && {
      wholesale_orignalprice: toRupees(wholesale.list),
      wholesale_discountprice: offerOf(wholesale),
    }),
    loyaltypoints: product.pointsDivisor,
    quantity: 1,
    stock: product.stock,
    size: product.pack,
    rating: product.rating,
  }
}

export function decodeProduct(item: WireItem): Product {
  return {
    id: item._id,
    number: item.id,
    name: item.itemfullname,
    brand: item.brand,
    description: item.description,
    fullDescription: item.fulldesciption,
    highlights: item.descriptionpoints,
    pictures: item.colors,
    picture: item.imgsrc,
    tint: item.tint,
    shelf: {
      main: item.main_category,
      sub: item.sub_category,
      item: item.item_category,
      path: item.category_path,
    },
    pack: decodePack(item.size),
    retail: decodePair(item.orignalprice, item.discountprice),
    wholesale:
      item.wholesale_orignalprice === undefined
        ? null
        : decodePair(item.wholesale_orignalprice, item.wholesale_discountprice ?? 0),
    pointsDivisor: item.loyaltypoints,
    stock: item.stock,
    rating: item.rating,
  }
}

export const offerOf = (tag: PriceTag) => (tag.offer === null ? 0 : toRupees(tag.offer))

export const decodePair = (list: number, offer: number): PriceTag => ({
  list: rupees(list),
  offer: offer > 0 ? rupees(offer) : null,
})

export function decodePack(size: WireItem['size']): Pack {
  const { text, amount, unit } = size
  return amount === null || unit === null
    ? { text, amount: null, unit: null }
    : { text, amount, unit }
}
