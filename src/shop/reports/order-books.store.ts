import type { Sql } from '#db/database.ts'
import { list, sql } from '#db/sql.ts'
import { paisa } from '../money.ts'
import type { PointsReason } from '../loyalty/points.ts'
import type { OrderBooks } from './moments.ts'

type Gone = {
  orderId: string
  sequence: number | null
  position: number
  quantity: number
  at: number
  by: string | null
}

/** At most 500 ids; unordered, unknown ids are left out. */
export async function readOrderBooks(db: Sql, ids: readonly string[]): Promise<OrderBooks[]> {
  if (ids.length === 0) return []
  const of = list(ids)
  // The account that placed it, as that day's sums count it.
  const before = sql`from moved_order was where was.order_id = orders.id order by was.at limit 1`
  const orders = await db.all<{
    id: string
    accountId: string | null
    sequence: number | null
    placedAt: number
    shipping: number
    redeemedLater: number
  }>`
    select id, coalesce((select was.account_id ${before}), account_id) as "accountId",
      coalesce((select was.sequence ${before}), sequence) as sequence, placed_at as "placedAt",
      (select cast(coalesce(sum(amount), 0) as bigint) from order_adjustment
        where order_id = orders.id and kind = 'shipping' and cancellation_sequence is null) as shipping,
      (select count(*) from event where kind = 'order.points-redeemed' and subject = orders.id) as "redeemedLater"
    from orders where id in ${of}`
  const lines = Map.groupBy(await readLines(db, ids), ({ orderId }) => orderId)
  const cancellations = Map.groupBy(
    await db.all<Gone>`
      select order_id as "orderId", sequence, position, quantity, at, account_id as by from cancellation
      where order_id in ${of} order by coalesce(sequence, 0), at`,
    ({ orderId }) => orderId,
  )
  const returns = Map.groupBy(
    await db.all<Gone & { refund: number }>`
      select order_id as "orderId", sequence, position, quantity, decided_at as at, decided_by as by, refund
      from return_request where order_id in ${of} and state = 'accepted' and refund is not null`,
    ({ orderId }) => orderId,
  )
  const weighings = Map.groupBy(
    await db.all<OrderBooks['weighings'][number] & { orderId: string }>`
      select order_id as "orderId", sequence, position, grams, quantity, amount, difference, at from weighing
      where order_id in ${of} order by order_id, sequence`,
    ({ orderId }) => orderId,
  )
  const dearer = Map.groupBy(
    await db.all<{ orderId: string; sequence: number; amount: number }>`
      select order_id as "orderId", cancellation_sequence as sequence, amount from order_adjustment
      where order_id in ${of} and kind = 'shipping' and cancellation_sequence is not null`,
    ({ orderId }) => orderId,
  )
  const points = Map.groupBy(
    await db.all<{
      orderId: string
      reason: Exclude<PointsReason, 'adjusted'>
      points: number
      at: number
      sequence: number | null
    }>`
      select order_id as "orderId", reason, points, at, sequence from points_entry where order_id in ${of}`,
    ({ orderId }) => orderId,
  )
  return orders.map(({ redeemedLater, ...order }) => ({
    ...order,
    redeemedLater: redeemedLater > 0,
    lines: lines.get(order.id) ?? [],
    dearer: dearer.get(order.id) ?? [],
    cancellations: cancellations.get(order.id) ?? [],
    weighings: weighings.get(order.id) ?? [],
    returns: returns.get(order.id) ?? [],
    points: points.get(order.id) ?? [],
  }))
}

async function readLines(db: Sql, ids: readonly string[]) {
  const found = await db.all<{
    orderId: string
    position: number
    productId: string
    listPrice: number
    price: number
    multiQuantity: number | null
    multiPrice: number | null
    quantity: number
    cameWith: number | null
    cameAt: number | null
  }>`
    select order_line.order_id as "orderId", order_line.position, product_id as "productId", list_price as "listPrice",
      price, multi_quantity as "multiQuantity", multi_price as "multiPrice", quantity,
      replacement.sequence as "cameWith", replacement.at as "cameAt"
    from order_line
    left join replacement on replacement.order_id = order_line.order_id and replacement.position = order_line.position
    where order_line.order_id in ${list(ids)} order by order_line.order_id, order_line.position`
  return found.map(({ multiQuantity, multiPrice, cameWith, cameAt, ...line }) => ({
    ...line,
    listPrice: paisa(line.listPrice),
    price: paisa(line.price),
    came: cameWith === null || cameAt === null ? null : { sequence: cameWith, at: cameAt },
    multiBuy:
      multiQuantity === null || multiPrice === null
        ? null
        : { quantity: multiQuantity, price: paisa(multiPrice) },
  }))
}

/** By product id. */
export async function mainCategories(
  db: Sql,
  products: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (let from = 0; from < products.length; from += 500)
    for (const { id, main } of await db.all<{ id: string; main: string }>`
      select id, main_path as main from product where id in ${list(products.slice(from, from + 500))}`)
      found.set(id, main)
  return found
}

/** Next `limit` ids after `id`, sorted. */
export const orderIdsAfter = async (db: Sql, id: string, limit: number): Promise<string[]> =>
  (
    await db.all<{ id: string }>`select id from orders where id > ${id} order by id limit ${limit}`
  ).map((row) => row.id)

/** By id of accepted returns: their number among the order's reversals. */
export async function sequencesOfReturns(
  db: Sql,
  ids: readonly string[],
): Promise<Map<string, number | null>> {
  if (ids.length === 0) return new Map()
  const found = await db.all<{ id: string; sequence: number | null }>`
    select id, sequence from return_request where id in ${list(ids)}`
  return new Map(found.map(({ id, sequence }) => [id, sequence]))
}
