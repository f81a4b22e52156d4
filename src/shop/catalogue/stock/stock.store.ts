import type { Sql } from '#db/database.ts'
import { rows } from '#db/sql.ts'
import { newId } from '../../ids.ts'
import { staffReasons } from './stock-change.ts'

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
