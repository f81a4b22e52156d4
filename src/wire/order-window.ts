import type { z } from 'zod'
import { rupees, toRupees } from '#shop/money.ts'
import type { OrderWindow } from '#shop/orders/order.ts'
import type { WireOrderWindow } from './place-and-days.schema.ts'

type Wire = z.infer<typeof WireOrderWindow>

export const encodeOrderWindow = ({ id, extra }: OrderWindow): Wire => ({
  id,
  extra: toRupees(extra),
})

export const decodeOrderWindow = ({ id, extra }: Wire): OrderWindow => ({
  id,
  extra: rupees(extra),
})
