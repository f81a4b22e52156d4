import type { RecordedEvent } from '#shop/events/event.ts'

/**
 * What a kept answer was made from. `goods`: products and categories, their prices and ratings. `stock ID`: how
 * many of a product there are; `shown ID`: what a page says of that. `gone`: which products are sold out.
 * `delivered`: what orders came to their buyers. `everything`: more than can be told; `anything`: any change at all.
 */
export type Fact =
  | 'goods'
  | 'gone'
  | 'zones'
  | 'reviews'
  | 'people'
  | 'delivered'
  | 'everything'
  | 'anything'
  | `stock ${string}`
  | `shown ${string}`

/** Of what is kept for shoppers' pages they change nothing. */
const unseen: ReadonlySet<RecordedEvent['kind']> = new Set([
  'account.created',
  'books.checked',
  'customer.approved',
  'customer.disapproved',
  'customer.exported',
  'customer.noted',
  'customer.blocked',
  'customer.unblocked',
  'customer.points-adjusted',
  'shop.backed-up',
  'email.retried',
  'email.tested',
  'message.done',
  'message.reopened',
  'message.answered',
  'message.assigned',
  'reply-template.added',
  'reply-template.removed',
  'order.packed',
  'order.shipped',
  'order.noted',
  'order.asked',
  'order.answered',
  'order.redirected',
  'order.points-redeemed',
  'order.refunded',
  'order.refund-undone',
  'order-view.saved',
  'order-view.removed',
  'product.price-planned',
  'product.price-unplanned',
  'return.requested',
  'return.refused',
  'text.picture-added',
  'staff.changed',
])

/** Which facts an event changes, beside `everything`; none: nothing that is kept. */
export function changedBy({ kind, data }: RecordedEvent): readonly Fact[] {
  if (unseen.has(kind)) return []
  switch (kind) {
    case 'order.delivered':
      return ['delivered']
    case 'account.changed':
      return ['people']
    case 'account.deleted':
    case 'customer.erased':
    case 'customer.merged':
    case 'customer.merged-away':
      return ['people', 'reviews', 'goods']
    case 'review.written':
    case 'review.approved':
    case 'review.refused':
    case 'review.removed':
      return data.product === null ? ['reviews'] : ['reviews', 'goods']
    case 'review.answered':
    case 'review.answer-changed':
    case 'review.answer-removed':
      return ['reviews']
    case 'zone.created':
    case 'zone.changed':
    case 'zone.removed':
      return ['zones']
    case 'product.created':
    case 'product.changed':
    case 'product.removed':
    case 'product.picture-added':
    case 'product.picture-changed':
    case 'product.picture-cropped':
    case 'product.picture-removed':
    case 'products.changed':
    case 'products.imported':
    case 'products.import-undone':
    case 'brand.changed':
    case 'category.created':
    case 'category.changed':
    case 'category.removed':
    case 'synonym.added':
    case 'synonym.removed':
      return ['goods']
    default:
      return ['everything']
  }
}

/** Many a second, on a busy day; of what is kept they change how much of a product there is. */
export const isSale = ({ kind }: RecordedEvent) =>
  kind === 'order.placed' ||
  kind === 'order.cancelled' ||
  kind === 'order.replaced' ||
  kind === 'return.accepted'

/** An import, a change of many products, or the undoing of either goes through the products in many parts. */
export const isPartOfMany = ({ kind }: RecordedEvent) =>
  kind === 'products.imported' || kind === 'products.changed' || kind === 'products.import-undone'

/** The order that a sale is about. */
export const orderOf = (event: RecordedEvent) =>
  event.kind === 'return.accepted' ? event.data.order : event.subject
