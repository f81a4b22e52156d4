import type { Arrival } from '#shop/delivery/arrival.ts'
import { hoursText } from './hours-text.ts'
import type { Formats } from './formats-shape.ts'

/** "Nov 23–24"; with a delivery window "Nov 23, 6pm–8pm". */
export const promisedText = (
  t: Pick<Formats, 'nearDays' | 'hour'>,
  { from, to, hours }: Arrival,
): string => [t.nearDays(from, to), hours && hoursText(t, hours)].filter(Boolean).join(', ')
