import type { Tx } from '#db/database.ts'
import { saveSetting } from '#shop/settings/settings.store.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'

/** What the demo shop says of itself. */
export const demoSettings = {
  shopName: 'Kiryana',
  pickupDays: 3,
  scaleStart: '21',
  khataGraceDays: 14,
  tagline: 'Your neighbourhood kiryana, at your door',
  phone: '+92 51 111 547 926',
  whatsapp: '+92 300 5479262',
  email: 'salam@kiryana.example',
  address: 'Shop 12, Jinnah Avenue, Blue Area, Islamabad',
  towns: ['Islamabad', 'Rawalpindi', 'Taxila', 'Wah', 'Murree'],
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
  map: { lat: 33.6844, lng: 73.0479 },
} satisfies Partial<ShopSettings>

export async function fillSettings(tx: Tx, now: number) {
  for (const name of Object.keys(demoSettings) as (keyof typeof demoSettings)[])
    await saveSetting(tx, name, demoSettings[name], now)
}
