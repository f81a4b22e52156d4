import type { Visit } from '../visit.ts'
import { turnOffReminder } from './reminders.store.ts'

/** By the link of a reminder, without a login. Idempotent: an unknown token is no error. */
export async function stopListReminder(visit: Visit, token: string): Promise<void> {
  await visit.db.transaction((tx) => turnOffReminder(tx, token))
}
