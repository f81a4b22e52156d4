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
 * Creates the account if needed. A customer account with this address may be anyone's, so it gets this
 * password and loses its sessions (`taken-over`); a staff account keeps its password.
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

/** Read again under lock: another server may be starting too. */
async function lockByEmail(tx: Tx, email: string): Promise<AccountRow | undefined> {
  const found = await accountByEmail(tx, email)
  if (found === undefined) return undefined
  await lockAccount(tx, found.id)
  return accountByEmail(tx, email)
}

/** Ends the previous holder's sessions and links. */
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
