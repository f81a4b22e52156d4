import { hashOfToken } from '../accounts/sessions/session.ts'
import { deleteEmailsOfKindsTo } from '../outbox/outbox.store.ts'
import type { Visit } from '../visit.ts'
import { guestAlertKinds } from './guest-alert.ts'
import { addressOfLink, deleteGuestAlertsOf } from './guest-alerts.store.ts'

/** Deletes the address and its alerts. Idempotent: an unknown token is no error. */
export async function stopGuestAlerts(visit: Visit, token: string): Promise<void> {
  await visit.db.transaction(async (tx) => {
    const email = await addressOfLink(tx, hashOfToken(token))
    if (email === undefined) return
    await deleteGuestAlertsOf(tx, email)
    await deleteEmailsOfKindsTo(tx, email, guestAlertKinds)
  })
}
