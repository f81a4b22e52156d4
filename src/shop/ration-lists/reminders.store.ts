import type { Sql } from '#db/database.ts'

type ListToRemind = {
  id: string
  name: string
  accountId: string
  day: number
  setAt: number
  remindedAt: number | null
}

/** Those whose day has come this month and who had none since `month` (ms UTC) began. */
export const listsToRemind = (db: Sql, { today, month }: { today: number; month: number }) =>
  db.all<ListToRemind>`
    select ration_list.id, name, account_id as "accountId", reminder_day as day,
      reminder_set_at as "setAt", reminded_at as "remindedAt"
    from ration_list join account on account.id = account_id
    where reminder_day <= ${today} and (reminded_at is null or reminded_at < ${month})
      and deleted_at is null and blocked_at is null
      and exists (select 1 from ration_line where list_id = ration_list.id)
    order by ration_list.id`

/** Answers 1 once a month: a parallel server and a changed reminder get 0. */
export const markReminded = (
  tx: Sql,
  { id, day, month, at }: { id: string; day: number; month: number; at: number },
) => tx.run`
  update ration_list set reminded_at = ${at}
  where id = ${id} and reminder_day = ${day} and (reminded_at is null or reminded_at < ${month})`

/** Undefined: the list is gone, or its reminder was turned off. */
export const findReminderToken = async (db: Sql, id: string): Promise<string | undefined> =>
  (
    await db.maybeOne<{ token: string }>`
      select reminder_token as token from ration_list where id = ${id} and reminder_day is not null`
  )?.token

export const turnOffReminder = (tx: Sql, token: string) =>
  tx.run`update ration_list set reminder_day = null where reminder_token = ${token}`
