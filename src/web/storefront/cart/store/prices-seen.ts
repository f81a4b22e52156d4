import { type CartLine, withLineQuantity } from '#shop/cart/cart.ts'
import type { Paisa } from '#shop/money.ts'
import { storedText } from '../../../app/storage/stored-text.ts'
import { pricesKey } from './cart-storage.ts'

type Priced = Pick<CartLine, 'productId' | 'price' | 'wholesale'>
/** By product: the unit price when this browser first had it in the cart, by price list. */
type Seen = Record<string, unknown>

const stored = storedText(pricesKey, 20_000)

const kindOf = (line: Priced) => (line.wholesale === null ? 'r' : 'w')
const priceOfOne = (line: Priced) => withLineQuantity(line, 1).price.now

/** Adds new lines, keeps old prices, drops removed lines. */
export const seenAfter = (seen: Seen, lines: readonly Priced[]): Seen =>
  Object.fromEntries(
    lines.map((line) => [
      line.productId,
      seenPrice(seen, line) === null ? `${kindOf(line)}${priceOfOne(line)}` : seen[line.productId],
    ]),
  )

/** Change of the unit price since; null if unchanged or unknown. */
export function changeOf(seen: Seen, line: Priced): { was: Paisa; now: Paisa } | null {
  const was = seenPrice(seen, line)
  const now = priceOfOne(line)
  return was === null || was === now ? null : { was, now }
}

/** Retail and wholesale prices are not compared. */
function seenPrice(seen: Seen, line: Priced): Paisa | null {
  const found = seen[line.productId]
  const [, kind, price] = (typeof found === 'string' && /^([rw])(\d{1,12})$/.exec(found)) || []
  return kind === kindOf(line) ? (Number(price) as Paisa) : null
}

export function recordPrices(lines: readonly Priced[]) {
  const before = stored.read()
  const after = lines.length === 0 ? '' : JSON.stringify(seenAfter(parse(before), lines))
  if (after !== before) stored.write(after)
}

export const usePricesSeen = (): Seen => parse(stored.use())

function parse(text: string): Seen {
  try {
    const found: unknown = JSON.parse(text || '{}')
    return typeof found === 'object' && found !== null ? { ...found } : {}
  } catch {
    return {}
  }
}
