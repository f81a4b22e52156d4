import { lockCustomer } from '../accounts/find-customer.ts'
import { changesBetween } from '../events/changes.ts'
import { record } from '../events/events.store.ts'
import { requirePermission } from '../permissions.ts'
import { Refusal, refuseIf } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import type { KhataTerms } from './khata.ts'
import { readTerms, saveTerms } from './khata.store.ts'

/**
 * Allows a customer to order on account, up to a limit (paisa), or ends it; what is owed stays owed. `version`: of the
 * terms that staff saw. Idempotent. Refuses `customer_not_found`, `customer_is_staff`, `own_khata` and `changed_meanwhile`.
 */
export async function changeTerms(
  visit: Visit,
  accountId: string,
  { isOn, limit, days, version }: KhataTerms,
): Promise<void> {
  const { id: by } = requirePermission(visit, 'khata.write')
  refuseIf(by === accountId ? 'own_khata' : null)
  const at = visit.now()
  await visit.db.transaction(async (tx) => {
    const { role } = await lockCustomer(tx, accountId)
    refuseIf(isOn && role !== null ? 'customer_is_staff' : null)
    const before = await readTerms(tx, accountId)
    const isSame = before.isOn === isOn && before.limit === limit && before.days === days
    if (isSame) return
    if (before.version !== version) throw new Refusal('changed_meanwhile')
    await saveTerms(tx, accountId, { isOn, limit, days, version: version + 1 })
    const changes = changesBetween(
      { isOn: before.isOn, limit: before.limit, days: before.days },
      { isOn, limit, days },
    )
    await record(tx, {
      kind: 'khata.changed',
      at,
      actor: by,
      subject: accountId,
      data: { changes },
    })
  })
}
