import type { Tx } from '#db/database.ts'
import { hasOrderUnderWay } from '../orders/anonymize-orders.store.ts'
import { hasKhataBalance } from '../khata/khata.store.ts'
import { refuseIf, Refusal, type PlainRefusal } from '../refusals.ts'
import { hasOpenReturn } from '../returns/anonymize-returns.store.ts'
import { record } from '../events/events.store.ts'
import { customer, type Visit } from '../visit.ts'
import { accountById, lockOwnAccount } from '../accounts/accounts.store.ts'
import { proveIdentity } from '../accounts/signing-in/prove-identity.ts'
import { type Files, deletePersonData, removeFiles } from './delete-person-data.ts'

/**
 * Deletes all personal data in one transaction; orders, points and ledgers stay on an anonymous account.
 * The address can sign up again. Refuses staff, and customers with an open order, return or khata balance, since the shop
 * must be able to call them.
 */
export async function deleteAccount(visit: Visit, password: string, files: Files): Promise<void> {
  const { id, role } = customer(visit)
  if (role !== null) throw new Refusal('account_of_staff')
  const row = await accountById(visit.db, id)
  // A parallel request may have deleted it.
  if (row === undefined || row.deleted_at !== null) throw new Refusal('sign_in')
  await proveIdentity(visit, password, row)
  const forgotten = await visit.db.transaction(async (tx) => {
    await lockOwnAccount(tx, id)
    refuseIf(await deleteRejection(tx, id))
    const at = visit.now()
    const left = await deletePersonData(tx, (await accountById(tx, id)) ?? row, at)
    await record(tx, { kind: 'account.deleted', at, actor: id, subject: id, data: {} })
    return left
  })
  await removeFiles(forgotten, files)
}

async function deleteRejection(tx: Tx, id: string): Promise<PlainRefusal | null> {
  if (await hasOrderUnderWay(tx, id)) return 'account_awaits_order'
  if (await hasKhataBalance(tx, id)) return 'account_awaits_khata'
  return (await hasOpenReturn(tx, id)) ? 'account_awaits_return' : null
}
