import type { PointsEntry } from '#shop/loyalty/points.ts'
import { referenceOf } from '#shop/orders/order.ts'
import type { WirePointsEntry } from './points.schema.ts'
import { time } from '../../time.ts'

export const encodePointsEntry = ({ at, orderId, ...rest }: PointsEntry): WirePointsEntry => ({
  ...rest,
  createdAt: time(at),
  order: orderId,
  reference: orderId === null ? null : referenceOf({ id: orderId }),
})

export const decodePointsEntry = ({
  createdAt,
  order,
  reason,
  points,
  balance,
}: WirePointsEntry): PointsEntry => ({
  at: Date.parse(createdAt),
  orderId: order,
  reason,
  points,
  balance,
})
