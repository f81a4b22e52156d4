import { newSecret } from '../../ids.ts'
import type { Shop } from '../../visit.ts'
import { setInvitationToken } from './invitations.store.ts'
import { hashOfToken } from '../sessions/session.ts'

/** New token, its hash stored; null: the invitation isn't open any more. */
export async function makeInvitationLink(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  id: string,
): Promise<string | null> {
  const token = newSecret()
  return (await setInvitationToken(db, id, hashOfToken(token), now())) === 0 ? null : token
}
