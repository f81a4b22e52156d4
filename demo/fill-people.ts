import { insertAccount } from '#shop/accounts/accounts.store.ts'
import { hashPassword } from '#shop/accounts/signing-in/passwords.ts'
import { insertAddress } from '#shop/addresses/addresses.store.ts'
import { phoneKey } from '#shop/accounts/contacts/phone.ts'
import { newCardNumber } from '#shop/accounts/signing-in/sign-up.ts'
import { newId } from '#shop/ids.ts'
import { appoint } from '#shop/accounts/staff/staff.store.ts'
import type { Shop } from '#shop/visit.ts'
import { applicant, colleagues } from './colleagues.ts'
import { neighbours } from './neighbours.ts'
import { people } from './people.ts'
import type { DemoPerson } from './types.ts'

const day = 24 * 60 * 60_000

export const isStaff = (kind: DemoPerson['kind']) => kind === 'owner' || kind === 'staff'

/** Who signs in. A shop that has an owner already needs no other. */
export const castOf = (withOwner: boolean) =>
  [...people, ...colleagues].filter(({ kind }) => withOwner || kind !== 'owner')

export const roleOf = ({ kind, role = 'manager' }: DemoPerson) => (kind === 'owner' ? kind : role)

/** The cast and the neighbours with their accounts; returns the accounts' ids by key. */
export async function fillPeople(
  { db, now }: Shop,
  passwords: { shoppers: string; staff: string },
  withOwner: boolean,
): Promise<Map<string, string>> {
  const shoppers = await hashPassword(passwords.shoppers)
  const staff = await hashPassword(passwords.staff)
  const cast = [...castOf(withOwner), ...neighbours, applicant].map((person) => ({
    person,
    id: newId(),
  }))
  await db.transaction(async (tx) => {
    for (const { person, id } of cast) {
      const hash = isStaff(person.kind) ? staff : shoppers
      await insertAccount(tx, rowOf(person, id, hash, now() - 90 * day))
      await insertAddress(tx, id, homeOf(person), now() - 90 * day)
      if (isStaff(person.kind)) await appoint(tx, id, roleOf(person), now())
    }
  })
  return new Map(cast.map(({ person, id }) => [person.key, id]))
}

const homeOf = ({ name, phone, kind, address: { text, lat, lng } }: DemoPerson) => ({
  id: newId(),
  label: kind === 'stock' ? 'Shop' : 'Home',
  name,
  phone: phoneKey(phone) ?? phone,
  address: text,
  landmark: '',
  riderNote: '',
  place: { lat, lng },
  isDefault: true,
})

const rowOf = (person: DemoPerson, id: string, passwordHash: string, at: number) => ({
  id,
  email: person.email,
  phone: phoneKey(person.phone) ?? person.phone,
  full_name: person.name,
  password_hash: passwordHash,
  kind: person.kind === 'stock' ? ('stock' as const) : ('normal' as const),
  business_name: person.business?.name ?? null,
  business_address: person.business?.address ?? null,
  wholesale_since: person.kind === 'stock' && person !== applicant ? at : null,
  picture: people.includes(person) ? `people/${person.key}.webp` : null,
  loyalty_card: newCardNumber(),
  created_at: at,
})
