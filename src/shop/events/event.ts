import type { OrderStatus } from '../order-states.ts'
import type { StaffRole } from '../person.ts'
import type { Change } from './changes.ts'

/** Part of a line of an order: its position, how many of it, and what they come to (paisa; missing in older events). */
export type LinePart = { position: number; quantity: number; amount?: number }

/** `atCounter`: paid and handed over in the shop as it was placed. */
type AtCounter = { atCounter?: true }

/** What an order comes to after a change; money in paisa. */
type Amounts = {
  subtotal: number
  /** missing in older events: it stayed as it was */
  shipping?: number
  total: number
  redeemedPoints: number
  earnedPoints: number
}

/** When an order is to arrive: days, and hours of a delivery window. */
type Promised = { from: string; to: string; hours?: { from: string; to: string } }

/**
 * Everything that others follow, by kind. `subject` is the id of what the kind's first word names. The
 * table is never pruned for a person's sake, so `data` holds ids and figures: no names, no addresses,
 * no secrets.
 */
type Kinds = {
  'account.created': { wholesale: 'no' | 'waiting' | 'yes' }
  'account.changed': object
  'account.deleted': object
  'books.checked': object
  /** `subject`: whose drawer. */
  'cash.entered': { drawer: string; kind: string; amount: number }
  'cash.closed': { drawer: string; counted: number; difference: number }
  'cash.approved': { drawer: string; difference: number }
  'customer.approved': { changes?: Change[] }
  'customer.declined': { changes: Change[] }
  'customer.disapproved': { changes?: Change[] }
  'customer.noted': { note: string }
  'customer.blocked': { changes: Change[] }
  'customer.unblocked': { changes: Change[] }
  /** Staff made a link for a new password; it is never recorded. */
  'customer.password-link': object
  /** Everything about them was taken out, for them to see. */
  'customer.exported': object
  'customer.erased': object
  /** Another account of the same person (`from`) is closed, and what it had is here. */
  'customer.merged': { from: string; orders: number; changes: Change[] }
  'customer.merged-away': { into: string }
  'customer.points-adjusted': { points: number; note: string; changes: Change[] }
  /** `subject`: the customer's account. */
  'khata.changed': { changes: Change[] }
  'khata.paid': { changes: Change[] }
  'khata.payment-undone': { changes: Change[] }
  'khata.corrected': { changes: Change[] }
  'khata.reminded': object
  'email.retried': object
  'email.tested': object
  /** A password is never recorded. */
  'mail.changed': { host: string; port: number }
  'mail.removed': object
  'message.done': object
  'message.reopened': object
  'message.answered': { reply: string }
  /** `to`: an account's id; null: nobody any more. */
  'message.assigned': { to: string | null }
  'reply-template.added': { name: string }
  'reply-template.removed': { name: string }
  'banner.created': { name: string }
  'banner.changed': { name: string; changes: Change[] }
  'banner.removed': { name: string }
  /** `subject`: its new name, which others may have had already. */
  'brand.changed': { name: string; changes: Change[] }
  /** `subject`: its path, the new one where it was moved. */
  'category.created': { name: string }
  'category.changed': { name: string; changes: Change[] }
  'category.removed': { name: string }
  'news.created': { name: string }
  'news.changed': { name: string; changes: Change[] }
  'news.removed': { name: string }
  'shop-event.created': { name: string }
  'shop-event.changed': { name: string; changes: Change[] }
  'shop-event.removed': { name: string }
  'block.created': { name: string }
  'block.changed': { name: string; changes: Change[] }
  'block.removed': { name: string }
  /** `subject`: which page. */
  'text.changed': { name: string; changes: Change[] }
  'text.picture-added': { name: string }
  'announcement.changed': { name: string; changes: Change[] }
  /** `subject`: the language. `name`: the first of the texts in English, `texts`: how many there are. */
  'translation.changed': { name: string; texts: number; changes: Change[] }
  'translations.imported': { texts: number }
  'look.changed': { changes: Change[] }
  'order.placed': AtCounter
  /** Each state that an order enters after `placed`, but `cancelled`, is an event of its own. */
  'order.moved': AtCounter & { from: OrderStatus; to: OrderStatus }
  /** A state entered by mistake was left again. */
  'order.stepped-back': { from: OrderStatus; to: OrderStatus; changes: Change[] }
  'order.cancelled': {
    lines: LinePart[]
    isWhole: boolean
    pointsBack: number
    byBuyer: boolean
    amounts: Amounts
    /** The how-manieth that went back of the order; missing in older events. */
    sequence?: number
  }
  /** Another product came in place of what was missing of a line. `agreed`: how its buyer agreed. */
  'order.replaced': {
    gone: LinePart
    came: LinePart
    agreed: string
    pointsBack: number
    amounts: Amounts
    /** The how-manieth that went back of the order. */
    sequence: number
  }
  /** `grams` weigh the rest of a line, which now costs `amount` (paisa). */
  'order.weighed': {
    position: number
    grams: number
    amount: number
    amounts: Amounts
    sequence: number
    changes: Change[]
  }
  /** A guest's order was added to the account of the actor. */
  'order.claimed': object
  'order.noted': { note: string }
  'order.asked': { question: string; position: number; missing: number }
  'order.answered': { question: string; position: number; answer: string }
  /** The fields that are others now; what they were and are is the buyer's own. */
  'order.redirected': { changed: string[] }
  'order.time-changed': {
    arrivalBefore: Promised | null
    arrivalAfter: Promised
    byBuyer: boolean
  }
  /** Staff allowed it on account in spite of the limit or of what is overdue; why is in the note. */
  'order.khata-allowed': { note: string; total: number; refused: string }
  'order.points-redeemed': { points: number }
  /** A contrary entry; `amount` in paisa, `subject`: the holder. */
  'cash.taken-back': { drawer: string; kind: string; amount: number }
  'order.paid-otherwise': { method: string }
  /** What was paid in advance above the total; `amount` in paisa. */
  'order.paid-back': { method: string; amount: number }
  /** A part of what was paid short, in paisa. */
  'order.paid-later': { method: string; amount: number }
  /** The rest of what was paid short, in paisa. */
  'order.written-off': { amount: number }
  /** A contrary entry; `amount`: of the payment that was a mistake, in paisa. */
  'order.payment-taken-back': { kind: string; amount: number }
  /** It waits no longer; `hold`: for what it did. */
  'order.released': { hold: string }
  /** The rider found nobody; `action`: id of the stop action. */
  'order.missed': { action: string }
  /** `subject`: the rider. The stops were sorted, or these orders came or went. */
  'run.changed': { day: string; orders: string[] }
  /** `subject`: the rider. Whether customers read how many stops come before theirs. */
  'run.stops-shown': { isShown: boolean }
  /** `sequence`: the number that it has within the order, as everything that goes back of one. */
  'order.refunded': { return: string; sequence: number; changes: Change[] }
  'order.refund-undone': { return: string; sequence: number; changes: Change[] }
  'order-view.saved': { name: string }
  'order-view.removed': { name: string }
  'product.created': { name: string }
  /** `changes` are missing in older events. */
  'product.changed': { name: string; changes?: Change[] }
  'product.removed': { name: string }
  'product.price-planned': { name: string; changes: Change[] }
  'product.price-unplanned': { name: string; changes: Change[] }
  'product.picture-added': { name: string; pictures: string[] }
  /** `pictures`: those that it has then; `changes` are missing in older events. */
  'product.picture-changed': { name: string; pictures: string[]; changes?: Change[] }
  'product.picture-cropped': { name: string; pictures: string[]; changes: Change[] }
  'product.picture-removed': { name: string; pictures: string[] }
  /** A part of a change of many products. */
  'products.changed': { changed: string[]; products: { id: string; changes: Change[] }[] }
  'products.imported': { added: string[]; changed: string[] }
  'products.import-undone': { removed: string[]; restored: string[] }
  'return.requested': { order: string }
  /** `together`: the ids of all returns of a take-back. */
  'return.accepted': { order: string; restocked: boolean; together?: string[] }
  'return.refused': { order: string; restocked: boolean }
  /** `product` null: of the shop. */
  'review.written': { product: string | null }
  'review.approved': { product: string | null }
  'review.refused': { product: string | null }
  'review.removed': { product: string | null }
  'review.answered': { product: string | null }
  'review.answer-changed': { product: string | null }
  'review.answer-removed': { product: string | null }
  'settings.changed': { changed: string[]; changes?: Change[] }
  'shop.backed-up': object
  'staff.invited': { before: StaffRole | null; role: StaffRole }
  'staff.invitation-handed-over': { role: StaffRole }
  'staff.invitation-withdrawn': { before: StaffRole }
  'staff.joined': { before: null; role: StaffRole; invitation: string; invitedBy: string }
  'staff.changed': { before: StaffRole | null; role: StaffRole | null }
  'staff.token-created': { name: string; permissions: readonly string[] }
  'staff.token-revoked': { name: string }
  /** `name`: the device, as far as it is known */
  'staff.session-ended': { name: string }
  /** By somebody else, on one device. */
  'staff.logged-out': { name: string }
  'staff.two-factor-started': object
  'staff.two-factor-on': object
  'staff.two-factor-off': object
  'staff.two-factor-reset': object
  'staff.two-factor-required': object
  'staff.two-factor-not-required': object
  'staff.recovery-codes-renewed': object
  'synonym.added': { words: string[] }
  'synonym.removed': { words: string[] }
  'window.created': { name: string }
  'window.changed': { name: string; changes?: Change[]; day?: string }
  'window.removed': { name: string }
  'zone.created': { name: string }
  'zone.changed': { name: string; changes?: Change[] }
  'zone.removed': { name: string }
}

export type EventKind = keyof Kinds

/** What happened. `actor` is an account's id; null: a guest, or whoever runs the machine. `at`: milliseconds UTC. */
export type ShopEvent = {
  [K in EventKind]: {
    kind: K
    at: number
    actor: string | null
    subject: string
    data: Kinds[K]
  }
}[EventKind]

/** As it stands in the table; numbers go up, with gaps where a transaction was rolled back. */
export type RecordedEvent = ShopEvent & { seq: number }
