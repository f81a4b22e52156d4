import { requirePermission } from '../../permissions.ts'
import type { Visit } from '../../visit.ts'
import { cancelOrder, type CancelOrderInput } from './cancel-order.ts'
import type { Order } from '../order.ts'

/** Refused as `cancelOrder`, but allowed until delivery. */
export async function cancelForStaff(
  visit: Visit,
  id: string,
  input: CancelOrderInput,
): Promise<Order> {
  requirePermission(visit, 'order.cancel')
  return cancelOrder(visit, 'anybody', id, input)
}
