import type { Tx } from '#db/database.ts'
import { record } from '../../events/events.store.ts'
import { newId } from '../../ids.ts'
import { requireKhata } from '../../khata/require-khata.ts'
import type { Paisa } from '../../money.ts'
import { isOnAccount } from '../../order-states.ts'
import { Refusal } from '../../refusals.ts'
import type { ShopSettings } from '../../settings/settings.ts'
import type { Visit } from '../../visit.ts'
import { insertOrderNote } from '../office/order-notes.store.ts'
import type { Order } from '../order.ts'
import type { PlaceOrderInput } from './place-order-input.ts'

type Asked = { total: Paisa; settings: ShopSettings; enteredBy: string | null }

/**
 * Null: it isn't on account. `refused`: the code of what staff overrule with `khataReason`; null: nothing. The caller
 * holds the account's lock. Refuses as `requireKhata`.
 */
export async function allowOnAccount(
  tx: Tx,
  { account, now }: Pick<Visit, 'account' | 'now'>,
  { payment, khataReason = '' }: PlaceOrderInput,
  { total, settings, enteredBy }: Asked,
): Promise<{ refused: string | null } | null> {
  if (!isOnAccount({ payment })) return null
  try {
    await requireKhata(tx, { accountId: account?.id ?? null, total, now: now(), settings })
    return { refused: null }
  } catch (error) {
    const canOverrule = enteredBy !== null && khataReason !== ''
    const isOverruled = error instanceof Refusal && error.code !== 'khata_off' && canOverrule
    if (isOverruled) return { refused: error.code }
    throw error
  }
}

type Allowed = { refused: string | null } | null

/** What staff overruled; the reason is a note of the order. */
export async function recordAllowed(
  tx: Tx,
  { id: orderId, total }: Pick<Order, 'id' | 'total'>,
  allowed: Allowed,
  { reason, at, by }: { reason: string; at: number; by: string | null },
): Promise<void> {
  if (by === null || !allowed?.refused) return
  const note = newId()
  await insertOrderNote(tx, orderId, { id: note, accountId: by, text: reason, at, by: null })
  const data = { note, total, refused: allowed.refused }
  await record(tx, { kind: 'order.khata-allowed', at, actor: by, subject: orderId, data })
}
