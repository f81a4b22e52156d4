import type { z } from 'zod'
import { toRupees } from '#shop/money.ts'
import { type Order, referenceOf } from '#shop/orders/order.ts'
import { toCollect } from '#shop/orders/prepaid.ts'
import { time } from '../../time.ts'
import { encodeLine } from './order.ts'
import type { AdminPickup } from './pickup.schema.ts'

/** `texts`: of its goods, in the language of the staff member. */
export const encodePickup = (
  order: Order,
  texts: Record<string, string>,
): z.infer<typeof AdminPickup> => ({
  id: order.id,
  reference: referenceOf(order),
  createdAt: time(order.placedAt),
  status: order.status,
  name: order.contact.name,
  code: order.pickup?.code ?? '',
  lines: order.lines.map(encodeLine),
  texts,
  total: toRupees(order.total),
  toCollect: toRupees(toCollect(order)),
  paymentMethod: order.payment,
})
