import type { z } from 'zod'
import type { TimeChoice } from '#shop/orders/changing/change-time.ts'
import type { ChangeTimeBody } from './order-time.schema.ts'

export const decodeTimeChoice = ({
  id: windowId,
  day,
  seen,
}: z.infer<typeof ChangeTimeBody>): TimeChoice => ({ windowId, day, seen })
