import type { z } from 'zod'
import {
  type DeliveryWindow,
  hoursOf,
  minutesOfHours,
  type WindowDraft,
} from '#shop/delivery/windows/window.ts'
import type { WindowOnDay as ShopWindowOnDay } from '#shop/delivery/windows/window-board.ts'
import { weekdays } from '#shop/delivery/zone.ts'
import { referenceOf } from '#shop/orders/order.ts'
import { nothing, rupees, toRupees } from '#shop/money.ts'
import type { AdminWindow, ChangeWindowBody, NewWindowBody, WindowOnDay } from './window.schema.ts'

export const encodeWindow = ({
  from,
  to,
  days,
  extra,
  ...rest
}: DeliveryWindow): z.infer<typeof AdminWindow> => ({
  ...rest,
  days: [...days],
  ...hoursOf({ from, to }),
  extra: toRupees(extra),
})

export const encodeWindowOnDay = ({
  window: { id, zoneId, from, to, capacity },
  day,
  orders,
}: ShopWindowOnDay): z.infer<typeof WindowOnDay> => ({
  id,
  zoneId,
  ...hoursOf({ from, to }),
  taken: day.taken,
  closed: day.closed,
  capacity: day.capacity ?? capacity,
  usualCapacity: capacity,
  orders: orders.map((order) => ({
    id: order.id,
    reference: referenceOf(order),
    name: order.name,
    status: order.status,
  })),
})

export const decodeNewWindow = (body: z.output<typeof NewWindowBody>): WindowDraft =>
  decodeWindowChanges(body, {
    zoneId: null,
    days: weekdays,
    from: 0,
    to: 0,
    capacity: 0,
    linesPerPlace: null,
    closesBefore: 0,
    extra: nothing,
    dates: null,
    active: true,
  })

/** Absent fields stay unchanged. */
export function decodeWindowChanges(
  body: z.output<typeof ChangeWindowBody>,
  draft: WindowDraft,
): WindowDraft {
  const { zoneId, from, to, extra, linesPerPlace, dates } = body
  const before = hoursOf(draft)
  return {
    zoneId: zoneId === undefined ? draft.zoneId : zoneId,
    days: body.days ?? draft.days,
    ...minutesOfHours({ from: from ?? before.from, to: to ?? before.to }),
    capacity: body.capacity ?? draft.capacity,
    linesPerPlace: linesPerPlace === undefined ? draft.linesPerPlace : linesPerPlace,
    closesBefore: body.closesBefore ?? draft.closesBefore,
    extra: extra === undefined ? draft.extra : rupees(extra),
    dates: dates === undefined ? draft.dates : dates,
    active: body.active ?? draft.active,
  }
}
