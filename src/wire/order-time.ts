import type { z } from 'zod'
import type { TimeChoice } from '#shop/orders/changing/change-time.ts'
import type { OfferedWindow } from '#shop/delivery/windows/window.ts'
import { toRupees } from '#shop/money.ts'
import type { ChangeTimeBody } from './order-time.schema.ts'

export const decodeTimeChoice = ({
  id: windowId,
  day,
  seen,
}: z.infer<typeof ChangeTimeBody>): TimeChoice => ({ windowId, day, seen })

export const encodeOfferedWindow = ({ windowId: id, extra, ...rest }: OfferedWindow) => ({
  ...rest,
  id,
  extra: toRupees(extra),
})
