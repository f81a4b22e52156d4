import type { Order } from '#shop/orders/order.ts'

const delivery = ['placed', 'packed', 'shipped', 'delivered'] as const
const pickup = ['placed', 'packed', 'ready', 'delivered'] as const

/** A skipped step counts as done, without a time. */
export function stepsOf({ changes, pickup: isPickup }: Pick<Order, 'changes' | 'pickup'>) {
  const was = (step: string) => changes.some(({ status }) => status === step)
  const steps = isPickup || (was('ready') && !was('shipped')) ? pickup : delivery
  const timeOf = (step: string) => changes.findLast(({ status }) => status === step)?.at ?? null
  const last = steps.findLastIndex((step) => timeOf(step) !== null)
  return steps.map((step, index) => ({
    step,
    at: timeOf(step),
    isDone: index <= last,
    isNow: index === last,
  }))
}
