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

/** Which facts an event changes, beside `everything`; none: nothing that is kept. */
export function changedBy({ kind, data }: RecordedEvent): readonly Fact[] {
  switch (kind) {
    case 'account.created':
    case 'books.checked':
    case 'customer.approved':
    case 'customer.disapproved':
    case 'customer.exported':
    case 'customer.noted':
    case 'customer.blocked':
    case 'customer.unblocked':
    case 'customer.points-adjusted':
    case 'shop.backed-up':
    case 'email.retried':
    case 'email.tested':
    case 'message.done':
    case 'message.reopened':
    case 'message.answered':
    case 'message.assigned':
    case 'reply-template.added':
    case 'reply-template.removed':
    case 'order.packed':
    case 'order.shipped':
    case 'order.noted':
    case 'order.asked':
    case 'order.answered':
    case 'order.redirected':
    case 'order.points-redeemed':
    case 'order.refunded':
    case 'order.refund-undone':
    case 'order-view.saved':
    case 'order-view.removed':
    case 'product.price-planned':
    case 'product.price-unplanned':
    case 'return.requested':
    case 'return.refused':
    case 'text.picture-added':
    case 'staff.changed':
      return []
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
