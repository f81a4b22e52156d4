import type { StaffRole } from '#shop/person.ts'

export type Tint =
  | 'leaf'
  | 'wheat'
  | 'milk'
  | 'clay'
  | 'sky'
  | 'rose'
  | 'mint'
  | 'plum'
  | 'sand'
  | 'sun'
  | 'slate'
  | 'peach'

export type DemoProduct = {
  sku: string
  name: string
  brand: string
  category: readonly [main: string, sub: string, item: string]
  /** '1 kg', '6 × 200 ml', '12 pcs' */
  pack: string
  /** weighed when packed: usual grams of one, and whether it is ordered by the piece */
  weighed?: { unitGrams: number; byPiece: boolean }
  /** all prices in rupees, paisa as decimals */
  list: number
  offer?: number
  wholesale: number
  wholesaleOffer?: number
  /** one point per this many rupees; the shop's default when left out */
  pointsDivisor?: number
  /** null: not counted */
  stock: number | null
  /** one sentence, for the card */
  description: string
  /** two to four sentences, for the product page */
  full: string
  highlights: readonly string[]
  perishable: boolean
  /** named colours, for household goods */
  colours?: readonly string[]
}

export type DemoCategory = {
  name: string
  tint: Tint
  line: string
}

export type DemoBanner = {
  title: string
  text: string
  /** a path in the shop, such as `/category/fruit-vegetables` */
  link: string
  tint: Tint
  picture: string
  alt: string
}

export type DemoSale = { title: string; link: string; picture: string; alt: string }

export type DemoNews = {
  title: string
  summary: string
  /** Markdown */
  body: string
  daysAgo: number
  picture: string
}

export type DemoEvent = {
  name: string
  description: string
  location: string
  /** days from today; below zero is past */
  startsInDays: number
  endsInDays: number
  picture: string
}

/** An about block or an achievement. */
export type DemoStory = { title: string; description: string; picture: string }

export type DemoReview = {
  name: string
  email: string
  rating: 1 | 2 | 3 | 4 | 5
  text: string
  daysAgo: number
  /** key of a person in the cast, when one of them wrote it */
  by?: string
}

export type DemoProductReview = {
  sku: string
  /** key of somebody to whom it was delivered */
  by: string
  rating: 1 | 2 | 3 | 4 | 5
  daysAgo: number
  text: string
}

export type DemoPerson = {
  key: string
  name: string
  email: string
  phone: string
  kind: 'owner' | 'staff' | 'normal' | 'stock'
  /** of staff; none: manager */
  role?: StaffRole
  business?: { name: string; address: string }
  address: { text: string; lat: number; lng: number }
}

export type DemoOrder = {
  /** key of a person in the cast */
  by: string
  flow: 'buy-now' | 'cart'
  status: 'placed' | 'packed' | 'shipped' | 'delivered' | 'cancelled'
  payment: 'cod' | 'card' | 'account'
  daysAgo: number
  lines: readonly { sku: string; quantity: number }[]
  /** points spent on it; within what the buyer has earned by then */
  redeem?: number
  /** why it was called off */
  reason?: string
  /** another address than the buyer's own */
  address?: string
  /** asked back on the next day; nothing that spoils, for that needs a photograph */
  returns?: readonly DemoReturn[]
}

export type DemoReturn = {
  sku: string
  quantity: number
  kind: 'damaged' | 'unwanted'
  reason: string
  /** what the shop said to it; none: it still waits */
  answer?: { state: 'accepted' | 'refused'; note: string }
}
