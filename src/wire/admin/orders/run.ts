import type { z } from 'zod'
import { readRupees, sum, toRupees } from '#shop/money.ts'
import { referenceOf } from '#shop/orders/order.ts'
import type { StopActionInput } from '#shop/orders/runs/act-at-stop.ts'
import type { Run, Stop, StopOrder } from '#shop/orders/runs/run.ts'
import { Refusal } from '#shop/refusals.ts'
import { time } from '../../time.ts'
import type { runCalls } from './run.schema.ts'

export const encodeStopOrder = (order: StopOrder) => ({
  id: order.id,
  reference: referenceOf(order),
  status: order.status,
  since: time(order.since),
  name: order.name,
  phone: order.phone,
  address: order.address,
  note: order.note,
  zone: order.zone,
  location: order.place,
  promised: order.arrival,
  paymentMethod: order.payment,
  due: toRupees(order.due),
  cashOffered: order.cashOffered === null ? null : toRupees(order.cashOffered),
})

const encodeStop = (stop: Stop) => ({
  ...encodeStopOrder(stop),
  missed: stop.missed && { ...stop.missed, at: time(stop.missed.at) },
  collected: toRupees(stop.collected),
  uncollected: toRupees(stop.uncollected),
  hasCode: stop.hasCode,
})

/** `textOf`: what the rider writes to the customer. */
export const encodeRiderRun = (run: Run, textOf: (stop: Stop) => string) => ({
  ...encodeRun(run),
  stops: run.stops.map((stop) => ({ ...encodeStop(stop), whatsappText: textOf(stop) })),
})

export const encodeRun = ({ stops, ...run }: Run) => ({
  ...run,
  stops: stops.map(encodeStop),
  collected: toRupees(sum(stops.map(({ collected }) => collected))),
})

/** Refuses an amount that is none (`stop_collected_wrong`). */
export function decodeStopAction({
  order,
  collected: typed,
  pressedAt,
  confirmed,
  ...action
}: z.infer<typeof runCalls.adminActAtStop.body>): StopActionInput {
  const collected = typed === null ? null : readRupees(typed)
  if (typed !== null && collected === null) throw new Refusal('stop_collected_wrong')
  return {
    ...action,
    orderId: order,
    collected,
    pressedAt: Date.parse(pressedAt),
    isConfirmed: confirmed,
  }
}
