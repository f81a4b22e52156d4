import { newSecret } from '../../ids.ts'
import type { Shop } from '../../visit.ts'
import { isLinkGood, type LinkPurpose } from './contact-change.ts'
import { findContactChange, insertContactLink } from './contact-changes.store.ts'
import { hashOfToken } from '../sessions/session.ts'

/** A fresh token for a link to this change, its hash kept; null when it would open nothing any more. */
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
