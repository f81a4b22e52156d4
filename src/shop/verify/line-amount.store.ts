import { type Fragment, sql } from '#db/sql.ts'

const set = sql`(case when multi_price < price * multi_quantity then multi_price else price * multi_quantity end)`

/** `orderedAmount` in SQL, with `order_line` in scope. */
export const orderedAmountOf = (quantity: Fragment) => sql`(
  case when multi_quantity is null then price * (${quantity})
  else cast((${quantity}) / multi_quantity as bigint) * ${set}
    + case when ((${quantity}) % multi_quantity) * price < ${set}
      then ((${quantity}) % multi_quantity) * price else ${set} end
  end)`

const share = (quantity: Fragment) => sql`(packed_amount * (${quantity}) / packed_quantity)`

/** `lineAmount` in SQL, with `order_line` in scope. */
export const amountOf = (quantity: Fragment) => sql`(
  case when packed_amount is null then ${orderedAmountOf(quantity)}
  when (${quantity}) >= packed_quantity then packed_amount + price * ((${quantity}) - packed_quantity)
  when whole_rupees = 1 and ${share(quantity)} >= 100 then ${share(quantity)} / 100 * 100
  else ${share(quantity)} end)`

/** The columns of `order_line` that its amount follows from. */
export const amountColumns = sql`price, multi_quantity, multi_price, packed_amount, packed_quantity, whole_rupees`
