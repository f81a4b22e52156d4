import { Refusal } from '../refusals.ts'
import { writeAudit } from '../staff/audit.store.ts'
import { staff, type Visit } from '../visit.ts'
import { decide, findReturn, type StaffReturn } from './returns.store.ts'

/** Staff says yes or no to a return, once. */
export async function decideReturn(
  visit: Visit,
  id: string,
  state: 'accepted' | 'refused',
): Promise<StaffReturn> {
  const { id: by } = staff(visit)
  const at = visit.now()
  return visit.db.transaction(async (tx) => {
    const isOpen = await decide(tx, id, { state, at, by })
    const decided = await findReturn(tx, id)
    if (decided === undefined) throw new Refusal('return-not-found')
    if (!isOpen) throw new Refusal('return-decided')
    await writeAudit(tx, {
      at,
      by,
      action: `return.${state}`,
      subject: id,
      details: { order: decided.orderId },
    })
    return decided
  })
}
