import { type Fragment, sql } from '#db/sql.ts'
import type { Check } from './check.ts'

/** Table, column, and referenced table; the database enforces most of them. */
const references: [string, Fragment, Fragment, Fragment, Fragment][] = [
  ['order_line', sql`order_line`, sql`order_id`, sql`orders`, sql`id`],
  ['order_line', sql`order_line`, sql`product_id`, sql`product`, sql`id`],
  ['order_adjustment', sql`order_adjustment`, sql`order_id`, sql`orders`, sql`id`],
  ['payment', sql`payment`, sql`order_id`, sql`orders`, sql`id`],
  ['payment', sql`payment`, sql`taken_by`, sql`account`, sql`id`],
  ['order_change', sql`order_change`, sql`order_id`, sql`orders`, sql`id`],
  ['order_change', sql`order_change`, sql`account_id`, sql`account`, sql`id`],
  ['order_step_back', sql`order_step_back`, sql`order_id`, sql`orders`, sql`id`],
  ['order_step_back', sql`order_step_back`, sql`account_id`, sql`account`, sql`id`],
  ['cancellation', sql`cancellation`, sql`order_id`, sql`orders`, sql`id`],
  ['order_time_change', sql`order_time_change`, sql`order_id`, sql`orders`, sql`id`],
  ['order_time_change', sql`order_time_change`, sql`account_id`, sql`account`, sql`id`],
  ['replacement', sql`replacement`, sql`order_id`, sql`orders`, sql`id`],
  ['replacement', sql`replacement`, sql`account_id`, sql`account`, sql`id`],
  ['return_request', sql`return_request`, sql`order_id`, sql`orders`, sql`id`],
  ['return_request', sql`return_request`, sql`decided_by`, sql`account`, sql`id`],
  ['return_request', sql`return_request`, sql`asked_by`, sql`account`, sql`id`],
  ['product_review', sql`product_review`, sql`product_id`, sql`product`, sql`id`],
  ['product_review', sql`product_review`, sql`account_id`, sql`account`, sql`id`],
  ['address', sql`address`, sql`account_id`, sql`account`, sql`id`],
  ['contact_change', sql`contact_change`, sql`account_id`, sql`account`, sql`id`],
  ['contact_link', sql`contact_link`, sql`change_id`, sql`contact_change`, sql`id`],
  ['password_request', sql`password_request`, sql`account_id`, sql`account`, sql`id`],
  ['password_reset', sql`password_reset`, sql`account_id`, sql`account`, sql`id`],
  ['points_entry', sql`points_entry`, sql`account_id`, sql`account`, sql`id`],
  ['points_entry', sql`points_entry`, sql`order_id`, sql`orders`, sql`id`],
  ['points_receipt', sql`points_receipt`, sql`order_id`, sql`orders`, sql`id`],
  ['stock_entry', sql`stock_entry`, sql`product_id`, sql`product`, sql`id`],
  ['stock_entry', sql`stock_entry`, sql`order_id`, sql`orders`, sql`id`],
  ['stock_entry', sql`stock_entry`, sql`account_id`, sql`account`, sql`id`],
  ['orders', sql`orders`, sql`account_id`, sql`account`, sql`id`],
  ['product', sql`product`, sql`main_path`, sql`category`, sql`path`],
  ['product', sql`product`, sql`sub_path`, sql`category`, sql`path`],
  ['product', sql`product`, sql`category_path`, sql`category`, sql`path`],
  ['category', sql`category`, sql`parent_path`, sql`category`, sql`path`],
  ['category_move', sql`category_move`, sql`path`, sql`category`, sql`path`],
  ['favourite', sql`favourite`, sql`account_id`, sql`account`, sql`id`],
  ['favourite', sql`favourite`, sql`product_id`, sql`product`, sql`id`],
  ['cart_line', sql`cart_line`, sql`account_id`, sql`account`, sql`id`],
  ['cart_line', sql`cart_line`, sql`product_id`, sql`product`, sql`id`],
  ['order_key', sql`order_key`, sql`order_id`, sql`orders`, sql`id`],
  ['order_repeat', sql`order_repeat`, sql`order_id`, sql`orders`, sql`id`],
  ['stock_wait', sql`stock_wait`, sql`account_id`, sql`account`, sql`id`],
  ['stock_wait', sql`stock_wait`, sql`product_id`, sql`product`, sql`id`],
  ['review', sql`review`, sql`account_id`, sql`account`, sql`id`],
  ['session', sql`session`, sql`account_id`, sql`account`, sql`id`],
  ['staff_member', sql`staff_member`, sql`account_id`, sql`account`, sql`id`],
  ['event', sql`event`, sql`actor`, sql`account`, sql`id`],
]

/** V5: referenced rows exist. */
export const orphans: Check[] = references.map(([name, table, column, parent, key]) => ({
  name: 'V5',
  says: `a row of ${name} names something in ${column.strings[0]} that is not there`,
  find: (db) => db.all`
    select distinct child.${column} as id from ${table} child left join ${parent} parent on parent.${key} = child.${column}
    where child.${column} is not null and parent.${key} is null`,
}))
