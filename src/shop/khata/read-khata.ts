import type { Db } from '#db/database.ts'
import type { Paisa } from '../money.ts'
import { readSettings } from '../settings/settings.store.ts'
import type { Visit } from '../visit.ts'
import { type KhataStanding, leftOf, overdueOf } from './khata.ts'
import { readStanding } from './khata.store.ts'
import { monthOf } from './month.ts'
import { readStatement, type Statement } from './statement.ts'

export type Khata = KhataStanding & { statement: Statement; now: number }

/** What an account owes, and its statement of a month ("2026-11"); absent: the month of `now` (ms UTC). */
export async function readKhata(
  db: Db,
  accountId: string,
  { month, now }: { month?: string | undefined; now: number },
): Promise<Khata> {
  const [standing, statement] = [
    await readStanding(db, accountId),
    await readStatement(db, accountId, month ?? monthOf(now)),
  ]
  return { ...standing, statement, now }
}

export type KhataOffer = Pick<KhataStanding, 'terms'> & {
  left: Paisa
  overdue: Paisa
  days: number
  /** Days that something may be overdue. */
  graceDays: number
}

/** What a customer can order on account now, for staff who enter the order; null: nothing. */
export async function offerKhata(
  { db, now }: Visit,
  accountId: string,
): Promise<KhataOffer | null> {
  const standing = await readStanding(db, accountId)
  if (!standing.terms.isOn) return null
  const { khataGraceDays: graceDays } = await readSettings(db)
  const { amount: overdue, days } = overdueOf(standing.open, now())
  return { terms: standing.terms, left: leftOf(standing), overdue, days, graceDays }
}
