import type { Arrival } from '../../delivery/arrival.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "Nov 23–24", "Nov 30 – Dec 2": as the pages write it. */
export function arrivalDays({ from, to }: Arrival): string {
  if (from === to) return nearDay(from)
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${nearDay(from)}–${Number(to.slice(8))}`
    : `${nearDay(from)} – ${nearDay(to)}`
}

const nearDay = (day: string) => `${months[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}`
