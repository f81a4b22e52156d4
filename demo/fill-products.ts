import type { Tx } from '#db/database.ts'
import { slugOf } from '#shop/catalogue/categories/category.ts'
import { ensureCategories } from '#shop/catalogue/categories/categories.store.ts'
import { readColour } from '#shop/catalogue/colours/read-colour.ts'
import { levelsOf, type ProductDraft } from '#shop/catalogue/product-draft.ts'
import { recordStockMovement } from '#shop/catalogue/stock/stock.store.ts'
import { insertProduct, allocateNumbers } from '#shop/catalogue/write-products.store.ts'
import { newId } from '#shop/ids.ts'
import { rupees } from '#shop/money.ts'
import { always } from '#shop/pricing/period.ts'
import { categories } from './categories.ts'
import { multiBuyOf } from './multi-buys.ts'
import { products } from './products.ts'
import type { DemoProduct } from './types.ts'
import { factsOf } from './facts.ts'
import { namesInUrdu } from './urdu/names.ts'
import { termsOf } from './wholesale-terms.ts'

const day = 24 * 60 * 60_000

export async function fillProducts(tx: Tx, now: number) {
  for (const { name, tint, line } of categories) {
    const picture = products.find((product) => product.category[0] === name)?.sku
    const look = {
      tint,
      description: line,
      picture: picture === undefined ? null : pictureOf(picture),
    }
    await ensureCategories(tx, [{ name, path: slugOf(name) }], look)
  }
  const first = await allocateNumbers(tx, products.length)
  for (const [index, product] of products.entries())
    await fillProduct(tx, product, first + index, {
      at: now - (products.length - 1 - index) * day,
      now,
    })
}

async function fillProduct(
  tx: Tx,
  product: DemoProduct,
  number: number,
  { at, now }: { at: number; now: number },
) {
  const id = newId()
  const draft = { ...draftOf(product), multiBuy: multiBuyOf(product.sku, now) }
  await ensureCategories(tx, levelsOf(draft.categoryNames))
  await insertProduct(tx, id, number, draft, at)
  if (draft.stock !== null) {
    await recordStockMovement(tx, [{ productId: id, change: draft.stock }], {
      orderId: null,
      reason: 'counted',
      at,
      by: null,
    })
  }
}

const pictureOf = (name: string) => `products/${name}.webp`

export const draftOf = (product: DemoProduct): ProductDraft => ({
  sku: product.sku,
  barcode: null,
  name: product.name,
  brand: product.brand,
  description: product.description,
  fullDescription: product.full,
  highlights: product.highlights,
  categoryNames: product.category,
  pack: product.pack,
  retail: tagOf(product.list, product.offer),
  offerPeriod: always,
  multiBuy: null,
  wholesale: { ...tagOf(product.wholesale, product.wholesaleOffer), ...termsOf(product.sku) },
  purchasePrice: null,
  pointsDivisor: product.pointsDivisor ?? null,
  weighed: product.weighed ?? null,
  perishable: product.perishable,
  stock: product.stock,
  lowStock: null,
  // in its first colour, where it has some
  picture: coloursOf(product)[0]?.picture ?? pictureOf(product.sku),
  pictures: coloursOf(product).flatMap(({ picture }) => picture ?? []),
  colours: coloursOf(product),
  family: null,
  facts: { ...factsOf(product.sku), nameUr: namesInUrdu[product.name] ?? '' },
  published: true,
})

const coloursOf = ({ sku, colours = [] }: DemoProduct) =>
  colours.flatMap((colour) => readColour(colour, pictureOf(`${sku}--${slugOf(colour)}`)) ?? [])

const tagOf = (list: number, offer: number | undefined) => ({
  list: rupees(list),
  offer: offer === undefined ? null : rupees(offer),
})
