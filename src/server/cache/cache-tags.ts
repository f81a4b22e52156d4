import type { RecordedEvent } from '#shop/events/event.ts'
import { type EventTag, eventTraits, traitsOf } from '#shop/events/event-kinds.ts'

/**
 * What a cached answer was made from: the tags of events, and beside them `soldOut` (which products are sold out),
 * `stock ID` (how many there are of a product), `displayed ID` (what a page says of that) and `anything` (any change
 * at all).
 */
export type CacheTag =
  | Exclude<EventTag, 'stock'>
  | 'anything'
  | 'soldOut'
  | `displayed ${string}`
  | `stock ${string}`

/** The tags that an event expires, beside `everything`; none: no cached answer shows it. Stock is read separately. */
export function tagsOf(event: RecordedEvent): readonly CacheTag[] {
  const { area, tags: all } = traitsOf(event)
  const { data } = event
  const tags = all.filter((tag) => tag !== 'stock')
  const ratesNoProduct = area === 'review' && 'product' in data && data.product === null
  return ratesNoProduct ? tags.filter((tag) => tag !== 'catalogue') : tags
}

/** Whether an event changes the stock of the products in one order; many a second on a busy day. */
export const changesStock = ({ kind }: RecordedEvent) => eventTraits[kind].tags.includes('stock')

/** The order whose stock an event changes. */
export const orderOf = (event: RecordedEvent) =>
  event.kind === 'return.accepted' ? event.data.order : event.subject
