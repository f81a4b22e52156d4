import type { Answer } from '#wire/calls.ts'

export type Plan = Answer<'adminRunPlan'>['data']
export type PlannedRun = Plan['runs'][number]
export type Stop = PlannedRun['stops'][number]
export type StopOrder = Plan['unassigned'][number]

/** "18:00-20:00"; '': no delivery window. */
export const hoursOf = ({ promised }: Pick<StopOrder, 'promised'>): string =>
  promised?.hours ? `${promised.hours.from}-${promised.hours.to}` : ''

/** Value for orders without a delivery window in the address. */
export const noHours = 'none'

/** `hours` and `zone` undefined: all. */
export const matching = (
  orders: readonly StopOrder[],
  { hours, zone }: { hours: string | undefined; zone: string | undefined },
): StopOrder[] =>
  orders.filter(
    (order) =>
      (zone === undefined || order.zone === zone) &&
      (hours === undefined || (hoursOf(order) || noHours) === hours),
  )

/** A list with the item moved; `position` counts from 1. */
export function movedTo(ids: readonly string[], id: string, position: number): string[] {
  const others = ids.filter((one) => one !== id)
  return [...others.slice(0, position - 1), id, ...others.slice(position - 1)]
}

/** Every rider, and others who have stops; riders with stops first. */
export function runsOf({ runs, riders, day }: Plan): PlannedRun[] {
  const idle = riders
    .filter(({ id, isRider }) => isRider && runs.every(({ rider }) => rider.id !== id))
    .map(({ id, name }) => ({ rider: { id, name }, day, version: 0, stops: [], collected: 0 }))
  return [...runs, ...idle]
}
