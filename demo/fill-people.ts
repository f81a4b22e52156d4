import { insertAccount } from '#shop/accounts/accounts.store.ts'
import { hashPassword } from '#shop/accounts/passwords.ts'
import { phoneKey } from '#shop/accounts/phone.ts'
import { newCardNumber } from '#shop/accounts/sign-up.ts'
import { newId } from '#shop/ids.ts'
import { appoint } from '#shop/staff/staff.store.ts'
import type { Shop } from '#shop/visit.ts'
import { people } from './people.ts'
import type { DemoPerson } from './types.ts'

const day = 24 * 60 * 60_000

/** The cast with their accounts; returns the accounts' ids by key. An owner who is there already stays the only one. */
export async function fillPeople(
  { db, now }: Shop,
  passwords: { everybody: string; owner: string | null },
) {
  const everybody = await hashPassword(passwords.everybody)
  const owner = passwords.owner === null ? null : await hashPassword(passwords.owner)
  const cast = people
    .filter((person) => person.kind !== 'owner' || owner !== null)
    .map((person) => ({ person, id: newId() }))
  await db.transaction(async (tx) => {
    for (const { person, id } of cast) {
      await insertAccount(
        tx,
        rowOf(
          person,
          id,
          person.kind === 'owner' ? (owner ?? everybody) : everybody,
          now() - 90 * day,
        ),
      )
      if (person.kind === 'owner') await appoint(tx, id, 'owner', now())
      if (person.kind === 'staff') await appoint(tx, id, 'clerk', now())
    }
  })
  return new Map(cast.map(({ person, id }) => [person.key, id]))
}

const rowOf = (person: DemoPerson, id: string, passwordHash: string, at: number) => ({
  id,
  email: person.email,
  phone: phoneKey(person.phone) ?? person.phone,
  full_name: person.name,
  password_hash: passwordHash,
  kind: person.kind === 'stock' ? ('stock' as const) : ('normal' as const),
  business_name: person.business?.name ?? null,
  business_address: person.business?.address ?? null,
  wholesale_since: person.kind === 'stock' ? at : null,
  picture: `people/${person.key}.webp`,
  loyalty_card: newCardNumber(),
  created_at: at,
})
