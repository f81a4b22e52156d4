import type { Point } from '../../delivery/place.ts'
import type { Arrival } from '../../delivery/arrival.ts'
import { less, type Paisa } from '../../money.ts'
import type { OrderStatus } from '../../order-states.ts'
import type { Payment } from '../../settings/payment.ts'

/** What a rider does at a stop. `taken`: the order is on the way; `paid-less`: delivered, and not paid in full. */
export const stopActionKinds = ['taken', 'delivered', 'paid-less', 'not-home', 'refused'] as const
export type StopActionKind = (typeof stopActionKinds)[number]

/** Letters of a reason. */
export const maxStopReason = 200
/** Wrong codes after which a code proves nothing any more. */
export const maxWrongCodes = 5

/** An order as riders and planners see it. */
export type StopOrder = {
  id: string
  status: OrderStatus
  /** When it entered its status, ms UTC. */
  since: number
  name: string
  phone: string
  address: string
  note: string
  zone: string | null
  place: Point | null
  arrival: Arrival | null
  windowId: string | null
  payment: Payment
  total: Paisa
  prepaid: Paisa
  /** In which the customer ordered. */
  locale: string
  /** Collected at the door; 0: it was paid before. */
  due: Paisa
  /** The customer pays with this much cash; null: unknown. */
  cashOffered: Paisa | null
}

export type Stop = StopOrder & {
  position: number
  /** The rider found nobody the last time; null: no such time. */
  missed: { at: number; reason: string } | null
  /** Cash that the rider took for it (paisa). */
  collected: Paisa
  /** What the customer didn't pay when it was delivered (paisa). */
  uncollected: Paisa
  /** The customer's code was right. */
  hasCode: boolean
}

export type Run = {
  rider: { id: string; name: string }
  /** "2026-11-23". */
  day: string
  /** Raised by each change of its stops; 0: there is none. */
  version: number
  stops: Stop[]
}

const isClosed = ({ status }: Pick<StopOrder, 'status'>) =>
  status === 'delivered' || status === 'cancelled'

/** Stops that are still to be visited, in order. */
export const openStops = <One extends Pick<StopOrder, 'status'>>(stops: readonly One[]): One[] =>
  stops.filter((stop) => !isClosed(stop))

/** How far a run is. `lastAt`: when the last stop was done, ms UTC; null: none yet. */
export function progressOf(stops: readonly Pick<StopOrder, 'status' | 'since'>[]) {
  const done = stops.filter(isClosed)
  return {
    done: done.length,
    total: stops.length,
    lastAt: done.length === 0 ? null : Math.max(...done.map(({ since }) => since)),
  }
}

/** What the customer didn't pay (paisa); null: it isn't less than what is due. */
export const shortBy = (due: Paisa, collected: Paisa): Paisa | null =>
  collected >= 0 && collected < due ? less(due, collected) : null
