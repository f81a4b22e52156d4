import type { Sql, Tx } from '#db/database.ts'
import { type Paisa, paisa } from '../../money.ts'
import { type CashMethod, cashMethods, type PaidBy } from '../../cash/drawer.ts'
import { oneOf } from '../../one-of.ts'
import { type StopActionKind, stopActionKinds } from './run.ts'

export type StopAction = {
  id: string
  orderId: string
  /** Account of the rider. */
  by: string
  kind: StopActionKind
  reason: string
  /** Null: the usual payment. */
  collected: Paisa | null
  /** How the customer paid; null: as chosen with the order. */
  paid: PaidBy | null
  hasCode: boolean
  /** Code of the refusal; null: it was done. */
  refusal: string | null
  /** By the rider's device, and when the shop heard of it; ms UTC. */
  pressedAt: number
  at: number
}

type Row = Omit<StopAction, 'collected' | 'paid' | 'hasCode'> & {
  collected: number | null
  method: CashMethod | null
  slip: string
  has_code: number
}

const toAction = ({ has_code, collected, method, slip, ...row }: Row): StopAction => ({
  ...row,
  kind: oneOf(stopActionKinds, row.kind),
  collected: collected === null ? null : paisa(collected),
  paid: method === null ? null : { method: oneOf(cashMethods, method), slip },
  hasCode: has_code === 1,
})

/** Undefined: it hasn't arrived yet. */
export async function findStopAction(db: Sql, id: string): Promise<StopAction | undefined> {
  const row = await db.maybeOne<Row>`
    select id, order_id as "orderId", account_id as by, kind, reason, collected, method, slip, has_code, refusal,
      pressed_at as "pressedAt", at
    from stop_action where id = ${id}`
  return row && toAction(row)
}

export const insertStopAction = (tx: Tx, action: StopAction) => tx.run`
  insert into stop_action (id, seq, order_id, account_id, kind, reason, collected, method, slip, has_code, refusal, pressed_at, at)
  values (${action.id}, (select count(*) + 1 from stop_action where order_id = ${action.orderId}), ${action.orderId}, ${action.by}, ${action.kind}, ${action.reason}, ${action.collected},
    ${action.paid?.method ?? null}, ${action.paid?.slip ?? ''},
    ${Number(action.hasCode)}, ${action.refusal}, ${action.pressedAt}, ${action.at})`

/** Oldest first; `by`: the rider's name. */
export const actionsOfOrder = async (db: Sql, orderId: string): Promise<StopAction[]> =>
  (
    await db.all<Row>`
      select stop_action.id, order_id as "orderId", full_name as by, stop_action.kind, reason, collected, method, slip, has_code,
        refusal, pressed_at as "pressedAt", at
      from stop_action join account on account.id = stop_action.account_id
      where order_id = ${orderId} order by seq limit 100`
  ).map(toAction)
