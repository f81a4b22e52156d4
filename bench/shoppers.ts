import { type DatabaseAddress, openDatabase } from '#db/open.ts'
import { insertAccount } from '#shop/accounts/accounts.store.ts'
import { startSession } from '#shop/accounts/sessions/session.ts'
import { newId } from '#shop/ids.ts'

/** Adds so many customers to a shop, who are signed in; gives the cookies of their sessions. */
export async function signedIn(address: DatabaseAddress, count: number): Promise<string[]> {
  const db = openDatabase(address)
  const cookies: string[] = []
  await db.transaction(async (tx) => {
    for (let index = 0; index < count; index += 1) {
      const id = newId()
      await insertAccount(tx, {
        id,
        email: `${id}@example.org`,
        phone: `+9231${String(index).padStart(8, '0')}`,
        full_name: `Shopper ${index}`,
        password_hash: 'none',
        kind: 'normal',
        business_name: null,
        business_address: null,
        wholesale_since: null,
        picture: null,
        loyalty_card: `78700000${String(index).padStart(8, '0')}`,
        created_at: Date.now(),
      })
      cookies.push(`sid=${await startSession(tx, id, Date.now(), true)}`)
    }
  })
  await db.close()
  return cookies
}
