import { orderPayments } from '#shop/settings/payment.ts'
import { orderStatuses } from '#shop/order-states.ts'
import { orderChannels } from '#shop/orders/order.ts'
import { orderSorts, usualSort } from '#shop/orders/office/order-sorts.ts'
import type { OrderFilter } from '#shop/orders/office/order-filter.ts'

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text)

/** Reads the filter from an address or form; ignores invalid values. */
export function orderFilterIn(values: { get: (name: string) => unknown }): OrderFilter {
  const of = (name: string) => {
    const value = values.get(name)
    return (typeof value === 'string' && value.trim()) || undefined
  }
  const dayOf = (name: string) => {
    const text = of(name)
    return text !== undefined && isDay(text) ? text : undefined
  }
  const days = Number(of('days') ?? 0)
  const isRecent = Number.isInteger(days) && days > 0 && days <= 366
  const status = orderStatuses.find((one) => one === of('status')?.toLowerCase())
  const sort = orderSorts.find((one) => one === of('sort'))
  return {
    status,
    sort: sort === usualSort(status) ? undefined : sort,
    q: of('q')?.slice(0, 100),
    payment: orderPayments.find((one) => one === of('payment')),
    channel: orderChannels.find((one) => one === of('channel')),
    zone: of('zone')?.slice(0, 60),
    refund: of('refund') === 'due' ? 'due' : undefined,
    late: of('late') === 'yes' ? 'yes' : undefined,
    uncollected: of('uncollected') === 'yes' ? 'yes' : undefined,
    hold: (['yes', 'no'] as const).find((one) => one === of('hold')),
    days: isRecent ? days : undefined,
    from: isRecent ? undefined : dayOf('from'),
    until: isRecent ? undefined : dayOf('until'),
  }
}

/** How the list is sorted. */
export const sortOf = ({ sort, status }: OrderFilter) => sort ?? usualSort(status)
