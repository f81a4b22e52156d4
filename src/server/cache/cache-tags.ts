import type { RecordedEvent } from '#shop/events/event.ts'
import { type EventTag, eventTraits, traitsOf } from '#shop/events/event-kinds.ts'

/**
 * Tags of a cached answer: those of events, and `soldOut` (which products are sold out), `stock ID` (stock of
 * a product), `displayed ID` (stock text of a product) and `anything` (any change).
 */
export type CacheTag =
  | Exclude<EventTag, 'stock'>
  | 'anything'
  | 'soldOut'
  | `displayed ${string}`
  | `stock ${string}`

/** Tags that an event expires; empty: no cached answer displays it. Stock is read separately. */
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
