import type { Product } from '../catalogue/product.ts'
import { chosenColour, pictureIn } from '../catalogue/colours/colour.ts'
import { productsById } from '../catalogue/products.store.ts'
import { readSettings } from '../settings/settings.store.ts'
import type { PriceList } from '../person.ts'
import { multiBuyFor } from '../pricing/multi-buy.ts'
import { priceFor, wholesaleFor } from '../pricing/price-tag.ts'
import type { Visit } from '../visit.ts'
import { type Cart, type CartLine, cartOf, type CartItem, quantityOf } from './cart.ts'
import { inKnownColours } from './known-colours.ts'

/**
 * This buyer's prices now. Drops deleted products, sums repeated lines, sets missing colours to the first;
 * a colour sold no more stays (`isColourGone`).
 */
export async function priceCart(visit: Visit, items: readonly CartItem[]): Promise<Cart> {
  const [products, settings] = await Promise.all([
    productsById({ ...visit, seesWholesale: true }, [
      ...new Set(items.map(({ productId }) => productId)),
    ]),
    readSettings(visit.db),
  ])
  const known = new Map(products.map((product) => [product.id, product]))
  const found = inKnownColours(items, known)
  const lines = found.flatMap((item) => {
    const product = known.get(item.productId)
    const inAllColours = quantityOf(found, item.productId)
    return product
      ? [toCartLine(product, visit.priceList, item.quantity, { ...item, inAllColours })]
      : []
  })
  const cart = cartOf(lines, settings.shippingPrice)
  return settings.pointsOn ? cart : { ...cart, pointsEarned: 0 }
}

type Choice = { colour?: string | undefined; inAllColours?: number }

/** Priced for `quantity` over all colours. */
export function toCartLine(
  product: Product,
  priceList: PriceList,
  quantity: number,
  { colour: wanted, inAllColours = quantity }: Choice = {},
): CartLine {
  const { colour } = chosenColour(product, wanted)
  const multiBuy = multiBuyFor(product, priceList)
  return {
    productId: product.id,
    number: product.number,
    name: product.name,
    description: product.description,
    picture: pictureIn(product, colour),
    ...(colour !== undefined && { colour }),
    ...(product.colours.length > 0 && { colours: product.colours }),
    tint: product.tint,
    pack: product.pack,
    price: priceFor(product, priceList, inAllColours),
    wholesale: wholesaleFor(product, priceList),
    quantity,
    pointsDivisor: product.pointsDivisor,
    stock: product.stock,
    ...(multiBuy && { multiBuy }),
    ...(product.weight && { weight: product.weight }),
  }
}
