import type { Arrival } from '#shop/delivery/arrival.ts'
import type { Formats } from './formats-shape.ts'

/** "6pm–8pm". */
export const hoursText = (
  t: Pick<Formats, 'hour'>,
  { from, to }: NonNullable<Arrival['hours']>,
): string => `${t.hour(from)}–${t.hour(to)}`
