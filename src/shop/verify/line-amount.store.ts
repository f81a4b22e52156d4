import { type Fragment, sql } from '#db/sql.ts'

const set = sql`(case when multi_price < price * multi_quantity then multi_price else price * multi_quantity end)`

/** `lineAmount` in SQL, with `order_line` in scope. */
export const amountOf = (quantity: Fragment) => sql`(
  case when multi_quantity is null then price * (${quantity})
  else cast((${quantity}) / multi_quantity as bigint) * ${set}
    + case when ((${quantity}) % multi_quantity) * price < ${set}
      then ((${quantity}) % multi_quantity) * price else ${set} end
  end)`
