import type { Locale } from '../../locale.ts'
import { requirePermission } from '../../permissions.ts'
import type { Visit } from '../../visit.ts'
import { setLocale } from '../accounts.store.ts'

/** Keeps the language of a staff member's own back office and e-mails. */
export async function chooseLanguage(visit: Visit, locale: Locale): Promise<void> {
  await setLocale(visit.db, requirePermission(visit, 'security.own').id, locale)
}
