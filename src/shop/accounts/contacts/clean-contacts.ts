import { cleanEmail } from '../../clean-text.ts'
import { emailKey } from '../../email-key.ts'
import type { Shop } from '../../visit.ts'
import { listForeignInvitations, saveInvitationEmail } from '../staff/invitations.store.ts'
import { listUncleanContacts, saveCleanEmail } from './clean-contacts.store.ts'
import { setPhone } from './contact-changes.store.ts'
import { phoneKey } from './phone.ts'

/**
 * Brings e-mail addresses and phones of accounts and invitations from before they were cleaned into their one form. An
 * address that another account has in that form stays as it is: that account still opens by the exact spelling.
 */
export async function cleanContacts({ db }: Pick<Shop, 'db'>): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { id, email, key, phone } of await listUncleanContacts(tx)) {
      const clean = { email: cleanEmail(email), key: emailKey(email) }
      if (clean.key !== key) await saveCleanEmail(tx, id, clean)
      const number = phoneKey(phone)
      if (number !== null && number !== phone) await setPhone(tx, id, number)
    }
    for (const { id, email, key } of await listForeignInvitations(tx)) {
      const clean = { email: cleanEmail(email), key: emailKey(email) }
      if (clean.key !== key) await saveInvitationEmail(tx, id, clean)
    }
  })
}
