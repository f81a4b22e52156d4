import { hashOfToken } from '../accounts/sessions/session.ts'
import { Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import { confirmByLink } from './guest-alerts.store.ts'

/** Idempotent. Refuses `alert_link_invalid`. */
export async function confirmGuestAlert(visit: Visit, token: string): Promise<void> {
  const at = visit.now()
  const confirmed = await visit.db.transaction((tx) => confirmByLink(tx, hashOfToken(token), at))
  if (confirmed === 0) throw new Refusal('alert_link_invalid')
}
