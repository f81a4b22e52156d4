import { dayLength } from './shop-day.ts'
import type { ShopSettings } from './settings.ts'

/** Checklist before opening; the first two are required. */
export const shopParts = [
  'products',
  'phone',
  'name',
  'address',
  'hours',
  'delivery',
  'payment',
  'mail',
  'logo',
  'banners',
  'pictures',
  'twoFactor',
] as const
export type ShopPart = (typeof shopParts)[number]
const needed: readonly ShopPart[] = ['products', 'phone']

type Facts = {
  settings: Pick<ShopSettings, 'phone' | 'address' | 'hours'>
  /** delivery cost is set for the shop or a zone */
  hasDelivery: boolean
  /** payment methods are set */
  hasPayment: boolean
  hasProducts: boolean
  /** the owner named the shop */
  hasName: boolean
  /** e-mails are sent */
  hasMail: boolean
  hasLogo: boolean
  /** a banner is on the home page now */
  hasBanners: boolean
  /** published ones */
  hasProductsWithoutPicture: boolean
  /** of this owner */
  hasTwoFactor: boolean
}

/** In the order to fix them. */
export function missingParts({ settings, ...facts }: Facts): { part: ShopPart; needed: boolean }[] {
  const isMissing: Record<ShopPart, boolean> = {
    products: !facts.hasProducts,
    phone: settings.phone === '',
    name: !facts.hasName,
    address: settings.address === '',
    hours: settings.hours.length === 0,
    delivery: !facts.hasDelivery,
    payment: !facts.hasPayment,
    mail: !facts.hasMail,
    logo: !facts.hasLogo,
    banners: !facts.hasBanners,
    // Without products there is nothing to have a picture yet.
    pictures: !facts.hasProducts || facts.hasProductsWithoutPicture,
    twoFactor: !facts.hasTwoFactor,
  }
  return shopParts
    .filter((part) => isMissing[part])
    .map((part) => ({ part, needed: needed.includes(part) }))
}

/** Optional parts are suggested for this long (ms) after opening. */
const remindedFor = 30 * dayLength

type Opening = {
  open: boolean
  /** undefined: open from the start */
  openedAt: number | undefined
  now: number
}

/** Required parts are always shown on the back office's first page. */
export const isReminded = (
  { open, openedAt, now }: Opening,
  missing: readonly { needed: boolean }[],
): boolean =>
  !open ||
  missing.some(({ needed: isNeeded }) => isNeeded) ||
  (missing.length > 0 && openedAt !== undefined && now - openedAt < remindedFor)
