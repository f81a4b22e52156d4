import type { Paisa } from '../money.ts'
import { rupees } from '../money.ts'
import type { RefusalCode } from '../refusals.ts'

/** What staff can edit of the shop's own words and figures. The spec's values are the defaults (decisions §1). */
export type ShopSettings = {
  shopName: string
  tagline: string
  phone: string
  whatsapp: string
  email: string
  address: string
  hours: { days: string; open: string; close: string }[]
  social: { name: string; link: string }[]
  sellerStatistics: { label: string; percent: number }[]
  counters: { label: string; count: number }[]
  /** Where pictures of the map come from: `{z}`, `{x}` and `{y}` are filled in. */
  mapTiles: string
  map: { lat: number; lng: number }
  /** Stock buyers wait for staff before they see wholesale prices. */
  wholesaleApproval: boolean
  /** New reviews are read by staff before others read them. */
  reviewsWaitForApproval: boolean
  shippingPrice: Paisa
}

export const defaultSettings: ShopSettings = {
  shopName: 'Kiryana',
  tagline: 'Your neighbourhood kiryana, at your door',
  phone: '+92 51 111 547 926',
  whatsapp: '+92 300 5479262',
  email: 'salam@kiryana.example',
  address: 'Shop 12, Jinnah Avenue, Blue Area, Islamabad',
  hours: [
    { days: 'Monday to Friday', open: '09:00', close: '21:00' },
    { days: 'Saturday and Sunday', open: '09:00', close: '23:00' },
  ],
  social: [
    { name: 'Facebook', link: 'https://www.facebook.com/' },
    { name: 'Instagram', link: 'https://www.instagram.com/' },
    { name: 'YouTube', link: 'https://www.youtube.com/' },
    { name: 'TikTok', link: 'https://www.tiktok.com/' },
    { name: 'X', link: 'https://x.com/' },
  ],
  sellerStatistics: [
    { label: 'Positive seller ratings', percent: 78 },
    { label: 'Ships on time', percent: 99 },
    { label: 'Chat response rate', percent: 99 },
  ],
  counters: [
    { label: 'Membership', count: 1245 },
    { label: 'Happy Pets', count: 357 },
    { label: 'Customers', count: 960 },
  ],
  mapTiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  map: { lat: 33.6844, lng: 73.0479 },
  wholesaleApproval: false,
  reviewsWaitForApproval: false,
  shippingPrice: rupees(150),
}

/** Why staff cannot have it so: a day closes after it opens. */
export const whyNotSettings = ({ hours }: Pick<ShopSettings, 'hours'>): RefusalCode | null =>
  hours.some(({ open, close }) => open >= close) ? 'hours-turned' : null
