import { sql } from '#db/sql.ts'
import type { Check } from './check.ts'
import { amountOf } from './line-amount.store.ts'

const cutOf = sql`cancellation.order_id = replacement.order_id and cancellation.sequence = replacement.sequence
  and cancellation.position = replacement.replaces`

export const replacements: Check[] = [
  {
    name: 'V5',
    says: 'a line came in place of one of which nothing was cut for it',
    find: (db) => db.all`
      select order_id || ' line ' || position as id from replacement
      where not exists (select 1 from cancellation where ${cutOf})`,
  },
  {
    name: 'V2',
    says: 'a line came unasked and costs more than what it replaces',
    find: (db) => db.all`
      select came.order_id || ' line ' || came.position as id from (
        select replacement.order_id, replacement.position, ${amountOf(sql`quantity`)} as amount
        from replacement join order_line on order_line.order_id = replacement.order_id
          and order_line.position = replacement.position
        where agreed = 'checkout') came
      join (
        select replacement.order_id, replacement.position,
          ${amountOf(sql`order_line.quantity - earlier`)} - ${amountOf(sql`order_line.quantity - earlier - cut`)}
            -- It may have been weighed again since.
            + case when packed_amount is null then 0 else price * cut * weight_tolerance / 100 + 1 end
            -- Each of the two amounts is without its paisa.
            + case when whole_rupees = 1 then 200 else 0 end as amount
        from (
          select replacement.order_id, replacement.position, replacement.replaces, cancellation.quantity as cut,
            coalesce((select sum(other.quantity) from cancellation other
              where other.order_id = replacement.order_id and other.position = replacement.replaces
                and other.sequence < replacement.sequence), 0) as earlier
          from replacement join cancellation on ${cutOf}) replacement
        join order_line on order_line.order_id = replacement.order_id
          and order_line.position = replacement.replaces) gone
        on gone.order_id = came.order_id and gone.position = came.position
      where came.amount > gone.amount`,
  },
  {
    name: 'V6',
    says: 'something was replaced and no event says so',
    find: (db) => db.all`
      select order_id || ' line ' || position as id from replacement
      where not exists (select 1 from event where kind = 'order.replaced' and subject = replacement.order_id
        and event.at = replacement.at and coalesce(event.actor, '') = coalesce(replacement.account_id, ''))`,
  },
]
