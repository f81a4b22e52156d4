import { orderStates } from '../order-states.ts'
import type { EventKind, ShopEvent } from './event.ts'

/** The part of the back office that an event belongs to. The audit links its subject by it, and open pages refresh by it. */
export type EventArea =
  | 'cash'
  | 'catalogue'
  | 'content'
  | 'customer'
  | 'khata'
  | 'message'
  | 'order'
  | 'product'
  | 'return'
  | 'review'
  | 'run'
  | 'settings'
  | 'staff'
  | 'system'

/**
 * What cached answers are made from. `catalogue`: products and categories, their prices and ratings. `stock`: how
 * many there are of the products in one order. `delivered`: what customers have received. `everything`: more than
 * can be named, so every cached answer expires.
 */
export type EventTag =
  | 'catalogue'
  | 'delivered'
  | 'everything'
  | 'people'
  | 'reviews'
  | 'stock'
  | 'zones'

/** Consumers do something in the database for an event, once each (`consume`). */
export type Consumer = 'boughtTogether' | 'emails'

type Traits = {
  area: EventArea
  /** What the event changes of what shoppers see; empty: nothing. */
  tags: readonly EventTag[]
  consumers?: readonly Consumer[]
  /** One of many parts of a long change: cached pages may be stale for a moment. */
  inParts?: true
}

