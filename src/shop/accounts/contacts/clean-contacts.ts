import { cleanEmail } from '../../clean-text.ts'
import { emailKey } from '../../email-key.ts'
import type { Shop } from '../../visit.ts'
import { listUncleanContacts, saveCleanEmail } from './clean-contacts.store.ts'
import { setPhone } from './contact-changes.store.ts'
import { phoneKey } from './phone.ts'

/**
 * Migrates accounts from before cleaning. An address whose clean form is taken stays and still logs in by
 * exact spelling.
 */
export async function cleanContacts({ db }: Pick<Shop, 'db'>): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { id, email, key, phone } of await listUncleanContacts(tx)) {
      const clean = { email: cleanEmail(email), key: emailKey(email) }
      if (clean.key !== key) await saveCleanEmail(tx, id, clean)
      const number = phoneKey(phone)
      if (number !== null && number !== phone) await setPhone(tx, id, number)
    }
  })
}
