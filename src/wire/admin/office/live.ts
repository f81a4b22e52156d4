import type { EventArea } from '#shop/events/event-kinds.ts'

/** Areas that the live stream of the back office reports, each to staff with its read permission. */
export const liveAreas = [
  'order',
  'run',
  'return',
  'review',
  'message',
  'customer',
  'product',
] as const satisfies EventArea[]

/** A message of `GET /admin/live`. */
export type LiveOffice = {
  /** Areas that changed since the last message. */
  changed: (typeof liveAreas)[number][]
  /** How many orders have come in, and the ids of the newest of them. */
  placed: number
  orders: string[]
}
