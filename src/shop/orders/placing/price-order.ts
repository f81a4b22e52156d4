import type { Tx } from '#db/database.ts'
import type { Terms } from '../../delivery/terms.ts'
import type { Zone } from '../../delivery/zone.ts'
import { activeZones } from '../../delivery/zones.store.ts'
import {
  arrivalIn,
  type DeliveryWindow,
  type Offer,
  type WindowDay,
} from '../../delivery/windows/window.ts'
import { withExtra } from '../../delivery/windows/with-extra.ts'
import { windowFacts } from '../../delivery/windows/window-facts.ts'
import { type Arrival, arrivalOf } from '../../delivery/arrival.ts'
import type { Product } from '../../catalogue/product.ts'
import { productsById } from '../../catalogue/products.store.ts'
import { perishableAmong } from '../../catalogue/stock/perishables.store.ts'
import type { ShopSettings } from '../../settings/settings.ts'
import { termsOf } from './terms-of-order.ts'
import { windowOf } from './window-of-order.ts'
import {
  type BelowMinimum,
  belowMinimum,
  refuseBelowMinimum,
  zoneOfOrder,
} from './zone-of-order.ts'
import { type PointsRule, pointsRuleOf } from '../../loyalty/points-rule.ts'
import { redeemRejection, worth } from '../../loyalty/points.ts'
import { readHeld } from '../../loyalty/points.store.ts'
import { less, nothing, type Paisa } from '../../money.ts'
import { refuseIf, Refusal } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { mostOf } from '../../pricing/most.ts'
import { maxCash, cashRejection } from '../moving/cash.ts'
import { type OrderLine, type Quote, quoteOrder } from '../order.ts'
import { isFetched, type PlaceOrderInput } from './place-order-input.ts'
import { pricedLines, refuseUnweighed } from './price-lines.ts'

export type PricedOrder = {
  lines: OrderLine[]
  quote: Quote
  redeemPoints: number
  /** Pending points when redeemed: see `readHeld`. */
  pendingGuard: number | null
  /** In force now. */
  pointsRule: PointsRule
  zone: string | null
  zoneTerms: Terms | null
  /** Only in a quote: such an order is refused. */
  below: BelowMinimum | null
  /** In its window, if it has one; `usualArrival`: without. */
  arrival: Arrival | null
  usualArrival: Arrival | null
  window: ReturnType<typeof windowOf>
  /** The delivery windows to choose from (`offeredWindows`). */
  offer: Offer
}

/** Everything a price depends on, read now. */
type Facts = {
  products: readonly Product[]
  perishable: ReadonlySet<string>
  zones: readonly Zone[]
  windows: readonly DeliveryWindow[]
  windowDays: readonly WindowDay[]
  held: Awaited<ReturnType<typeof readHeld>>
}

/** In one round trip on PostgreSQL. */
export async function readFacts(
  tx: Tx,
  { account, now }: Visit,
  { lines }: PlaceOrderInput,
): Promise<Facts> {
  const ids = [...new Set(lines.map(({ productId }) => productId))]
  const [products, perishable, zones, ofWindows, held] = await Promise.all([
    productsById({ db: tx, now, seesWholesale: true }, ids),
    perishableAmong(tx, ids),
    activeZones(tx),
    windowFacts(tx, now()),
    account === null ? noPoints : readHeld(tx, account.id),
  ])
  return { products, perishable, zones, ...ofWindows, held }
}

/**
 * Prices, shipping, points, total and arrival now. Refuses missing products, `color_gone`, wholesale
 * quantities, places and amounts that aren't delivered, invalid points or `points_off`, `weigh_first` at the
 * counter, `price_changed` with the right figures, and cash without change.
 */
export function priceOrder(
  visit: Visit,
  input: PlaceOrderInput,
  settings: ShopSettings,
  facts: Facts,
): PricedOrder {
  const priced = workOut(visit, input, settings, facts)
  refuseUnweighed(input, priced.lines)
  const { quote, redeemPoints } = priced
  if (quote.total !== input.total)
    throw new Refusal('price_changed', { expected: figures(quote, redeemPoints) })
  refuseCash(input, quote.total, mostOf(priced.lines, quote.total))
  return priced
}

/** `priceOrder` without comparing the total or asking for weights. `isQuote`: an amount below the minimum is priced too. */
export function workOut(
  visit: Visit,
  input: PlaceOrderInput,
  settings: ShopSettings,
  facts: Facts,
  isQuote = false,
): PricedOrder {
  const { account } = visit
  const { shippingPrice } = settings
  const fetched = isFetched(input)
  const lines = pricedLines(visit, input, facts)
  const terms = fetched ? null : zoneOfOrder(facts.zones, input, settings.deliversOutside)
  const offer: Offer = {
    windows: facts.windows,
    days: facts.windowDays,
    zoneId: terms?.id ?? null,
    schedule: settings,
    at: visit.now(),
    lines: lines.length,
  }
  const chosen = windowOf(input, offer)
  const pointsRule = pointsRuleOf(settings)
  const quoteWith = (redeemPoints: number) =>
    quoteOrder({
      flow: input.flow,
      lines,
      shippingPrice,
      redeemPoints,
      terms,
      pointsRule,
      chargeFor: (usual) => (fetched ? nothing : withExtra(usual, chosen?.window.extra)),
    })
  const full = quoteWith(0)
  const below = belowMinimum(terms, full.subtotal)
  if (!isQuote) refuseBelowMinimum(below)
  const { held } = facts
  const usablePoints = pointsRule.on ? held.points : 0
  const redeemPoints = input.redeemPoints ?? impliedPoints(full.total, input.total, usablePoints)
  if (redeemPoints > 0) {
    refuseIf(account === null ? 'sign_in' : pointsRule.on ? null : 'points_off')
    refuseIf(redeemRejection(redeemPoints, held, full.total))
  }
  const quote = quoteWith(redeemPoints)
  const delivery = fetched
    ? ({ delivers: false } as const)
    : ({ delivers: true, zone: terms } as const)
  const usualArrival = arrivalOf({ delivery, schedule: settings, at: visit.now() })
  return {
    lines,
    quote,
    redeemPoints,
    pendingGuard: held.guard,
    pointsRule,
    zone: terms?.name ?? null,
    zoneTerms: termsOf(terms),
    below,
    arrival: chosen ? arrivalIn(chosen.window, chosen.day) : usualArrival,
    usualArrival,
    window: chosen,
    offer,
  }
}

function refuseCash({ cashOffered, payment }: PlaceOrderInput, total: Paisa, most: Paisa) {
  const why =
    cashOffered === undefined ? null : cashRejection(cashOffered, { payment, total, most })
  if (why === 'cash_with_card') throw new Refusal(why)
  if (why === 'cash_too_little') throw new Refusal(why, { expected: { total } })
  if (why === 'cash_too_much') throw new Refusal(why, { expected: { most: maxCash(most) } })
}

const noPoints = { points: 0, pendingPoints: 0, guard: null }

/** A total lower by N whole rupees, N within the balance, redeems N. */
function impliedPoints(full: Paisa, seen: Paisa, balance: number) {
  const difference = less(full, seen)
  return difference > 0 && difference % 100 === 0 && difference <= worth(balance)
    ? difference / 100
    : 0
}

const figures = (quote: { subtotal: Paisa; shipping: Paisa; total: Paisa }, redeemed: number) => ({
  subtotal: quote.subtotal,
  shipping: quote.shipping,
  redeemedPoints: redeemed,
  total: quote.total,
})
