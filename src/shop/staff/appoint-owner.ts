import { accountByEmail, insertAccount } from '../accounts/accounts.store.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { newCardNumber } from '../accounts/sign-up.ts'
import { newId } from '../ids.ts'
import type { Shop } from '../visit.ts'
import { appoint } from './staff.store.ts'

/** The owner's account, made if the e-mail address has none. An account that is there keeps its password. */
export async function appointOwner(
  { db, now }: Shop,
  owner: { email: string; password: string; name: string; phone: string },
) {
  const passwordHash = await hashPassword(owner.password)
  await db.transaction(async (tx) => {
    const known = await accountByEmail(tx, owner.email)
    const id = known?.id ?? newId()
    if (known === undefined) {
      await insertAccount(tx, {
        id,
        email: owner.email,
        phone: owner.phone,
        full_name: owner.name,
        password_hash: passwordHash,
        kind: 'normal',
        business_name: null,
        business_address: null,
        wholesale_since: null,
        picture: null,
        loyalty_card: newCardNumber(),
        created_at: now(),
      })
    }
    await appoint(tx, id, 'owner', now())
  })
}
