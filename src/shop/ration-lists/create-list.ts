import { lockOwnAccount } from '../accounts/accounts.store.ts'
import { type CartItem, sameTogether } from '../cart/cart.ts'
import { newId } from '../ids.ts'
import { Refusal } from '../refusals.ts'
import { customer, type Visit } from '../visit.ts'
import { changeLines } from './change-lines.ts'
import { openList, type OwnList } from './open-list.ts'
import { maxLists } from './ration-list.ts'
import { countLists, insertList } from './ration-lists.store.ts'

/** Leaves out products that aren't sold. Refuses `too_many_lists` and `list_full`. */
export async function createList(
  visit: Visit,
  { name, items }: { name: string; items: readonly CartItem[] },
): Promise<OwnList> {
  const { id: accountId } = customer(visit)
  const id = newId()
  await visit.db.transaction(async (tx) => {
    await lockOwnAccount(tx, accountId)
    if ((await countLists(tx, accountId)) >= maxLists) throw new Refusal('too_many_lists')
    await insertList(tx, { id, accountId, name, at: visit.now() })
    await changeLines(tx, visit, id, sameTogether(items))
  })
  return openList(visit, id)
}
