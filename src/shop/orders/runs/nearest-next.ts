import type { Point } from '../../delivery/place.ts'

type Placed = { place: Point | null }

/** Each time the nearest place that is left, beginning at `start`; those without a pin come last, in their order. */
export function nearestNext<Stop extends Placed>(stops: readonly Stop[], start: Point): Stop[] {
  const left = stops.filter(({ place }) => place !== null)
  const sorted: Stop[] = []
  let here = start
  while (left.length > 0) {
    const distances = left.map(({ place }) => (place === null ? Infinity : farness(here, place)))
    const [next] = left.splice(distances.indexOf(Math.min(...distances)), 1)
    if (next === undefined) break
    sorted.push(next)
    here = next.place ?? here
  }
  return [...sorted, ...stops.filter(({ place }) => place === null)]
}

/** Orders places of a town by their distance; has no unit. */
function farness(from: Point, to: Point): number {
  const narrowing = Math.cos((from.lat * Math.PI) / 180)
  return Math.hypot(to.lat - from.lat, (to.lng - from.lng) * narrowing)
}
