import type { OrderStatus } from '../../order-states.ts'

/** Orders of staff's list of orders; `-`: descending. */
export const orderSorts = [
  '-placed',
  'placed',
  'promised',
  '-promised',
  '-total',
  'total',
  'name',
  '-name',
] as const
export type OrderSort = (typeof orderSorts)[number]

/** Of the list in a state: what waits to be packed begins with the earliest promise. */
export const usualSort = (status: OrderStatus | undefined): OrderSort =>
  status === 'placed' ? 'promised' : '-placed'
