import type { Sql } from '#db/database.ts'
import { type Paisa, paisa } from '../../money.ts'
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

/** `amount`: paisa; `by`: the staff member's name. */
export type RecordedWeighing = {
  position: number
  grams: number
  amount: Paisa
  at: number
  by: string
}

/** Oldest first. */
export const weighingsOfOrder = async (db: Sql, orderId: string): Promise<RecordedWeighing[]> =>
  (
    await db.all<RecordedWeighing>`
      select position, grams, amount, at, full_name as by from weighing
      join account on account.id = weighing.account_id where order_id = ${orderId} order by sequence`
  ).map((row) => ({ ...row, amount: paisa(row.amount) }))