/** What follows from each kind of event. A new kind without a row here doesn't compile. */
export const eventTraits: Readonly<Record<EventKind, Traits>> = {
  'account.created': { area: 'customer', tags: [], consumers: ['emails'] },
  'account.changed': { area: 'customer', tags: ['people'] },
  'account.deleted': { area: 'customer', tags: ['people', 'reviews', 'catalogue'] },
  'books.checked': { area: 'system', tags: [] },
  'cash.entered': { area: 'cash', tags: [] },
  'cash.taken-back': { area: 'cash', tags: [] },
  'cash.closed': { area: 'cash', tags: [] },
  'cash.approved': { area: 'cash', tags: [] },
  'customer.approved': { area: 'customer', tags: [], consumers: ['emails'] },
  'customer.declined': { area: 'customer', tags: [], consumers: ['emails'] },
  'customer.disapproved': { area: 'customer', tags: [] },
  'customer.noted': { area: 'customer', tags: [] },
  'customer.blocked': { area: 'customer', tags: [] },
  'customer.unblocked': { area: 'customer', tags: [] },
  'customer.password-link': { area: 'customer', tags: [] },
  'customer.exported': { area: 'customer', tags: [] },
  'customer.erased': { area: 'customer', tags: ['people', 'reviews', 'catalogue'] },
  'customer.merged': { area: 'customer', tags: ['people', 'reviews', 'catalogue'] },
  'customer.merged-away': { area: 'customer', tags: ['people', 'reviews', 'catalogue'] },
  'customer.points-adjusted': { area: 'customer', tags: [] },
  'khata.changed': { area: 'khata', tags: [] },
  'khata.paid': { area: 'khata', tags: [] },
  'khata.payment-undone': { area: 'khata', tags: [] },
  'khata.corrected': { area: 'khata', tags: [] },
  'khata.reminded': { area: 'khata', tags: [] },
  'email.retried': { area: 'system', tags: [] },
  'email.tested': { area: 'system', tags: [] },
  'mail.changed': { area: 'settings', tags: [] },
  'mail.removed': { area: 'settings', tags: [] },
  'message.done': { area: 'message', tags: [] },
  'message.reopened': { area: 'message', tags: [] },
  'message.answered': { area: 'message', tags: [] },
  'message.assigned': { area: 'message', tags: [] },
  'reply-template.added': { area: 'message', tags: [] },
  'reply-template.removed': { area: 'message', tags: [] },
  'banner.created': { area: 'content', tags: ['everything'] },
  'banner.changed': { area: 'content', tags: ['everything'] },
  'banner.removed': { area: 'content', tags: ['everything'] },
  'brand.changed': { area: 'catalogue', tags: ['catalogue'] },
  'category.created': { area: 'catalogue', tags: ['catalogue'] },
  'category.changed': { area: 'catalogue', tags: ['catalogue'] },
  'category.removed': { area: 'catalogue', tags: ['catalogue'] },
  'news.created': { area: 'content', tags: ['everything'] },
  'news.changed': { area: 'content', tags: ['everything'] },
  'news.removed': { area: 'content', tags: ['everything'] },
  'shop-event.created': { area: 'content', tags: ['everything'] },
  'shop-event.changed': { area: 'content', tags: ['everything'] },
  'shop-event.removed': { area: 'content', tags: ['everything'] },
  'block.created': { area: 'content', tags: ['everything'] },
  'block.changed': { area: 'content', tags: ['everything'] },
  'block.removed': { area: 'content', tags: ['everything'] },
  'text.changed': { area: 'content', tags: ['everything'] },
  'text.picture-added': { area: 'content', tags: [] },
  'announcement.changed': { area: 'content', tags: ['everything'] },
  'translation.changed': { area: 'content', tags: ['everything'] },
  'translations.imported': { area: 'content', tags: ['everything'], inParts: true },
  'look.changed': { area: 'settings', tags: ['everything'] },
  'order.placed': { area: 'order', tags: ['stock'], consumers: ['emails'] },
  'order.moved': {
    area: 'order',
    tags: ['delivered'],
    consumers: ['emails', 'boughtTogether'],
  }, // see traitsOf
  'order.stepped-back': { area: 'order', tags: ['delivered'] },
  'order.cancelled': { area: 'order', tags: ['stock'], consumers: ['emails'] },
  'order.replaced': { area: 'order', tags: ['stock'], consumers: ['emails'] },
  'order.weighed': { area: 'order', tags: ['stock'] },
  'order.claimed': { area: 'order', tags: [] },
  'order.noted': { area: 'order', tags: [] },
  'order.asked': { area: 'order', tags: [], consumers: ['emails'] },
  'order.answered': { area: 'order', tags: [] },
  'order.redirected': { area: 'order', tags: [], consumers: ['emails'] },
  'order.time-changed': { area: 'order', tags: [], consumers: ['emails'] },
  'order.khata-allowed': { area: 'order', tags: [] },
  'order.points-redeemed': { area: 'order', tags: [] },
  'order.paid-otherwise': { area: 'order', tags: [] },
  'order.paid-back': { area: 'order', tags: [] },
  'order.paid-later': { area: 'order', tags: [] },
  'order.written-off': { area: 'order', tags: [] },
  'order.payment-taken-back': { area: 'order', tags: [] },
  'order.released': { area: 'order', tags: [] },
  'order.missed': { area: 'order', tags: [] },
  'run.changed': { area: 'run', tags: [] },
  'run.stops-shown': { area: 'run', tags: [] },
  'order.refunded': { area: 'order', tags: [] },
  'order.refund-undone': { area: 'order', tags: [] },
  'order-view.saved': { area: 'settings', tags: [] },
  'order-view.removed': { area: 'settings', tags: [] },
  'product.created': { area: 'product', tags: ['catalogue'] },
  'product.changed': { area: 'product', tags: ['catalogue'] },
  'product.removed': { area: 'product', tags: ['catalogue'] },
  'product.price-planned': { area: 'product', tags: [] },
  'product.price-unplanned': { area: 'product', tags: [] },
  'product.picture-added': { area: 'product', tags: ['catalogue'] },
  'product.picture-changed': { area: 'product', tags: ['catalogue'] },
  'product.picture-cropped': { area: 'product', tags: ['catalogue'] },
  'product.picture-removed': { area: 'product', tags: ['catalogue'] },
  'products.changed': { area: 'product', tags: ['catalogue'], inParts: true },
  'products.imported': { area: 'product', tags: ['catalogue'], inParts: true },
  'products.import-undone': { area: 'product', tags: ['catalogue'], inParts: true },
  'return.requested': { area: 'return', tags: [] },
  'return.accepted': { area: 'return', tags: ['stock'], consumers: ['emails'] },
  'return.refused': { area: 'return', tags: [], consumers: ['emails'] },
  'review.written': { area: 'review', tags: ['reviews', 'catalogue'] },
  'review.approved': { area: 'review', tags: ['reviews', 'catalogue'] },
  'review.refused': { area: 'review', tags: ['reviews', 'catalogue'] },
  'review.removed': { area: 'review', tags: ['reviews', 'catalogue'] },
  'review.answered': { area: 'review', tags: ['reviews'] },
  'review.answer-changed': { area: 'review', tags: ['reviews'] },
  'review.answer-removed': { area: 'review', tags: ['reviews'] },
  'settings.changed': { area: 'settings', tags: ['everything'] },
  'shop.backed-up': { area: 'system', tags: [] },
  'staff.invited': { area: 'staff', tags: [] },
  'staff.invitation-handed-over': { area: 'staff', tags: [] },
  'staff.invitation-withdrawn': { area: 'staff', tags: [] },
  'staff.joined': { area: 'staff', tags: [] },
  'staff.changed': { area: 'staff', tags: [] },
  'staff.token-created': { area: 'staff', tags: [] },
  'staff.token-revoked': { area: 'staff', tags: [] },
  'staff.session-ended': { area: 'staff', tags: [] },
  'staff.logged-out': { area: 'staff', tags: [] },
  'staff.two-factor-started': { area: 'staff', tags: [] },
  'staff.two-factor-on': { area: 'staff', tags: [] },
  'staff.two-factor-off': { area: 'staff', tags: [] },
  'staff.two-factor-reset': { area: 'staff', tags: [] },
  'staff.two-factor-required': { area: 'staff', tags: [] },
  'staff.two-factor-not-required': { area: 'staff', tags: [] },
  'staff.recovery-codes-renewed': { area: 'staff', tags: [] },
  'synonym.added': { area: 'catalogue', tags: ['catalogue'] },
  'synonym.removed': { area: 'catalogue', tags: ['catalogue'] },
  'window.created': { area: 'settings', tags: ['zones'] },
  'window.changed': { area: 'settings', tags: ['zones'] },
  'window.removed': { area: 'settings', tags: ['zones'] },
  'zone.created': { area: 'settings', tags: ['zones'] },
  'zone.changed': { area: 'settings', tags: ['zones'] },
  'zone.removed': { area: 'settings', tags: ['zones'] },
}

/** What follows from one event. A move of an order has the effects of the state that it enters. */
export function traitsOf(event: ShopEvent): Traits {
  const traits = eventTraits[event.kind]
  if (event.kind !== 'order.moved') return traits
  const { to } = event.data
  const isReceived = to === 'delivered'
  const consumers: Consumer[] = []
  if (orderStates[to].email !== null) consumers.push('emails')
  if (isReceived) consumers.push('boughtTogether')
  return { ...traits, tags: isReceived ? traits.tags : [], consumers }
}

export const eventKinds = Object.keys(eventTraits) as EventKind[]

export const eventKindsIn = (area: EventArea): EventKind[] =>
  eventKinds.filter((kind) => eventTraits[kind].area === area)

/** Without a person these are a guest's; all other kinds are the system's own. */
export const guestEventKinds: readonly EventKind[] = [
  ...eventKindsIn('order'),
  ...eventKindsIn('return'),
]
