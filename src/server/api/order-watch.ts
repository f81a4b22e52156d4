import type { RecordedEvent } from '#shop/events/event.ts'
import { eventTraits } from '#shop/events/event-kinds.ts'
import type { OpenShop } from '../open-shop.ts'

type Watcher = { orderId: string; changed: () => void }
export type OrderWatch = { watch: (watcher: Watcher) => () => void; close: () => void }

/** Tells watchers that something happened to their order, whichever server did it. */
export function openOrderWatch({ events }: Pick<OpenShop, 'events'>): OrderWatch {
  const watchers = new Map<string, Set<Watcher>>()
  const close = events.subscribe((event) => {
    const orderId = orderOf(event)
    if (orderId === null) return
    for (const { changed } of watchers.get(orderId) ?? []) changed()
  })
  return {
    watch: (watcher) => {
      const { orderId } = watcher
      const others = watchers.get(orderId) ?? new Set()
      watchers.set(orderId, others.add(watcher))
      return () => {
        others.delete(watcher)
        if (others.size === 0) watchers.delete(orderId)
      }
    },
    close,
  }
}

function orderOf({ kind, subject, data }: RecordedEvent): string | null {
  const { area } = eventTraits[kind]
  if (area === 'order') return subject
  return area === 'return' && 'order' in data ? data.order : null
}
