import type { Product } from '#shop/catalogue/product.ts'
import { productsById } from '#shop/catalogue/products.store.ts'
import { multiBuyFor } from '#shop/pricing/multi-buy.ts'
import { isOffer, type Price, priceFor } from '#shop/pricing/price-tag.ts'
import type { PriceList } from '#shop/person.ts'
import type { TestShop } from './shop.ts'

/** The expected offers computed from each product: numbers in order. */
export async function offersByProducts({ db, now }: TestShop, priceList: PriceList) {
  const rows = await db.all<{ id: string }>`
    select id from product where published_at is not null and (stock is null or stock > 0)`
  const reader = { db, now, seesWholesale: priceList === 'wholesale' }
  const products = await productsById(
    reader,
    rows.map(({ id }) => id),
  )
  return products
    .map((product) => ({
      number: product.number,
      percent: percentOf(priceFor(product, priceList)),
      saving: savingOf(product, priceList),
    }))
    .filter(({ saving }) => saving > 0)
    .toSorted((a, b) => b.percent - a.percent || b.saving - a.saving || a.number - b.number)
    .map(({ number }) => number)
}

/** As the card says it; 0: it says none. */
const percentOf = (price: Price) => (isOffer(price) ? price.percentOff : 0)

function savingOf(product: Product, priceList: PriceList): number {
  const price = priceFor(product, priceList)
  const list = price.was ?? price.now
  const multiBuy = multiBuyFor(product, priceList)
  return Math.max(
    isOffer(price) ? 1 - price.now / list : 0,
    multiBuy === null ? 0 : 1 - multiBuy.price / (list * multiBuy.quantity),
  )
}
