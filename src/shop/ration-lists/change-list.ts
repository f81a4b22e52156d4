import type { Tx } from '#db/database.ts'
import { lockOwnAccount } from '../accounts/accounts.store.ts'
import { newSecret } from '../ids.ts'
import { Refusal } from '../refusals.ts'
import { customer, type Visit } from '../visit.ts'
import { changeLines, markPricesSeen } from './change-lines.ts'
import { openList, type OwnList } from './open-list.ts'
import type { ListChange } from './ration-list.ts'
import {
  deleteList,
  findList,
  renameList,
  setLinkToken,
  setReminder,
} from './ration-lists.store.ts'

/** Absent fields stay. */
type Changes = {
  name?: string | undefined
  /** Null: no reminder. */
  reminderDay?: number | null | undefined
  lines?: readonly ListChange[] | undefined
}

/** Refuses `list_not_found` and `list_full`. */
export async function changeList(
  visit: Visit,
  id: string,
  { name, reminderDay, lines }: Changes,
): Promise<OwnList> {
  await change(visit, id, async (tx) => {
    if (name !== undefined) await renameList(tx, id, name)
    if (reminderDay !== undefined)
      await setReminder(tx, id, { day: reminderDay, token: newSecret(), at: visit.now() })
    if (lines !== undefined) await changeLines(tx, visit, id, lines)
  })
  return openList(visit, id)
}

/** After the list was put into a cart. Refuses `list_not_found`. */
export const markListBought = (visit: Visit, id: string): Promise<void> =>
  change(visit, id, (tx) => markPricesSeen(tx, visit, id))

/** A new link, which ends the one before; returns its token. Refuses `list_not_found`. */
export async function shareList(visit: Visit, id: string): Promise<string> {
  const token = newSecret()
  await change(visit, id, (tx, accountId) => setLinkToken(tx, accountId, id, token))
  return token
}

/** Refuses `list_not_found`. */
export const stopSharingList = (visit: Visit, id: string): Promise<void> =>
  change(visit, id, (tx, accountId) => setLinkToken(tx, accountId, id, null))

/** Refuses `list_not_found`. */
export const removeList = (visit: Visit, id: string): Promise<void> =>
  change(visit, id, (tx, accountId) => deleteList(tx, accountId, id))

function change(
  visit: Visit,
  id: string,
  work: (tx: Tx, accountId: string) => Promise<unknown>,
): Promise<void> {
  const { id: accountId } = customer(visit)
  return visit.db.transaction(async (tx) => {
    await lockOwnAccount(tx, accountId)
    if ((await findList(tx, accountId, id)) === undefined) throw new Refusal('list_not_found')
    await work(tx, accountId)
  })
}
