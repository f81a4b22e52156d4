import type { Tx } from '#db/database.ts'
import { accountById } from '../accounts/accounts.store.ts'
import { record } from '../events/events.store.ts'
import { type Paisa, paisa } from '../money.ts'
import { requirePermission } from '../permissions.ts'
import { Refusal, refuseIf } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import { type CashDrawer, type ManualKind, manualKinds } from './drawer.ts'
import { findDrawer, findEntry, insertEntry, lockOpenDrawer } from './drawers.store.ts'

export type CashInput = {
  /** Chosen by the client, so a retry enters it once. */
  id: string
  kind: ManualKind
  /** Positive, paisa. */
  amount: Paisa
  /** What it was spent on, or who took it. */
  note: string
  /** Whose drawer; null: one's own. Another's needs `cash.approve`. */
  holder: string | null
}

/**
 * Puts change into a drawer, or takes an expense or handed over cash out of it. Refuses an expense without a reason
 * (`cash_note_missing`), cash that nobody takes (`cash_taker_missing`), an id of another entry (`key_reused`), more than there is (`cash_not_there`), and a person who isn't staff (`cash_holder_missing`).
 */
export async function enterCash(visit: Visit, input: CashInput): Promise<CashDrawer> {
  const { id: by } = requirePermission(visit, 'cash.write')
  const holder = input.holder ?? by
  if (holder !== by) requirePermission(visit, 'cash.approve')
  refuseIf(input.kind === 'expense' && input.note === '' ? 'cash_note_missing' : null)
  refuseIf(input.kind === 'handed-over' && input.note === '' ? 'cash_taker_missing' : null)
  const { id, kind, note } = input
  const at = visit.now()
  return visit.db.transaction(async (tx) => {
    const amount = paisa(manualKinds[kind] * input.amount)
    const entry = { id, kind, amount, holder }
    const known = await knownEntry(tx, entry)
    if (known !== undefined) return drawerOf(await findDrawer(tx, known))
    if (((await accountById(tx, holder))?.role ?? null) === null)
      throw new Refusal('cash_holder_missing')
    const drawer = await lockOpenDrawer(tx, holder, at)
    // The same call twice at one moment: the second waited for the drawer.
    if ((await knownEntry(tx, entry)) !== undefined)
      return drawerOf(await findDrawer(tx, drawer.id))
    refuseIf(drawer.balance + amount < 0 && amount < 0 ? 'cash_not_there' : null)
    await insertEntry(tx, drawer.id, {
      id,
      kind,
      method: 'cash',
      amount,
      orderId: null,
      note,
      at,
      by,
    })
    const data = { drawer: drawer.id, kind, amount }
    await record(tx, { kind: 'cash.entered', at, actor: by, subject: holder, data })
    return drawerOf(await findDrawer(tx, drawer.id))
  })
}

type Entry = Pick<CashInput, 'id' | 'kind' | 'amount'> & { holder: string }

/** The drawer that has the entry already. Refuses its id with another content. */
async function knownEntry(tx: Tx, { id, ...entry }: Entry): Promise<string | undefined> {
  const known = await findEntry(tx, id)
  if (known === undefined) return undefined
  const { holder, kind, amount } = known
  const isSame = entry.holder === holder && entry.kind === kind && entry.amount === amount
  refuseIf(isSame ? null : 'key_reused')
  return known.drawerId
}

function drawerOf(drawer: CashDrawer | undefined): CashDrawer {
  if (drawer === undefined) throw new Refusal('drawer_not_found')
  return drawer
}
