/** What the live stream of the back office speaks of: the first words of events and of permissions. */
export const liveAreas = ['order', 'return', 'review', 'message', 'customer', 'product'] as const

/** A message of `GET /admin/live`. */
export type LiveOffice = {
  /** Of what something has changed since the last message. */
  changed: (typeof liveAreas)[number][]
  /** How many orders have come in, and the ids of the newest of them. */
  placed: number
  orders: string[]
}
