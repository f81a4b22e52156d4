import { dayLength, shopDay, startOfShopDay } from '#shop/settings/shop-day.ts'
import { rupees } from '#shop/money.ts'
import type { MultiBuyOffer } from '#shop/pricing/multi-buy.ts'

/** So many for so many rupees, and for how many days from now; null: until staff ends it. */
const multiBuys: Record<string, readonly [quantity: number, rupees: number, days: number | null]> =
  {
    'SB-CRISPS-CHILLI-40G': [3, 150, null],
    'SB-VERMICELLI-150G': [3, 225, 8],
    'SM-BIRYANI-50G': [2, 250, null],
    'SM-TIKKA-50G': [2, 220, 8],
    'TC-MANGO-200ML': [4, 240, 5],
    'DE-LASSI-MANGO-250ML': [3, 320, 5],
    'CL-BAR-250G': [4, 340, null],
    'PC-SOAP-ROSE-100G': [3, 330, 12],
  }

/** It began two days ago, so that what was ordered before has its price. */
export function multiBuyOf(sku: string, now: number): MultiBuyOffer | null {
  const [quantity, price, days = null] = multiBuys[sku] ?? []
  if (quantity === undefined || price === undefined) return null
  return {
    quantity,
    price: rupees(price),
    from: now - 2 * dayLength,
    until: days === null ? null : endOfDay(now, days),
  }
}

/** The end of the shop's day that is so many days from now. */
const endOfDay = (now: number, days: number) =>
  startOfShopDay(shopDay(now + (days + 1) * dayLength))
