import type { OrderUnderWay, UsualLine } from '#shop/orders/buying-again/buy-again.ts'
import { time } from '../../time.ts'
import { decodeLine, encodeLine } from './cart.ts'
import type { WireUsualLine } from './cart.schema.ts'
import type { WireOrderUnderWay } from './order.schema.ts'

type Usual = { lines: readonly UsualLine[]; order: OrderUnderWay | null }
export type WireUsual = { data: WireUsualLine[]; order: WireOrderUnderWay | null }

export const encodeUsual = ({ lines, order }: Usual): WireUsual => ({
  data: lines.map((line) => ({ ...encodeLine(line), description: '', orders: line.orders })),
  order: order && {
    _id: order.id,
    createdAt: time(order.placedAt),
    status: order.status,
    arrival: order.arrival,
    pickup: order.pickup ?? null,
  },
})

export const decodeUsual = ({ data, order }: WireUsual): Usual => ({
  lines: data.map((line) => ({ ...decodeLine(line), orders: line.orders })),
  order: order && {
    id: order._id,
    placedAt: Date.parse(order.createdAt),
    status: order.status,
    arrival: order.arrival,
    ...(order.pickup && { pickup: order.pickup }),
  },
})
