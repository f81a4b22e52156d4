import type { Sql } from '#db/database.ts'
import { type Fragment, list, rows, sql } from '#db/sql.ts'
import { newId } from '../../ids.ts'
import { inNearestUnits, staffReasons } from './stock-change.ts'

type Move = { productId: string; quantity: number }

/**
 * Takes from stock, in the order given: the caller sorts by id, so that two orders cannot wait for
 * each other. Tells which of the products are counted and which are sold out now ("moveInLists"), or the
 * first of which there is not enough; nothing is taken of that one, and the caller's transaction must not stand.
 */
export async function reserveStock(
  tx: Sql,
  moves: readonly Move[],
): Promise<{ counted: ReadonlySet<string>; soldOut: string[] } | { missing: string }> {
  const reserved = await Promise.all(
    moves.map(
      ({ productId, quantity }) => tx.maybeOne<{ stock: number | null }>`
      update product set stock = stock - ${quantity}, sold = sold + ${quantity}
      where id = ${productId} and (stock is null or stock >= ${quantity}) returning stock`,
    ),
  )
  const counted = new Set<string>()
  const soldOut: string[] = []
  for (const [index, { productId }] of moves.entries()) {
    const row = reserved[index]
    if (row === undefined) return { missing: productId }
    if (row.stock !== null) counted.add(productId)
    if (row.stock === 0) soldOut.push(productId)
  }
  return { counted, soldOut }
}

/**
 * Gives back what an order had taken; into the stock only where it `took` from one. Returns those
 * of them whose stock has stopped being counted since, and those that are back (`moveInLists`).
 */
export async function giveBackStock(
  tx: Sql,
  moves: readonly Move[],
  took: ReadonlySet<string>,
): Promise<{ uncounted: ReadonlySet<string>; back: string[] }> {
  const uncounted = new Set<string>()
  const nowBack: string[] = []
  for (const { productId, quantity } of moves) {
    const back = took.has(productId) ? quantity : 0
    const { stock } = await tx.one<{ stock: number | null }>`
      update product set stock = stock + ${back}, sold = sold - ${quantity} where id = ${productId} returning stock`
    if (stock === null && back > 0) uncounted.add(productId)
    if (back > 0 && stock === back) nowBack.push(productId)
  }
  return { uncounted, back: nowBack }
}

export const stockReasons = [
  'ordered',
  'cancelled',
  'returned',
  'imported',
  'weighed',
  ...staffReasons,
] as const

type StockNote = {
  orderId: string | null
  reason: (typeof stockReasons)[number]
  at: number
  by: string | null
}

/** Writes the stock ledger: signed changes of counted products. */
export async function recordStockMovement(
  tx: Sql,
  changes: readonly { productId: string; change: number }[],
  note: StockNote,
) {
  if (changes.length === 0) return
  const entries = changes.map(({ productId, change }) => [
    newId(),
    productId,
    note.orderId,
    note.reason,
    change,
    note.at,
    note.by,
  ])
  await tx.run`
    insert into stock_entry (id, product_id, order_id, reason, change, at, account_id) values ${rows(entries)}`
}

/** The products that an order took from a counted stock. */
export async function stockTakenBy(db: Sql, orderId: string): Promise<Set<string>> {
  const reserved = await db.all<{ id: string }>`
    select product_id as id from stock_entry where order_id = ${orderId} and reason = 'ordered'`
  return new Set(reserved.map((row) => row.id))
}

/** Grams that customers kept of the units that are back in stock, times `packed_quantity`. */
const keptOfRestocked = sql`(
  select cast(coalesce(sum(packed_grams * return_request.quantity - grams * packed_quantity), 0) as bigint) from return_request
  where return_request.order_id = order_line.order_id and return_request.position = order_line.position
    and restocked = 1 and grams is not null)`

/**
 * Grams that an order's products must still get back (negative: lose), so that what its lines weighed more or less
 * than usual is in `weight_entry`: once for each unit that has not come back, and for the part that its customer kept of
 * a unit that has. Only of stock that was counted, in
 * goods ordered by weight: pieces are counted as pieces.
 */
export const owedWeights = (which: Fragment) => sql`
  select order_id as "orderId", product_id as "productId", cast(
    (select coalesce(-sum(grams), 0) from weight_entry
      where weight_entry.order_id = order_line.order_id and weight_entry.product_id = order_line.product_id)
    - coalesce(sum(((packed_grams - unit_grams * packed_quantity) * (quantity - cancelled_quantity - (
      select coalesce(sum(return_request.quantity), 0) from return_request
      where return_request.order_id = order_line.order_id and return_request.position = order_line.position
        and restocked = 1)) + ${keptOfRestocked}) / packed_quantity), 0) as bigint) as grams
  from order_line
  where unit_grams is not null and by_piece = 0 and ${which} and exists (select 1 from stock_entry
    where stock_entry.order_id = order_line.order_id and stock_entry.product_id = order_line.product_id
      and reason = 'ordered')
  group by order_id, product_id`

/**
 * Moves what these products of an order weigh more or less than usual; a repeat changes nothing. Answers those whose
 * stock changed, for `moveInLists`. The caller holds the order.
 */
export async function settleWeights(
  tx: Sql,
  orderId: string,
  products: readonly string[],
  note: Pick<StockNote, 'at' | 'by'>,
): Promise<string[]> {
  if (products.length === 0) return []
  const owed = await tx.all<{ productId: string; grams: number }>`
    ${owedWeights(sql`order_id = ${orderId} and product_id in ${list(products)}`)}`
  const moved: string[] = []
  for (const one of owed)
    if (await moveRest(tx, one, { ...note, orderId })) moved.push(one.productId)
  return moved
}

type StockRow = { stock: number | null; rest: number; unitGrams: number | null }

/**
 * Adds grams to the rest of a stock; whole units of it move the stock. Answers whether they did. What is not counted
 * in weighed units only collects grams, until a count.
 */
export async function moveRest(
  tx: Sql,
  { productId, grams }: { productId: string; grams: number },
  { orderId, at, by }: Omit<StockNote, 'reason'>,
): Promise<boolean> {
  const { stock, rest, unitGrams } = await tx.one<StockRow>`
    update product set stock_rest = stock_rest + ${grams} where id = ${productId}
    returning stock, stock_rest as rest, case when by_piece = 0 then unit_grams end as "unitGrams"`
  const enter = (order: string | null, by: number) => tx.run`
    insert into weight_entry (id, product_id, order_id, grams, at)
    values (${newId()}, ${productId}, ${order}, ${by}, ${at})`
  if (grams !== 0) await enter(orderId, grams)
  if (stock === null || unitGrams === null) return false
  const after = inNearestUnits({ stock, rest }, unitGrams)
  const change = after.stock - stock
  if (change === 0) return false
  await tx.run`
    update product set stock = ${after.stock}, stock_rest = ${after.rest} where id = ${productId}`
  await enter(null, after.rest - rest)
  await recordStockMovement(tx, [{ productId, change }], {
    orderId: null,
    reason: 'weighed',
    at,
    by,
  })
  return true
}
