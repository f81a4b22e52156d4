import type { Sql } from '#db/database.ts'
import type { Paisa } from '../../money.ts'

/** A list price (paisa) that holds from a moment (milliseconds UTC) on; `by`: who planned it, null where they are gone. */
export type PlannedPrice = { id: string; price: Paisa; startsAt: number; by: string | null }

/** What is planned for a product, the first first. */
export const plannedPricesOf = (db: Sql, productId: string) => db.all<PlannedPrice>`
  select planned_price.id, price, starts_at as "startsAt", full_name as by
  from planned_price left join account on account.id = account_id
  where product_id = ${productId} order by starts_at`

type NewPlan = { id: string; productId: string; price: Paisa; startsAt: number; by: string }

export const insertPlannedPrice = (tx: Sql, { id, productId, price, startsAt, by }: NewPlan) =>
  tx.run`
    insert into planned_price (id, product_id, price, starts_at, account_id)
    values (${id}, ${productId}, ${price}, ${startsAt}, ${by})`

export type DuePrice = { id: string; productId: string; price: Paisa; startsAt: number }

/** The first plan whose moment has come. */
export const nextDue = (db: Sql, now: number) => db.maybeOne<DuePrice>`
  select id, product_id as "productId", price, starts_at as "startsAt"
  from planned_price where starts_at <= ${now} order by starts_at, id limit 1`

/** Takes a plan away; 0 where somebody else was faster. */
export const deletePlannedPrice = (tx: Sql, id: string) =>
  tx.run`delete from planned_price where id = ${id}`
