import { countTry } from '../accounts/signing-in/throttle.store.ts'
import { productsByCode } from '../catalogue/codes/codes.store.ts'
import { productsById } from '../catalogue/products.store.ts'
import type { MatchConfidence } from '../search/words/nearest.ts'
import type { WithCatalogue } from '../search/catalogue.ts'
import { Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import type { CartLine } from './cart.ts'
import { chooseReading, idsLike, matchCode, matchName } from './match-line.ts'
import { toCartLine } from './price-cart.ts'

type Reading = { wanted: string; quantity: number }

/** `otherwise`: less likely readings. */
export type ListLine = Reading & { otherwise?: readonly Reading[] | undefined }

/**
 * Likeliest product first, at this buyer's prices, each in the quantity that makes up the asked size. `guess`: the user must
 * check size or quantity of the first.
 */
export type CheckedLine = Reading & {
  /** The quantity as written; `quantity` is that of the guess. */
  asked: number
  sure: MatchConfidence
  guess: 'size' | 'quantity' | null
  candidates: CartLine[]
}

const window = 10 * 60_000
/** Of guests with one address: many phones share the address of their network. */
const perAddress = 120

/**
 * Matches by exact SKU or number, else by name; saves nothing. `address`: client IP, for the rate limit of
 * guests.
 */
export async function checkList(
  visit: Visit & WithCatalogue,
  lines: readonly ListLine[],
  address: string,
): Promise<CheckedLine[]> {
  if (visit.account === null) await refuseMany(visit, address)
  const match = await matcherOf(visit, lines.flatMap(readingsOf))
  return lines.map((line) => {
    const [first, ...others] = readingsOf(line)
    const matched = (one: Reading) => ({ ...one, match: match(one.wanted) })
    const { reading, quantities, sure, guess } = chooseReading(matched(first), others.map(matched))
    return {
      wanted: reading.wanted,
      quantity: guess === null ? reading.quantity : (quantities[0] ?? reading.quantity),
      asked: reading.quantity,
      sure,
      guess,
      candidates: reading.match.meant.map((product, at) =>
        toCartLine(product, visit.priceList, quantities[at] ?? reading.quantity),
      ),
    }
  })
}

async function refuseMany({ db, now }: Visit, address: string) {
  const tries = await countTry(db, `list check ${address}`, now(), window)
  if (tries > perAddress) throw new Refusal('too_many_tries', { retryAfter: window / 1000 })
}

const readingsOf = ({ wanted, quantity, otherwise = [] }: ListLine): [Reading, ...Reading[]] => [
  { wanted, quantity },
  ...otherwise,
]

/** One lookup for all readings. */
async function matcherOf(visit: Visit & WithCatalogue, readings: readonly Reading[]) {
  // Read with both price lists; each line answers only this buyer's price.
  const wholesaleVisit = { ...visit, seesWholesale: true }
  const codes = readings.flatMap(({ wanted }) => codesIn(wanted))
  const byCode = await productsByCode(wholesaleVisit, codes)
  const { search } = await visit.catalogue.fresh()
  const found = new Map<string, string[]>()
  for (const { wanted } of readings) {
    if (found.has(wanted) || byCode(wanted) !== undefined) continue
    found.set(wanted, idsLike(search, wanted))
    await yieldToEventLoop() // two hundred names must not block other requests
  }
  const products = await productsById(wholesaleVisit, [...new Set([...found.values()].flat())])
  const byId = new Map(products.map((product) => [product.id, product]))
  return (wanted: string) => {
    const code = codesIn(wanted)
      .map(byCode)
      .find((product) => product !== undefined)
    const known = (found.get(wanted) ?? []).flatMap((id) => byId.get(id) ?? [])
    return code ? matchCode(code) : matchName(wanted, known)
  }
}

/** "CHAI-1, Dum Chai": lists often have code and name. */
function codesIn(wanted: string) {
  const [first = '', ...more] = wanted.split(', ')
  return more.length === 0 || /^\d+$/.test(first) ? [wanted] : [wanted, first]
}

const yieldToEventLoop = () => new Promise((resolve) => setImmediate(resolve))
