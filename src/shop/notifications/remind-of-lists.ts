import { accountById, lockAccounts, toAccount } from '../accounts/accounts.store.ts'
import { isMailable } from '../accounts/contacts/mailable.ts'
import { insertEmail } from '../outbox/outbox.store.ts'
import { openItems } from '../ration-lists/open-list.ts'
import { readListItems } from '../ration-lists/ration-lists.store.ts'
import { isReminderDue, startOfShopMonth } from '../ration-lists/reminder.ts'
import { listsToRemind, markReminded } from '../ration-lists/reminders.store.ts'
import { shopDay } from '../settings/shop-day.ts'
import { type Shop, visitOf } from '../visit.ts'

/**
 * E-mails each list that is due with its total today. The list is marked in the transaction that enqueues the
 * e-mail, so parallel servers send it once.
 */
export async function remindOfLists({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<void> {
  const at = now()
  const month = startOfShopMonth(at)
  const today = Number(shopDay(at).slice(8))
  for (const list of await listsToRemind(db, { today, month })) {
    const account = isReminderDue(list, at) && (await accountById(db, list.accountId))
    if (!account) continue
    const visit = visitOf({ db, now }, toAccount(account))
    const { total } = await openItems(visit, await readListItems(db, list.id))
    await db.transaction(async (tx) => {
      // An account deletion in progress holds this lock first.
      await lockAccounts(tx, [account.id])
      if ((await markReminded(tx, { id: list.id, day: list.day, month, at })) === 0) return
      if (!isMailable(account.email)) return
      const about = { name: account.full_name, list: { id: list.id, name: list.name, total } }
      await insertEmail(tx, { kind: 'list-reminder', to: account.email, ...about }, at, account.id)
    })
  }
}
