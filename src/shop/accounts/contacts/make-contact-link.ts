import { newSecret } from '../../ids.ts'
import type { Shop } from '../../visit.ts'
import { isLinkGood, type LinkPurpose } from './contact-change.ts'
import { findContactChange, insertContactLink } from './contact-changes.store.ts'
import { hashOfToken } from '../sessions/session.ts'

/** New token, its hash stored; null: the change has no valid link. */
export async function makeContactLink(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  changeId: string,
  purpose: LinkPurpose,
): Promise<string | null> {
  const change = await findContactChange(db, changeId)
  if (change === undefined || !isLinkGood(change, purpose, now())) return null
  const token = newSecret()
  await insertContactLink(db, { tokenHash: hashOfToken(token), changeId, purpose })
  return token
}
