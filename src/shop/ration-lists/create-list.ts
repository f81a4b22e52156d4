import { lockOwnAccount } from '../accounts/accounts.store.ts'
import { type CartItem, sameTogether } from '../cart/cart.ts'
import { newId } from '../ids.ts'
import { Refusal } from '../refusals.ts'
import { customer, type Visit } from '../visit.ts'
import { changeLines } from './change-lines.ts'
import { openList, type OwnList } from './open-list.ts'
import { maxLists } from './ration-list.ts'
import { countLists, findList, insertList } from './ration-lists.store.ts'

/**
 * Leaves out products that aren't sold. With the same `id` again, returns the list that is there. Refuses
 * `too_many_lists` and `list_full`.
 */
export async function createList(
  visit: Visit,
  {
    id = newId(),
    name,
    items,
  }: { id?: string | undefined; name: string; items: readonly CartItem[] },
): Promise<OwnList> {
  const { id: accountId } = customer(visit)
  await visit.db.transaction(async (tx) => {
    await lockOwnAccount(tx, accountId)
    if ((await findList(tx, accountId, id)) !== undefined) return
    if ((await countLists(tx, accountId)) >= maxLists) throw new Refusal('too_many_lists')
    const inserted = await insertList(tx, { id, accountId, name, at: visit.now() })
    if (inserted === 0) throw new Refusal('list_not_found') // of another account
    await changeLines(tx, visit, id, sameTogether(items))
  })
  return openList(visit, id)
}
