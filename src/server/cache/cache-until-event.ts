import type { EventKind } from '#shop/events/event.ts'
import type { EventFeed } from '#shop/events/feed.ts'
import type { FastifyInstance } from 'fastify'

type Options<T> = {
  read: () => Promise<T>
  events: Pick<EventFeed, 'subscribe'>
  kind: EventKind
}

/** Reads once and again after an event of this kind. A failed read is not cached. */
export function cacheUntilEvent<T>(app: FastifyInstance, { read, events, kind }: Options<T>) {
  let cached: Promise<T> | null = null
  const stop = events.subscribe((event) => {
    if (event.kind === kind) cached = null
  })
  app.addHook('onClose', async () => stop())
  return async () => {
    const reading = (cached ??= read())
    try {
      return await reading
    } catch (error) {
      if (cached === reading) cached = null
      throw error
    }
  }
}
