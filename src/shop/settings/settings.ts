import type { Paisa } from '../money.ts'
import { rupees } from '../money.ts'
import { type Payment, payments } from './payment.ts'
import type { PlainRefusal } from '../refusals.ts'

/** What staff can edit of the shop's own words and figures. An empty text, an empty list and null mean "not set". */
export type ShopSettings = {
  shopName: string
  tagline: string
  phone: string
  whatsapp: string
  email: string
  address: string
  /** From whom e-mails are; empty: the shop's name and e-mail. */
  senderName: string
  senderEmail: string
  /** Where the shop delivers, the first being its own town. */
  towns: string[]
  hours: { days: string; open: string; close: string }[]
  /** Days ("2026-12-25") with other hours; null: closed. */
  holidays: { day: string; name: string; hours: { open: string; close: string } | null }[]
  social: { name: string; link: string }[]
  sellerStatistics: { label: string; percent: number }[]
  counters: { label: string; count: number }[]
  /** Where pictures of the map come from: `{z}`, `{x}` and `{y}` are filled in. */
  mapTiles: string
  map: { lat: number; lng: number } | null
  /** Stock buyers wait for staff before they see wholesale prices. */
  wholesaleApproval: boolean
  /** New reviews are read by staff before others read them. */
  reviewsWaitForApproval: boolean
  /** Orders earn points, and points can be redeemed; off: neither, and balances stay (`PointsRule`). */
  pointsOn: boolean
  /** Rupees for one point, of products without a divisor of their own. */
  pointsDivisor: number
  /** Percent of its total that a Buy Now order earns. */
  buyNowPercent: number
  /** Points can be redeemed as soon as they are earned, not only once their order is delivered. */
  spendPointsAtOnce: boolean
  /** Guests may check out a cart; Buy Now is open to them anyhow. */
  guestCheckout: boolean
  /** Staff without two-factor login reach their security page alone. Its owner decides (require-two-factor.ts). */
  staffTwoFactor: boolean
  /** Shoppers see the shop; until then a page says that it opens soon, and staff alone see the rest. */
  storefrontOpen: boolean
  /** How orders can be paid; at least one. */
  paymentMethods: Payment[]
  shippingPrice: Paisa
  /** From so many on, down to the last, a product says how many are left; 0: none does. */
  lowStock: number
  /** The most orders in 24 hours: of guests with one phone, one e-mail address, from one network; of an account. */
  dailyOrders: { guestPhone: number; guestEmail: number; guestNetwork: number; account: number }
}

/** A new shop: what it has not been told, it does not say. */
export const defaultSettings: ShopSettings = {
  shopName: 'Kiryana',
  tagline: '',
  phone: '',
  whatsapp: '',
  email: '',
  address: '',
  senderName: '',
  senderEmail: '',
  towns: [],
  hours: [],
  holidays: [],
  social: [],
  sellerStatistics: [],
  counters: [],
  mapTiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  map: null,
  wholesaleApproval: false,
  reviewsWaitForApproval: false,
  pointsOn: true,
  pointsDivisor: 30,
  buyNowPercent: 1,
  spendPointsAtOnce: false,
  guestCheckout: true,
  staffTwoFactor: false,
  storefrontOpen: true,
  paymentMethods: [...payments],
  shippingPrice: rupees(150),
  lowStock: 5,
  dailyOrders: { guestPhone: 5, guestEmail: 5, guestNetwork: 500, account: 50 },
}

/** The most rupees for one point, as of a product's own divisor; and the most percent of Buy Now. */
export const mostDivisor = 1_000_000
export const mostBuyNowPercent = 100

/** The most days with other hours. */
export const mostHolidays = 60

/** Without blanks and repeats, however they are capitalised; the first of each stays, as does their order. */
export function tidyTowns(towns: readonly string[]): string[] {
  const byName = new Map<string, string>()
  for (const town of towns) {
    const name = town.toLowerCase()
    if (name !== '' && !byName.has(name)) byName.set(name, town)
  }
  return [...byName.values()]
}

/** Why staff cannot have it so: a day closes after it opens, and is named once. */
export function whyNotSettings({
  hours,
  holidays,
}: Pick<ShopSettings, 'hours' | 'holidays'>): PlainRefusal | null {
  const all = [...hours, ...holidays.flatMap((holiday) => holiday.hours ?? [])]
  if (all.some(({ open, close }) => open >= close)) return 'hours_turned'
  return new Set(holidays.map(({ day }) => day)).size < holidays.length ? 'holiday_twice' : null
}
