import type { Paisa } from '../money.ts'
import { nothing, rupees } from '../money.ts'
import type { HoldReason, HoldRule, holdSettings } from './hold-rules.ts'
import { type OfferedPayment, payments } from './payment.ts'
import type { PlainRefusal } from '../refusals.ts'
import { byWhatsappText, type WhatsappText } from './whatsapp-texts.ts'
import { standardTolerance } from './weighing.ts'

export const labelLanguages = ['customer', 'en', 'ur'] as const
export type LabelLanguage = (typeof labelLanguages)[number]

/** Empty text, empty list and null mean "not set". */
export type ShopSettings = Record<WhatsappText, string> &
  Record<(typeof holdSettings)[HoldReason], HoldRule> & {
    shopName: string
    tagline: string
    phone: string
    whatsapp: string
    email: string
    address: string
    /** E-mail sender; empty: the shop's name and e-mail. */
    senderName: string
    senderEmail: string
    /** Delivery towns; the first is the shop's own. */
    towns: string[]
    hours: { days: string; open: string; close: string }[]
    /** Days ("2026-12-25") with other hours; null: closed. */
    holidays: { day: string; name: string; hours: { open: string; close: string } | null }[]
    social: { name: string; link: string }[]
    sellerStatistics: { label: string; percent: number }[]
    counters: { label: string; count: number }[]
    /** Tile URL with `{z}`, `{x}` and `{y}`. */
    mapTiles: string
    map: { lat: number; lng: number } | null
    /** Wholesale customers need approval to see wholesale prices. */
    wholesaleApproval: boolean
    /** New reviews need approval. */
    reviewsWaitForApproval: boolean
    /** False: orders neither earn nor redeem points; balances stay (`PointsRule`). */
    pointsOn: boolean
    /** Rupees per point, unless the product has its own. */
    pointsDivisor: number
    /** Percent of its total that a Buy Now order earns. */
    buyNowPercent: number
    /** Points are redeemable at once, not only after delivery. */
    spendPointsAtOnce: boolean
    /** Guests may check out a cart; Buy Now is always open to them. */
    guestCheckout: boolean
    /** Staff need two-factor login; set by the owner (require-two-factor.ts). */
    staffTwoFactor: boolean
    /** False: only staff see the shop, others a "coming soon" page. */
    storefrontOpen: boolean
    /** At least one. */
    paymentMethods: OfferedPayment[]
    shippingPrice: Paisa
    /** Where zones are drawn, the shop delivers outside of them too. */
    deliversOutside: boolean
    /** In days, outside of all zones. */
    outsideDays: { from: number; to: number }
    /** Days that an order ready for pickup is kept for its customer; 0: no pickup. */
    pickupDays: number
    /** From this total the rule `holdLarge` applies. */
    holdLargeFrom: Paisa
    /** From so many orders that were not taken, the rule `holdRefused` applies. */
    holdRefusedFrom: number
    /** The rule `holdFar` applies to zones whose delivery takes so many days. */
    holdFarFrom: number
    /** Hours after which an order that still waits is cancelled; 0: never. */
    holdHours: number
    /** Maximum total of a first order; 0: no maximum. */
    firstOrderMost: Paisa
    /** A count of cash that is off by more needs a second person. */
    cashDifference: Paisa
    /** New orders on account are refused while something is overdue by more days. */
    khataGraceDays: number
    /** Days after the due day on which a customer is reminded of what is open; negative: before. Empty: never. */
    khataReminders: number[]
    /** Prices are rounded to whole rupees when they are saved. */
    wholeRupees: boolean
    /** Pages, papers and e-mails in Urdu have the digits ۰ to ۹. */
    urduDigits: boolean
    /** Address labels are for the rider, who may read another language than the customer. */
    labelLanguage: LabelLanguage
    /** Percent by which weighed goods may cost more than their estimate. */
    weightTolerance: number
    /** First two digits of the barcodes of the shop's scale (`readScaleLabel`); '': none. */
    scaleStart: string
    scaleCodeDigits: number
    /** Products show how many are left from this stock down; 0: never. */
    lowStock: number
    /** Maximum orders in 24 hours per guest phone, e-mail and network, and per account. */
    dailyOrders: { guestPhone: number; guestEmail: number; guestNetwork: number; account: number }
  }

/** A new shop shows nothing that isn't set. */
export const defaultSettings: ShopSettings = {
  shopName: 'Kiryana',
  tagline: '',
  phone: '',
  whatsapp: '',
  email: '',
  address: '',
  senderName: '',
  senderEmail: '',
  ...byWhatsappText(''),
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
  deliversOutside: true,
  outsideDays: { from: 1, to: 5 },
  pickupDays: 0,
  holdFirst: 'none',
  holdLarge: 'none',
  holdLargeFrom: rupees(10_000),
  holdRefused: 'none',
  holdRefusedFrom: 1,
  holdFar: 'none',
  holdFarFrom: 3,
  holdHours: 24,
  firstOrderMost: nothing,
  cashDifference: rupees(100),
  khataGraceDays: 0,
  khataReminders: [],
  wholeRupees: false,
  urduDigits: false,
  labelLanguage: 'customer',
  weightTolerance: standardTolerance,
  scaleStart: '',
  scaleCodeDigits: 5,
  lowStock: 5,
  dailyOrders: { guestPhone: 5, guestEmail: 5, guestNetwork: 500, account: 50 },
}

/** Maximum rupees per point, as for a product's own divisor. */
export const maxDivisor = 1_000_000
export const maxBuyNowPercent = 100
export const maxPickupDays = 30
/** A week. */
export const maxHoldHours = 168

export const maxGraceDays = 365
/** Days before and after the due day. */
export const maxReminderDays = 90
export const maxReminders = 8

/** Maximum exceptional days. */
export const maxHolidays = 60

/** Drops blanks and repeats, ignoring case; the first spelling wins. */
export function tidyTowns(towns: readonly string[]): string[] {
  const byName = new Map<string, string>()
  for (const town of towns) {
    const name = town.toLowerCase()
    if (name !== '' && !byName.has(name)) byName.set(name, town)
  }
  return [...byName.values()]
}

/** Null: fine. Closing after midnight is fine, at the opening time is not; each holiday occurs once. */
export function settingsRejection({
  hours,
  holidays,
  outsideDays,
}: Pick<ShopSettings, 'hours' | 'holidays' | 'outsideDays'>): PlainRefusal | null {
  if (outsideDays.from > outsideDays.to) return 'zone_days'
  const all = [...hours, ...holidays.flatMap((holiday) => holiday.hours ?? [])]
  if (all.some(({ open, close }) => open === close)) return 'hours_turned'
  return new Set(holidays.map(({ day }) => day)).size < holidays.length ? 'holiday_twice' : null
}
