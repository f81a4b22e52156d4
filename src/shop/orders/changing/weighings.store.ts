import type { Sql } from '#db/database.ts'
import type { Paisa } from '../../money.ts'
import type { Packed } from '../../pricing/weight.ts'

type Weighing = Packed & {
  orderId: string
  position: number
  sequence: number
  /** Paisa by which it changed the amount of its line. */
  difference: Paisa
  at: number
  /** staff account id */
  by: string
}

/** Adds a weighing, and makes it the one that the line is paid by. */
export async function insertWeighing(tx: Sql, one: Weighing) {
  await tx.run`
    insert into weighing (order_id, position, sequence, grams, quantity, amount, difference, at, account_id)
    values (${one.orderId}, ${one.position}, ${one.sequence}, ${one.grams}, ${one.quantity}, ${one.amount},
      ${one.difference}, ${one.at}, ${one.by})`
  await tx.run`
    update order_line set packed_grams = ${one.grams}, packed_quantity = ${one.quantity}, packed_amount = ${one.amount}
    where order_id = ${one.orderId} and position = ${one.position}`
}
