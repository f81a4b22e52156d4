import { accountByEmail } from '#shop/accounts/accounts.store.ts'
import { idsBySku } from '#shop/staff/products.store.ts'
import type { Shop } from '#shop/visit.ts'
import { insertWait } from '#shop/waiting/waits.store.ts'
import { people } from './people.ts'

/** Who wants to hear when something that is out of stock is back. */
const waits: readonly [person: string, sku: string][] = [
  ['amina', 'FV-PEACH-1KG'],
  ['amina', 'BB-MARMALADE-450G'],
  ['bilal', 'SB-BARFI-500G'],
]

export async function fillWaits({ db, now }: Shop) {
  const ids = await idsBySku(db)
  for (const [key, sku] of waits) {
    const email = people.find((person) => person.key === key)?.email ?? ''
    const account = await accountByEmail(db, email)
    const product = ids.get(sku)
    if (account && product) await insertWait(db, account.id, product, now())
  }
}
