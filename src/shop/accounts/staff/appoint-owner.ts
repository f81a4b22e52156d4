import type { Tx } from '#db/database.ts'
import {
  accountByEmail,
  type AccountRow,
  changePassword,
  insertAccount,
  lockAccount,
} from '../accounts.store.ts'
import { deleteContactChanges } from '../contacts/contact-changes.store.ts'
import { deleteReset } from '../signing-in/password-resets.store.ts'
import { hashPassword } from '../signing-in/passwords.ts'
import { deleteSessions } from '../sessions/sessions.store.ts'
import { newCardNumber } from '../signing-in/sign-up.ts'
import { newId } from '../../ids.ts'
import type { Shop } from '../../visit.ts'
import { appoint } from './staff.store.ts'

type Owner = { email: string; password: string; name: string; phone: string }

/**
 * The owner's account, made if the e-mail address has none. Anybody can have signed up with it before:
 * an account that is no staff's yet gets this password, and whoever was signed in to it is signed out
 * (`taken-over`). One of staff keeps the password that it has.
 */
export async function appointOwner(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  owner: Owner,
): Promise<'made' | 'taken-over' | 'kept'> {
  const passwordHash = await hashPassword(owner.password)
  return db.transaction(async (tx) => {
    const known = await lockByEmail(tx, owner.email)
    const id = known?.id ?? newId()
    if (known === undefined) await insertAccount(tx, rowOf(owner, id, passwordHash, now()))
    const isTaken = known?.role === null
    if (isTaken) await takeOver(tx, id, passwordHash)
    await appoint(tx, id, 'owner', now())
    if (known === undefined) return 'made'
    return isTaken ? 'taken-over' : 'kept'
  })
}

/** Read again once it is locked: another server may be starting at the same moment. */
async function lockByEmail(tx: Tx, email: string): Promise<AccountRow | undefined> {
  const found = await accountByEmail(tx, email)
  if (found === undefined) return undefined
  await lockAccount(tx, found.id)
  return accountByEmail(tx, email)
}

/** Ends all sessions and links of the previous holder. */
async function takeOver(tx: Tx, id: string, passwordHash: string) {
  await changePassword(tx, id, passwordHash)
  await deleteSessions(tx, id)
  await deleteReset(tx, id)
  await deleteContactChanges(tx, id)
}

const rowOf = ({ email, phone, name }: Owner, id: string, passwordHash: string, at: number) => ({
  id,
  email,
  phone,
  full_name: name,
  password_hash: passwordHash,
  kind: 'normal' as const,
  business_name: null,
  business_address: null,
  wholesale_since: null,
  picture: null,
  loyalty_card: newCardNumber(),
  created_at: at,
})
