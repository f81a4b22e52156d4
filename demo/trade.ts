import { neighbours } from './neighbours.ts'
import type { DemoOrder } from './types.ts'

/** What is bought together, again and again. */
const baskets: readonly (readonly string[])[] = [
  ['DE-MILK-1L', 'DE-EGGS-12', 'BB-BREAD-MILK-L', 'DE-BUTTER-100G'],
  ['FR-ATTA-CHAKKI-10KG', 'FR-SUGAR-5KG', 'OG-CANOLA-5L', 'TC-TEA-STRONG-430G', 'FR-SALT-800G'],
  ['FR-BASMATI-AGED-1KG', 'SM-BIRYANI-50G', 'MP-CHICKEN-CURRY-1KG', 'DE-DAHI-500G', 'FV-ONION-1KG'],
  ['FV-ONION-1KG', 'FV-TOMATO-1KG', 'FV-POTATO-1KG', 'FV-CORIANDER-BUNCH', 'FV-CHILLI-250G'],
  ['FR-DAAL-CHANA-1KG', 'FR-DAAL-MASOOR-1KG', 'SM-HALDI-100G', 'SM-CHILLI-100G', 'FV-GARLIC-250G'],
  ['TC-COLA-1.5L', 'SB-NIMKO-200G', 'SB-CRISPS-CHILLI-150G', 'MP-NUGGETS-1KG'],
  ['CL-POWDER-1KG', 'CL-DISH-475ML', 'CL-FLOOR-500ML', 'HK-TISSUE-BOX-150'],
  ['TC-TEA-STRONG-430G', 'DE-UHT-1L', 'SB-BISCUIT-GLUCOSE-24', 'BB-RUSK-300G'],
  ['FV-BANANA-12', 'FV-APPLE-KULU-1KG', 'DE-DAHI-1KG', 'BB-OATS-500G'],
  ['BM-WIPES-72', 'BM-CEREAL-RICE-175G', 'DE-MILK-1L'],
  ['PC-SOAP-NEEM-125G', 'PC-SHAMPOO-AMLA-200ML', 'PC-TOOTHPASTE-150G', 'PC-TOOTHBRUSH-3'],
  ['SB-NOODLES-CHICKEN-6', 'SM-KETCHUP-800G', 'SB-SPAGHETTI-450G', 'DE-SLICES-10'],
]

const reasons = [
  'We are out of town until Monday.',
  'Ordered twice by mistake.',
  'I need it sooner than it can come.',
]

/** How many orders a day brings, by how many days ago it is: more towards the end of each week. */
const ordersADay = [4, 8, 7, 6, 4, 5, 5]

/** The same numbers from 0 to 1 at every start: a demo that is looked at twice is the same shop. */
function numbersFrom(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** The neighbours' orders of four weeks, for charts and lists that look like a shop's: today's still wait. */
export const trade: readonly DemoOrder[] = [...ordersOf(28, numbersFrom(1947))]

function* ordersOf(days: number, next: () => number): Generator<DemoOrder> {
  const oneOf = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T
  for (let day = 0; day < days; day += 1) {
    for (let index = 0; index < (ordersADay[day % 7] ?? 5); index += 1) {
      const skus = new Set([...oneOf(baskets), ...oneOf(baskets).slice(0, 2)])
      const lines = [...skus].map((sku) => ({ sku, quantity: next() < 0.8 ? 1 : 2 }))
      const daysAgo = day + 0.02 + next() * 0.7
      const isCancelled = day > 0 && next() < 0.06
      yield {
        by: oneOf(neighbours).key,
        flow: 'cart',
        payment: next() < 0.7 ? 'cod' : 'card',
        daysAgo,
        lines,
        ...(isCancelled
          ? { status: 'cancelled', reason: oneOf(reasons) }
          : { status: stateAfter(daysAgo) }),
      }
    }
  }
}

/** Placed this morning, packed since, on the road since yesterday, or long delivered. */
function stateAfter(days: number): Exclude<DemoOrder['status'], 'cancelled'> {
  if (days < 0.4) return 'placed'
  if (days < 1.2) return 'packed'
  return days < 2 ? 'shipped' : 'delivered'
}
