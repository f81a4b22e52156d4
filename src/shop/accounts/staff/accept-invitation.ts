import { DuplicateKey, type Tx } from '#db/database.ts'
import { record } from '../../events/events.store.ts'
import { newId } from '../../ids.ts'
import type { StaffRole } from '../../person.ts'
import { refuseIf, Refusal } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { accountByEmail, accountById, insertAccount } from '../accounts.store.ts'
import { confirmEmailOf, isEmailReserved } from '../contacts/contact-changes.store.ts'
import { deviceOf } from '../sessions/device.ts'
import { deleteInvitation, findInvitation, type Invitation } from './invitations.store.ts'
import { lockOwnSession } from '../sessions/lock-own-session.ts'
import { hashPassword } from '../signing-in/passwords.ts'
import { hashOfToken, startSession } from '../sessions/session.ts'
import { passwordRejection } from '../signing-in/sign-up-form.ts'
import { newCardNumber } from '../signing-in/sign-up.ts'
import { appoint } from './staff.store.ts'

type Form = { token: string; name: string; password: string }
type From = { address: string; userAgent: string | null }

/** Address, role, and whether that address has an account that must sign in. */
export async function openInvitation(visit: Visit, token: string) {
  const { email, role } = await invitationBy(visit, token)
  const hasAccount = (await accountByEmail(visit.db, email)) !== undefined
  return { email, role, hasAccount }
}

/**
 * One use. A signed-in user gets the role; a guest gets an account with this name and password, and a
 * session token (else null). Refuses `invitation_invalid`, `invitation_sign_in`, `already_staff`, and a
 * missing name or weak password.
 */
export async function acceptInvitation(
  visit: Visit,
  form: Form,
  from: From,
): Promise<{ role: StaffRole; token: string | null }> {
  const invitation = await invitationBy(visit, form.token)
  const token = visit.account === null ? await join(visit, invitation, form, from) : null
  if (visit.account !== null) await joinAs(visit, invitation, visit.account.id)
  return { role: invitation.role, token }
}

async function invitationBy({ db, now }: Visit, token: string): Promise<Invitation> {
  const found = await findInvitation(db, { tokenHash: hashOfToken(token) }, now())
  if (found === undefined) throw new Refusal('invitation_invalid')
  return found
}

const joinAs = (visit: Visit, invitation: Invitation, accountId: string) =>
  visit.db.transaction(async (tx) => {
    await lockOwnSession(tx, visit)
    if ((await accountById(tx, accountId))?.role) throw new Refusal('already_staff')
    await takeRole(tx, visit, invitation, accountId)
  })

async function join(visit: Visit, { id, email, role }: Invitation, form: Form, from: From) {
  const fullName = form.name
  if (fullName === '') throw new Refusal('fields_missing')
  refuseIf(passwordRejection(form.password, email))
  if ((await accountByEmail(visit.db, email)) !== undefined) throw new Refusal('invitation_sign_in')
  const passwordHash = await hashPassword(form.password, from.address)
  const now = visit.now()
  const account = accountOf({ email, fullName, passwordHash, now, locale: visit.locale })
  return visit.db
    .transaction(async (tx) => {
      await insertAccount(tx, account)
      if (await isEmailReserved(tx, email, account.id, now)) throw new Refusal('email_taken')
      await confirmEmailOf(tx, account.id, now)
      await takeRole(tx, visit, { id, role }, account.id)
      const place = { device: deviceOf(from.userAgent), address: from.address }
      return startSession(tx, account.id, now, false, place)
    })
    .catch((error: unknown) => {
      const isTaken = error instanceof DuplicateKey && error.constraint.includes('email')
      throw isTaken ? new Refusal('invitation_sign_in') : error
    })
}

/** Read again in the transaction: the invitation may have been withdrawn or its owner dismissed. */
async function takeRole(
  tx: Tx,
  visit: Visit,
  { id, role }: Pick<Invitation, 'id' | 'role'>,
  accountId: string,
) {
  const at = visit.now()
  const open = await findInvitation(tx, { id }, at)
  if (open === undefined || (await deleteInvitation(tx, id)) === 0)
    throw new Refusal('invitation_invalid')
  await appoint(tx, accountId, role, at)
  await record(tx, {
    kind: 'staff.joined',
    at,
    actor: accountId,
    subject: accountId,
    data: { before: null, role, invitation: id, invitedBy: open.invitedBy },
  })
}

type Joining = {
  email: string
  fullName: string
  passwordHash: string
  now: number
  locale: string
}

const accountOf = ({ email, fullName, passwordHash, now, locale }: Joining) => ({
  id: newId(),
  email,
  phone: '',
  full_name: fullName,
  password_hash: passwordHash,
  kind: 'normal' as const,
  business_name: null,
  business_address: null,
  wholesale_since: null,
  picture: null,
  loyalty_card: newCardNumber(),
  created_at: now,
  locale,
})
