import type { Sql } from '#db/database.ts'
import type { OrderStatus } from '../../order-states.ts'
import type { BookedOrder } from '../order.ts'

type StepBack = {
  id: string
  order: Pick<BookedOrder, 'id' | 'status'>
  to: OrderStatus
  reason: string
  at: number
  by: string
}

/** Moves the entered state to the undone ones; a payment taken with it is due again. */
export async function enterBack(tx: Sql, { id, order, to, reason, at, by }: StepBack) {
  const { id: orderId, status } = order
  await tx.run`
    insert into order_step_back (id, order_id, status, back_to, entered_at, entered_by, reason, at, account_id, points_seq)
    select ${id}, order_id, status, ${to}, at, account_id, ${reason}, ${at}, ${by},
      coalesce((select max(other.seq) from points_entry own
        join points_entry other on other.account_id = own.account_id where own.order_id = ${orderId}), 0)
    from order_change where order_id = ${orderId} and status = ${status}`
  await tx.run`delete from order_change where order_id = ${orderId} and status = ${status}`
  await tx.run`update orders set status = ${to} where id = ${orderId}`
  await tx.run`
    update payment set state = 'due', taken_by = null, at = ${at} where order_id = ${orderId} and state = 'taken'`
}

/** The order that stepped back by this id; undefined: none. */
export const stepBackOf = (db: Sql, id: string) =>
  db.maybeOne<{
    orderId: string
  }>`select order_id as "orderId" from order_step_back where id = ${id}`

/** Delivered by mistake before: what follows a delivery happened then. */
export const wasDeliveredBefore = async (db: Sql, orderId: string): Promise<boolean> =>
  (await db.maybeOne`
    select 1 as one from order_step_back where order_id = ${orderId} and status = 'delivered' limit 1`) !==
  undefined

/** What customers did with a delivered order since. */
export const builtOn = async (
  db: Sql,
  { id, accountId }: Pick<BookedOrder, 'id' | 'accountId'>,
  deliveredAt: number,
): Promise<{ returned: boolean; reviewed: boolean }> => {
  const { returned, reviewed } = await db.one<{ returned: number; reviewed: number }>`
    select (select count(*) from return_request where order_id = ${id}) as returned,
      (select count(*) from product_review where account_id = ${accountId} and written_at >= ${deliveredAt}
        and product_id in (select product_id from order_line where order_id = ${id} and quantity > cancelled_quantity)
        and not exists (select 1 from order_line join orders on orders.id = order_id
          where orders.account_id = ${accountId} and orders.status = 'delivered' and orders.id <> ${id}
            and order_line.product_id = product_review.product_id and quantity > cancelled_quantity)) as reviewed`
  return { returned: returned > 0, reviewed: reviewed > 0 }
}

/** With the names of staff; null: a deleted account. */
export type RecordedStepBack = {
  status: OrderStatus
  to: OrderStatus
  enteredAt: number
  enteredBy: string | null
  reason: string
  at: number
  by: string | null
}

/** Oldest first. */
export const stepsBackOfOrder = (db: Sql, orderId: string) => db.all<RecordedStepBack>`
  select status, back_to as "to", entered_at as "enteredAt", entering.full_name as "enteredBy", reason, at,
    undoing.full_name as by
  from order_step_back
  left join account entering on entering.id = entered_by
  left join account undoing on undoing.id = order_step_back.account_id
  where order_id = ${orderId} order by at, order_step_back.id`
