import { hashOfToken } from '../accounts/sessions/session.ts'
import { newSecret } from '../ids.ts'
import type { Shop } from '../visit.ts'
import { insertGuestAlertLink, isAddressWaiting, isGuestAlertOpen } from './guest-alerts.store.ts'

type Clock = Pick<Shop, 'db' | 'now'>

/** New token, its hash stored; null: nothing to confirm. */
export async function makeConfirmLink(
  { db, now }: Clock,
  { to: email, alert: alertId }: { to: string; alert: string },
): Promise<string | null> {
  if (!(await isGuestAlertOpen(db, alertId, now()))) return null
  const token = newSecret()
  await insertGuestAlertLink(db, { tokenHash: hashOfToken(token), email, alertId })
  return token
}

/** New token that cancels all alerts of this address; stored only if there are any. */
export async function makeStopLink({ db }: Clock, email: string): Promise<string> {
  const token = newSecret()
  if (await isAddressWaiting(db, email))
    await insertGuestAlertLink(db, { tokenHash: hashOfToken(token), email, alertId: null })
  return token
}
