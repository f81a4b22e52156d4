import type { Order } from '#shop/orders/order.ts'
import { usePerson } from '../layout-data/use-layout-data.ts'

/** Whether this visitor may cancel or return items: a mailed link to an account's order is read-only. */
export function useMayChange({ accountId }: Pick<Order, 'accountId'>): boolean {
  const person = usePerson()
  return accountId === null || accountId === person?.id
}
