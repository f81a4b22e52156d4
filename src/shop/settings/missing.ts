import type { ShopSettings } from './settings.ts'

/** What a shop should have before it opens; the first two it cannot do without. */
export const shopParts = [
  'products',
  'phone',
  'address',
  'hours',
  'delivery',
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
    logo: !facts.hasLogo,
    pictures: facts.hasProductsWithoutPicture,
    twoFactor: !facts.hasTwoFactor,
  }
  return shopParts
    .filter((part) => isMissing[part])
    .map((part) => ({ part, needed: needed.includes(part) }))
}

/** An open shop is reminded of what it cannot do without, a closed one of everything. */
export const isSetUp = (
  { storefrontOpen }: Pick<ShopSettings, 'storefrontOpen'>,
  missing: readonly { needed: boolean }[],
) => storefrontOpen && !missing.some((one) => one.needed)
