import { townsIn, withoutTowns, withTown } from './gazetteer.ts'
import type { Point } from './place.ts'
import type { Zone } from './zone.ts'
import { zoneOfAddress } from './zone-of-address.ts'

/** What the rider or the price needs: `street`: a house or street; `city`: a known city or area, or a pin. */
export type MissingInAddress = 'street' | 'city'

/** Null: it can be delivered to. The city is only needed where zones are drawn. */
export function missingInAddress(
  { address, place }: { address: string; place: Point | null },
  zones: readonly Zone[],
): MissingInAddress | null {
  if (!hasStreet(address)) return 'street'
  if (place !== null || !zones.some(({ active }) => active)) return null
  const isKnown =
    otherScript.test(address) ||
    townsIn(withTown(address)).length > 0 ||
    zoneOfAddress(address, zones) !== null
  return isKnown ? null : 'city'
}

/** False for towns and areas alone ("Islamabad, Pakistan"). In doubt true: riders call. */
export function hasStreet(address: string): boolean {
  const rest = withoutTowns(address)
  return (
    /\p{N}/u.test(rest) ||
    otherScript.test(rest) ||
    streetWord.test(rest) ||
    rest.split(' ').length > 1
  )
}

// Neither the gazetteer nor the words below are written in other scripts.
const otherScript = /(?!\p{Script=Latin})\p{L}/u
const streetWord = new RegExp(
  `\\b(?:${[
    'apartments?|avenue|ave|bazaa?r|block|boulevard|building|bungalow|bypass|centre|center|chowk|college',
    'farm|flat|floor|gal[il]i?|gate|ghar|godown|haveli|heights|highway|hospital|hostel|hotel|house|hs',
    'imambargah|kothi|lane|makan|mall|mandi|manzil|market|masjid|mill|mohall?ah?|mosque|muhall?ah?|office',
    'park|plaza|plot|quarters?|rd|residency|road|room|school|shop|st|stop|store|street|tower|university|villa',
  ].join('|')})\\b`,
)
