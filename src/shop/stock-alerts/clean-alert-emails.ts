import { emailKey } from '../email-key.ts'
import type { Shop } from '../visit.ts'
import { listForeignAlertEmails, moveGuestAlerts } from './guest-alerts.store.ts'

/** Brings e-mail addresses of guests' stock alerts from before they were cleaned into their one form. */
export const cleanAlertEmails = ({ db }: Pick<Shop, 'db'>): Promise<void> =>
  db.transaction(async (tx) => {
    for (const email of await listForeignAlertEmails(tx)) {
      const key = emailKey(email)
      if (key !== email) await moveGuestAlerts(tx, email, key)
    }
  })
