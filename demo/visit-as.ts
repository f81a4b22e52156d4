import { accountByEmail, toAccount } from '#shop/accounts/accounts.store.ts'
import { type Shop, type Visit, visitOf } from '#shop/visit.ts'
import { colleagues } from './colleagues.ts'
import { neighbours } from './neighbours.ts'
import { people } from './people.ts'

/** Somebody of the demo at another time; `clerk` is whoever that is. */
export async function visitAs(shop: Shop, key: string, at: number): Promise<Visit> {
  const row = await accountByEmail(shop.db, personOf(key).email)
  return visitOf(
    { ...shop, now: () => Math.min(at, shop.now()) },
    row === undefined ? null : toAccount(row),
  )
}

export function personOf(key: string) {
  const person = [...people, ...colleagues, ...neighbours].find(
    (one) => one.key === key || (key === 'clerk' && one.kind === 'staff'),
  )
  if (person === undefined) throw new Error(`The demo has no person ${key}`)
  return person
}
