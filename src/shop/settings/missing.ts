import { dayLength } from './shop-day.ts'
import type { ShopSettings } from './settings.ts'

/** What a shop should have before it opens; the first two it cannot do without. */
export const shopParts = [
  'products',
  'phone',
  'address',
  'hours',
  'delivery',
  'payment',
  'logo',
  'pictures',
  'twoFactor',
] as const
export type ShopPart = (typeof shopParts)[number]
const needed: readonly ShopPart[] = ['products', 'phone']

type Facts = {
  settings: Pick<ShopSettings, 'phone' | 'address' | 'hours'>
  /** somebody has set what delivery costs, for the shop or for a zone */
  hasDelivery: boolean
  /** somebody has said how orders can be paid */
  hasPayment: boolean
  hasProducts: boolean
  hasLogo: boolean
  /** published ones */
  hasProductsWithoutPicture: boolean
  /** of whoever asks */
  hasTwoFactor: boolean
}

/** What is missing, in the order in which to mend it. */
export function missingParts({ settings, ...facts }: Facts): { part: ShopPart; needed: boolean }[] {
  const isMissing: Record<ShopPart, boolean> = {
    products: !facts.hasProducts,
    phone: settings.phone === '',
    address: settings.address === '',
    hours: settings.hours.length === 0,
    delivery: !facts.hasDelivery,
    payment: !facts.hasPayment,
    logo: !facts.hasLogo,
    pictures: facts.hasProductsWithoutPicture,
    twoFactor: !facts.hasTwoFactor,
  }
  return shopParts
    .filter((part) => isMissing[part])
    .map((part) => ({ part, needed: needed.includes(part) }))
}

/** So long after it was opened a shop is reminded of what is good to have; then its owner has decided against it. */
const remindedFor = 30 * dayLength

type Opening = {
  open: boolean
  /** undefined: nobody ever opened it, it was open from the first */
  openedAt: number | undefined
  now: number
}

/** Whether the first page of the back office tells what is missing. What a shop cannot do without it tells always. */
export const isReminded = (
  { open, openedAt, now }: Opening,
  missing: readonly { needed: boolean }[],
): boolean =>
  !open ||
  missing.some(({ needed: isNeeded }) => isNeeded) ||
  (missing.length > 0 && openedAt !== undefined && now - openedAt < remindedFor)
