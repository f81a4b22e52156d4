import type { Product } from '#shop/catalogue/product.ts'
import {
  byColumn,
  byField,
  type ProductFacts,
  productFields,
} from '#shop/catalogue/product-fields.ts'
import { decodeProduct, encodeProduct } from './product.ts'
import type { WireItem } from './product.schema.ts'

/** A product as its own page shows it: with the facts that are known, and all its pictures, the first one that of `imgsrc`. */
export const encodeWholeProduct = (product: Product): WireItem => ({
  ...encodeProduct(product),
  ...byColumn(
    (name) => product.facts[name] || undefined,
    (name) => (product.facts[name]?.length ? [...product.facts[name]] : undefined),
  ),
  pictures: product.gallery.map(({ id, path, alt }) => ({ _id: id, image: path, alt })),
})

export const decodeWholeProduct = (item: WireItem): Product & { facts: ProductFacts } => ({
  ...decodeProduct(item),
  facts: byField(
    (name) => item[productFields[name].column] ?? '',
    (name) => item[productFields[name].column] ?? [],
  ),
})
