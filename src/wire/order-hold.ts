import type { z } from 'zod'
import type { OrderHold } from '#shop/orders/holds/hold.ts'
import type { WireHold } from './order-hold.schema.ts'
import { time, timeIn } from './time.ts'

export const encodeHold = ({ releasedAt, since, ...hold }: OrderHold) => ({
  ...hold,
  releasedAt: releasedAt === null ? null : time(releasedAt),
  since: since === null ? null : time(since),
})

export const decodeHold = ({
  releasedAt,
  since,
  ...hold
}: z.infer<typeof WireHold>): OrderHold => ({
  ...hold,
  releasedAt: timeIn(releasedAt),
  since: timeIn(since),
})
