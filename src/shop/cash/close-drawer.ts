import type { Tx } from '#db/database.ts'
import { listColleagues } from '../accounts/staff/staff.store.ts'
import { record } from '../events/events.store.ts'
import { newId } from '../ids.ts'
import type { Paisa } from '../money.ts'
import { requirePermission, rolesWith } from '../permissions.ts'
import { Refusal, refuseIf } from '../refusals.ts'
import { readSettings } from '../settings/settings.store.ts'
import type { Visit } from '../visit.ts'
import { book } from './book.ts'
import {
  type CashDrawer,
  closingEntries,
  type CountedNotes,
  denominations,
  differenceOf,
  sumOfNotes,
} from './drawer.ts'
import { insertEntry, lockDrawer, updateApproved, updateClosed } from './drawers.store.ts'

export type CountInput = {
  notes: CountedNotes
  /** The balance (paisa) when the count began. */
  seen: Paisa
  /** What may explain a difference. */
  note: string
  /** Paisa that stay with the holder as change. */
  kept: Paisa
  /** Name of the person who takes the rest. */
  taker: string
}

/**
 * Ends a drawer with its count, and enters the difference. Kept change opens the holder's next drawer; `taker` takes the
 * rest. A large difference needs a second person, if there is one. Counting somebody else's needs `cash.approve`. A repeat changes nothing. Refuses `drawer_not_found`, `drawer_closed` after another count,
 * `changed_meanwhile` if something was entered since the count began, more change than was counted (`cash_not_there`), and
 * a rest that nobody takes (`cash_taker_missing`).
 */
export async function closeDrawer(
  visit: Visit,
  id: string,
  { seen, ...count }: CountInput,
): Promise<CashDrawer> {
  const { id: by } = requirePermission(visit, 'cash.write')
  const at = visit.now()
  return visit.db.transaction(async (tx) => {
    const drawer = await lockDrawer(tx, id)
    if (drawer === undefined) throw new Refusal('drawer_not_found')
    if (drawer.holder.id !== by) requirePermission(visit, 'cash.approve')
    const { notes, note, kept, taker } = count
    const counted = sumOfNotes(notes)
    if (drawer.closed && isSameCount(drawer.closed, { by, ...count })) return drawer
    refuseIf(drawer.closed === null ? null : 'drawer_closed')
    refuseIf(drawer.balance === seen ? null : 'changed_meanwhile')
    refuseIf(kept > counted ? 'cash_not_there' : null)
    refuseIf(counted > kept && taker === '' ? 'cash_taker_missing' : null)
    const { cashDifference: limit } = await readSettings(tx)
    const { difference, isLarge } = differenceOf(counted, { expected: seen, limit })
    const needsApproval = isLarge && (await hasSecondPerson(tx, [by, drawer.holder.id]))
    for (const { kind, amount } of closingEntries(counted, difference, kept)) {
      const said = kind === 'handed-over' ? taker : kind === 'difference' ? note : ''
      await insertEntry(tx, id, { id: newId(), kind, method: 'cash', amount, orderId: null, note: said, at, by }) // prettier-ignore
    }
    await updateClosed(tx, id, { at, by, counted, difference, notes, note, kept, taker, needsApproval }) // prettier-ignore
    await book(tx, drawer.holder.id, { kind: 'kept', method: 'cash', amount: kept, orderId: null, at, by }) // prettier-ignore
    const data = { drawer: id, counted, difference }
    const subject = drawer.holder.id
    await record(tx, { kind: 'cash.closed', at, actor: by, subject, data })
    return (await lockDrawer(tx, id)) ?? drawer
  })
}

/** A shop that one person runs has nobody who could approve. */
const hasSecondPerson = async (tx: Tx, involved: readonly string[]) =>
  (await listColleagues(tx, rolesWith('cash.approve'))).some(({ id }) => !involved.includes(id))

type Closed = NonNullable<CashDrawer['closed']>

const isSameCount = (closed: Closed, count: Omit<CountInput, 'seen'> & { by: string }) =>
  closed.byId === count.by &&
  closed.note === count.note &&
  closed.kept === count.kept &&
  closed.taker === count.taker &&
  denominations.every((one) => (closed.notes[`${one}`] ?? 0) === (count.notes[`${one}`] ?? 0))

/**
 * A second person has looked at the difference of a counted drawer. A repeat changes nothing. Refuses
 * `drawer_not_found`, one that they hold or counted (`own_drawer`), and one that needs no second person (`drawer_agrees`).
 */
export async function approveDrawer(visit: Visit, id: string): Promise<CashDrawer> {
  const { id: by } = requirePermission(visit, 'cash.approve')
  const at = visit.now()
  return visit.db.transaction(async (tx) => {
    const drawer = await lockDrawer(tx, id)
    if (drawer === undefined) throw new Refusal('drawer_not_found')
    refuseIf(drawer.closed?.needsApproval ? null : 'drawer_agrees')
    refuseIf(drawer.holder.id === by || drawer.closed?.byId === by ? 'own_drawer' : null)
    if (drawer.closed?.approved) return drawer
    await updateApproved(tx, id, { at, by })
    const data = { drawer: id, difference: drawer.closed?.difference ?? 0 }
    const subject = drawer.holder.id
    await record(tx, { kind: 'cash.approved', at, actor: by, subject, data })
    return (await lockDrawer(tx, id)) ?? drawer
  })
}
