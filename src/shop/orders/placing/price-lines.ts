import { keyOf, quantityOf, summed } from '../../cart/cart.ts'
import { chosenColour, pictureIn } from '../../catalogue/colours/colour.ts'
import type { Product } from '../../catalogue/product.ts'
import type { PriceList } from '../../person.ts'
import { chargeOfGrams } from '../../pricing/weight.ts'
import { multiBuyFor } from '../../pricing/multi-buy.ts'
import { priceFor, wholesaleFor } from '../../pricing/price-tag.ts'
import { maxQuantity, oneByOne, refuseSoMany } from '../../pricing/wholesale-terms.ts'
import { Refusal, refuseIf } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import type { OrderFlow, OrderLine } from '../order.ts'
import { mergedLines, type PlaceOrderInput } from './place-order-input.ts'

/** Lines at today's prices. Refuses missing products, `color_gone`, wholesale quantities, and `line_not_weighed`. */
export function pricedLines(
  visit: Visit,
  input: PlaceOrderInput,
  { products, perishable }: { products: readonly Product[]; perishable: ReadonlySet<string> },
): OrderLine[] {
  const items = mergedLines(input.lines)
  const known = new Map(products.map((product) => [product.id, product]))
  const found = items.map(({ productId, quantity, colour, ifMissing }) => {
    const product = known.get(productId)
    if (product === undefined) throw notThere(input.flow, productId)
    return { product, productId, quantity, ifMissing, ...inColour(product, colour) }
  })
  for (const product of products) refuseQuantity(visit, product, quantityOf(found, product.id))
  const lines = summed(found)
  return lines.map((line) => ({
    ...(input.atCounter ? soldAtCounter(input, line) : (one: OrderedLine) => one)(
      lineOf(line, visit.priceList, quantityOf(lines, line.productId)),
    ),
    perishable: perishable.has(line.productId),
    ifMissing: line.ifMissing ?? null,
  }))
}

/** Refuses `color_gone`; without a choice, the first colour. */
export function inColour(product: Product, wanted: string | undefined): { colour?: string } {
  const { colour, gone } = chosenColour(product, wanted)
  if (gone)
    throw new Refusal('color_gone', {
      product: product.id,
      name: product.name,
      color: wanted ?? '',
      colors: product.colours.map(({ name }) => name),
    })
  return colour === undefined ? {} : { colour }
}

/** Limits, minimum and step count a product over all colours. */
function refuseQuantity(visit: Visit, product: Product, quantity: number) {
  const named = { product: product.id, name: product.name }
  if (quantity > maxQuantity) throw new Refusal('out_of_stock', named)
  const { minimum, step } = wholesaleFor(product, visit.priceList) ?? oneByOne
  refuseSoMany(quantity, { ...named, minimum, step })
}

type Found = { product: Product; quantity: number; colour?: string }

/** Priced for `quantity` of the product over all colours. */
export function lineOf(
  { product, quantity, colour }: Found,
  priceList: PriceList,
  inAllColours: number,
): Omit<OrderLine, 'perishable' | 'ifMissing'> {
  const { now: price, was } = priceFor(product, priceList, inAllColours)
  const multiBuy = multiBuyFor(product, priceList)
  const { id: productId, number, name, tint, pointsDivisor } = product
  return {
    productId,
    number,
    name,
    ...(colour !== undefined && { colour }),
    picture: pictureIn(product, colour),
    tint,
    pointsDivisor,
    price,
    quantity,
    pack: product.pack.text,
    listPrice: was ?? price,
    cancelledQuantity: 0,
    ...(multiBuy && { multiBuy }),
    ...(product.weight && { weight: { ...product.weight, packed: null } }),
  }
}

type OrderedLine = ReturnType<typeof lineOf>

/** At the counter nothing is packed later: weighed goods cost what the scale says, once all of them are weighed. */
const soldAtCounter =
  ({ lines }: PlaceOrderInput, { product }: Found) =>
  ({ weight, ...counted }: OrderedLine): OrderedLine => {
    const same = lines.filter(
      ({ productId, colour }) =>
        productId === product.id &&
        keyOf({ productId, ...inColour(product, colour) }) === keyOf(counted),
    )
    if (weight === undefined) {
      refuseIf(same.some(({ grams }) => grams !== undefined) ? 'line_not_weighed' : null)
      return counted
    }
    if (same.some(({ grams }) => grams === undefined)) return { ...counted, weight }
    const grams = same.reduce((sum, one) => sum + (one.grams ?? 0), 0)
    const { price, quantity } = counted
    const packed = { grams, quantity, amount: chargeOfGrams(price, grams, weight) }
    return { ...counted, weight: { ...weight, packed } }
  }

/** Refuses `weigh_first` for weighed goods sold at the counter without their weight. */
export function refuseUnweighed({ atCounter }: PlaceOrderInput, lines: readonly OrderLine[]) {
  const missing = atCounter && lines.find(({ weight }) => weight && !weight.packed)
  if (missing) throw new Refusal('weigh_first', { product: missing.productId, name: missing.name })
}

const notThere = (flow: OrderFlow, product: string) =>
  new Refusal(flow === 'buy-now' ? 'no_item_selected' : 'product_not_found', { product })
