import { list, sql } from '#db/sql.ts'
import { orderStatuses } from '../order-states.ts'
import type { Check } from './check.ts'

const packedOrLater = list(
  orderStatuses.filter((status) => status !== 'placed' && status !== 'cancelled'),
)

const last = sql`weighing.sequence = (select max(other.sequence) from weighing other
  where other.order_id = weighing.order_id and other.position = weighing.position)`

export const weighings: Check[] = [
  {
    name: 'V2',
    says: 'a line is not paid by its last weighing',
    find: (db) => db.all`
      select order_line.order_id || ' line ' || order_line.position as id from order_line
      left join weighing on weighing.order_id = order_line.order_id and weighing.position = order_line.position and ${last}
      where coalesce(packed_grams, 0) <> coalesce(weighing.grams, 0)
        or coalesce(packed_quantity, 0) <> coalesce(weighing.quantity, 0)
        or coalesce(packed_amount, -1) <> coalesce(weighing.amount, -1)
        or (packed_amount is not null and unit_grams is null)`,
  },
  {
    name: 'V2',
    says: 'weighed goods cost more than the most that their customer was told or agreed to',
    find: (db) => db.all`
      select weighing.order_id || ' line ' || weighing.position as id from weighing
      join order_line on order_line.order_id = weighing.order_id and order_line.position = weighing.position
      join orders on orders.id = weighing.order_id
      where channel <> 'counter' and amount * 100 > price * weighing.quantity * (100 + weight_tolerance)
        and not exists (select 1 from order_question where answer = 'agree'
          and order_question.order_id = weighing.order_id and order_question.position = weighing.position
          and line_left >= weighing.quantity
          and amount <= (2 * price * order_question.grams + unit_grams) / (2 * unit_grams))`,
  },
  {
    name: 'V5',
    says: 'an order was packed before all of it was weighed',
    find: (db) => db.all`
      select orders.id from orders join order_line on order_id = orders.id
      where status in ${packedOrLater} and unit_grams is not null and packed_amount is null
        and quantity > cancelled_quantity`,
  },
  {
    name: 'V6',
    says: 'something was weighed and no event says so',
    find: (db) => db.all`
      select order_id || ' line ' || position as id from weighing
      where not exists (select 1 from event where kind = 'order.weighed' and subject = weighing.order_id
        and event.at = weighing.at and event.actor = weighing.account_id)`,
  },
]
