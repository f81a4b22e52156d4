import type { Sql, Tx } from '#db/database.ts'

/** Whether the customers of a rider don't read how many stops come before theirs. */
export const hidesStops = async (db: Sql, riderId: string): Promise<boolean> =>
  (
    await db.maybeOne<{ hides: number }>`
      select hides_stops as hides from staff_member where account_id = ${riderId}`
  )?.hides === 1

export const updateHidesStops = (tx: Tx, riderId: string, hides: boolean) => tx.run`
  update staff_member set hides_stops = ${Number(hides)} where account_id = ${riderId}`
