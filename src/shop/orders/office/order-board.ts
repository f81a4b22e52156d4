import type { Point } from '../../delivery/place.ts'
import type { Paisa } from '../../money.ts'
import type { OrderStatus } from '../../order-states.ts'

/** What the board says of an order. `since`: when it entered its state (ms UTC). */
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
  since: number
}

/** Those of one column, the first ones, and how many there are. */
export type BoardColumn = { count: number; cards: BoardCard[] }
