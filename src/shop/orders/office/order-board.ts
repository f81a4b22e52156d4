import type { Arrival } from '../../delivery/arrival.ts'
import type { Point } from '../../delivery/place.ts'
import type { Paisa } from '../../money.ts'
import type { OrderStatus } from '../../order-states.ts'

/** `since`: entered its state, ms UTC. */
export type BoardCard = {
  id: string
  status: OrderStatus
  name: string
  address: string
  zone: string | null
  deliveryZone: string | null
  place: Point | null
  total: Paisa
  placedAt: number
  /** Promised when ordered; null: an order of an older version. */
  arrival: Arrival | null
  /** The customer picks it up from the shop. */
  isPickup: boolean
  /** It waits for its customer before it is packed. */
  isOnHold: boolean
  since: number
}

/** `cards`: the first of `count`. */
export type BoardColumn = { count: number; cards: BoardCard[] }
