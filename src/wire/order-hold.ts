import type { OrderHold } from '#shop/orders/holds/hold.ts'
import { time } from './time.ts'

export const encodeHold = ({ releasedAt, ...hold }: OrderHold) => ({
  ...hold,
  releasedAt: releasedAt === null ? null : time(releasedAt),
})
