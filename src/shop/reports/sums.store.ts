import type { Sql } from '#db/database.ts'
import { type Fragment, rows, sql } from '#db/sql.ts'
import type { Position } from '../events/follow.ts'
import {
  type DayFigures,
  dayFigures,
  goodsFigures,
  type GoodsSum,
  type HourSum,
} from './figures.ts'

// A query takes some ten thousand values.
const atOnce = 500

/** Figures are added to existing rows. */
export async function addToDays(tx: Sql, days: ReadonlyMap<number, DayFigures>): Promise<void> {
  const records = [...days].map(([day, figures]) => [
    day,
    ...dayFigures.map((name) => figures[name]),
  ])
  for (let from = 0; from < records.length; from += atOnce)
    await tx.run`
      insert into sales_day (day, orders, units, goods, discounts, cancelled_units, cancelled_goods, returned_units,
        refunds, first_orders, later_orders, guest_orders, delivery, cancelled_orders, cancelled_by_staff,
        cancelled_delivery, points_earned, points_taken_back, points_redeemed, points_given_back, points_refunded)
      values ${rows(records.slice(from, from + atOnce))}
      on conflict (day) do update set ${added(sql`sales_day`)},
        first_orders = sales_day.first_orders + excluded.first_orders,
        later_orders = sales_day.later_orders + excluded.later_orders,
        guest_orders = sales_day.guest_orders + excluded.guest_orders,
        delivery = sales_day.delivery + excluded.delivery,
        cancelled_orders = sales_day.cancelled_orders + excluded.cancelled_orders,
        cancelled_by_staff = sales_day.cancelled_by_staff + excluded.cancelled_by_staff,
        cancelled_delivery = sales_day.cancelled_delivery + excluded.cancelled_delivery,
        points_earned = sales_day.points_earned + excluded.points_earned,
        points_taken_back = sales_day.points_taken_back + excluded.points_taken_back,
        points_redeemed = sales_day.points_redeemed + excluded.points_redeemed,
        points_given_back = sales_day.points_given_back + excluded.points_given_back,
        points_refunded = sales_day.points_refunded + excluded.points_refunded`
}

/** Orders are added to existing rows. */
export async function addToHours(tx: Sql, sums: readonly HourSum[]): Promise<void> {
  const records = sums.map(({ day, hour, orders }) => [day, hour, orders])
  for (let from = 0; from < records.length; from += atOnce)
    await tx.run`
      insert into sales_hour_day (day, hour, orders) values ${rows(records.slice(from, from + atOnce))}
      on conflict (day, hour) do update set orders = sales_hour_day.orders + excluded.orders`
}

/** Figures are added to existing rows. */
export const addToProducts = (tx: Sql, sums: readonly GoodsSum[]) =>
  addToGoods(tx, sql`sales_product_day`, sql`product_id`, sums)

/** Figures are added to existing rows. */
export const addToCategories = (tx: Sql, sums: readonly GoodsSum[]) =>
  addToGoods(tx, sql`sales_category_day`, sql`category`, sums)

async function addToGoods(tx: Sql, table: Fragment, of: Fragment, sums: readonly GoodsSum[]) {
  const records = sums.map((sum) => [
    sum.day,
    sum.of,
    ...goodsFigures.map((name) => sum.figures[name]),
  ])
  for (let from = 0; from < records.length; from += atOnce)
    await tx.run`
      insert into ${table} (day, ${of}, orders, units, goods, discounts, cancelled_units, cancelled_goods,
        returned_units, refunds)
      values ${rows(records.slice(from, from + atOnce))}
      on conflict (day, ${of}) do update set ${added(table)}`
}

const added = (table: Fragment) => sql`
  orders = ${table}.orders + excluded.orders, units = ${table}.units + excluded.units,
  goods = ${table}.goods + excluded.goods, discounts = ${table}.discounts + excluded.discounts,
  cancelled_units = ${table}.cancelled_units + excluded.cancelled_units,
  cancelled_goods = ${table}.cancelled_goods + excluded.cancelled_goods,
  returned_units = ${table}.returned_units + excluded.returned_units,
  refunds = ${table}.refunds + excluded.refunds`

/** Keeps the progress, which `saveProgress` resets. */
export async function deleteSums(tx: Sql): Promise<void> {
  await tx.run`delete from sales_day`
  await tx.run`delete from sales_hour_day`
  await tx.run`delete from sales_category_day`
  await tx.run`delete from sales_product_day`
}

/** Position among the events and among older orders (table `sales_progress`). */
export type Progress = Position & { since: number; older: string | null }

export type ProgressRow = Omit<Progress, 'gaps'> & { gaps: string }

/** Undefined: nothing was counted yet. */
export async function readProgress(db: Sql, lock: Fragment = sql``): Promise<Progress | undefined> {
  const row = await db.maybeOne<ProgressRow>`
    select seq, gaps, since, older from sales_progress where one = 1 ${lock}`
  return row && { ...row, gaps: JSON.parse(row.gaps) as Progress['gaps'] }
}

/** Overwrites. */
export const saveProgress = (tx: Sql, { seq, gaps, since, older }: Progress) => tx.run`
  insert into sales_progress (one, seq, gaps, since, older)
  values (1, ${seq}, ${JSON.stringify(gaps)}, ${since}, ${older})
  on conflict (one) do update set seq = excluded.seq, gaps = excluded.gaps, since = excluded.since, older = excluded.older`

/** No-op if counting has begun. */
export const beginProgress = (tx: Sql, { seq, since }: Pick<Progress, 'seq' | 'since'>) => tx.run`
  insert into sales_progress (one, seq, gaps, since, older) values (1, ${seq}, '[]', ${since}, '')
  on conflict (one) do nothing`
