import type { Arrival } from '#shop/delivery/arrival.ts'
import type { Formats } from './formats-shape.ts'

/** "Nov 23–24"; with a delivery window "Nov 23, 6pm–8pm". */
export const promisedText = (
  t: Pick<Formats, 'nearDays' | 'hours' | 'joined'>,
  { from, to, hours }: Arrival,
): string => t.joined([t.nearDays(from, to), hours && t.hours(hours.from, hours.to)])
