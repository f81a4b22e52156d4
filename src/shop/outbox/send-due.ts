import { randomUUID } from 'node:crypto'
import { readSettings } from '../content/settings.store.ts'
import { linkLasts, makeReset } from '../accounts/make-reset.ts'
import { makeOrderKey } from '../orders/make-order-key.ts'
import type { Shop } from '../visit.ts'
import { compose, type Reset, type Secrets } from './compose.ts'
import { type Links, type OutboxEntry, waitAfter } from './letter.ts'
import { oneLine } from './letters/greeting.ts'
import { isMailable } from './mailable.ts'
import { claimLetter, dropLetter, isAnyDue, settleLetter } from './outbox.store.ts'
import { toHtml } from './to-html.ts'
import { toText } from './to-text.ts'

export type Mail = {
  /** The same for every try, so that a mailbox can tell that it has this one already. */
  id: string
  from: { name: string; address: string }
  to: string
  subject: string
  text: string
  html: string
}

/** The mail server will never take this letter: not now, not later. */
export class RefusedForGood extends Error {}

export type Sending = {
  shop: Pick<Shop, 'db' | 'now'>
  links: Links
  /** Hands a mail to a mail server, or fails; null: there is none, letters are kept for staff to read. */
  post: ((mail: Mail) => Promise<void>) | null
  /** Where there is no mail server: tells whoever runs a demo the link of a new password. */
  sayLink: ((email: string, link: string) => void) | null
}

/** A claim of a sender that died is tried again after this long. A living one is done much sooner. */
export const claimLasts = 5 * 60_000
const atOnce = 50

/**
 * Sends what is due, one after the other. A sender that dies after the mail server has taken a letter
 * and before it could write so down leaves a claim behind; the letter goes out a second time then,
 * with the same id. Better twice than never.
 */
export async function sendDue(sending: Sending, goOn = () => true): Promise<number> {
  const { db, now } = sending.shop
  for (let sent = 0; sent < atOnce && goOn(); sent += 1) {
    if (!(await isAnyDue(db, now()))) return sent
    const claim = randomUUID()
    const entry = await db.transaction((tx) => claimLetter(tx, claim, now(), now() + claimLasts))
    if (entry === undefined) return sent
    await deliver(sending, entry, claim)
  }
  return atOnce
}

async function deliver(sending: Sending, entry: OutboxEntry, claim: string) {
  const { db, now } = sending.shop
  const settle = (
    state: 'sent' | 'kept' | 'failed' | 'due',
    problem: string | null = null,
    dueAt = now(),
  ) => settleLetter(db, claim, { state, dueAt, sentAt: state === 'sent' ? now() : null, problem })
  try {
    if (!isMailable(entry.letter.to)) throw new RefusedForGood('This is not one plain address')
    const reset =
      entry.letter.kind === 'password-reset' ? await resetFor(sending, entry) : undefined
    if (reset === 'too late')
      return await settle('failed', 'It could not be sent while its link would have been good')
    if (reset === 'nobody') return await dropLetter(db, claim)
    if (sending.post === null) return await settle('kept')
    await sending.post(
      await mailOf(sending, entry, { reset, orderKey: await keyFor(sending, entry) }),
    )
    await settle('sent')
  } catch (error) {
    const problem = oneLine(error instanceof Error ? error.message : String(error)).slice(0, 300)
    const wait = error instanceof RefusedForGood ? null : waitAfter(entry.tries)
    if (wait === null) await settle('failed', problem)
    else await settle('due', problem, now() + wait)
  }
}

/** The token is made now and goes into the mail alone: the outbox never holds it. */
async function resetFor(
  { shop, links, post, sayLink }: Sending,
  { letter, writtenAt }: OutboxEntry,
): Promise<Reset | 'too late' | 'nobody' | undefined> {
  if (shop.now() - writtenAt > linkLasts) return 'too late'
  if (post === null && sayLink === null) return undefined
  const reset = await makeReset(shop, letter.to)
  if (reset === null) return 'nobody'
  if (post === null) sayLink?.(letter.to, links.resetPassword(reset.token))
  return reset
}

/** Likewise the key with which a guest's order opens on any device. */
const keyFor = async ({ shop }: Sending, { letter }: OutboxEntry) =>
  'order' in letter ? makeOrderKey(shop, letter.order.id) : undefined

async function mailOf(
  { shop, links }: Sending,
  { id, letter, tries }: OutboxEntry,
  secrets: Secrets,
): Promise<Mail> {
  const { shopName, email, phone, address } = await readSettings(shop.db)
  const written = compose(letter, shopName, links, secrets)
  const foot = [shopName, address, phone, links.home].filter(Boolean)
  return {
    // Each try for a new password has another link: the newest is the good one and must get through.
    id: secrets.reset === undefined ? id : `${id}.${tries}`,
    from: { name: oneLine(shopName), address: email || `no-reply@${new URL(links.home).hostname}` },
    to: letter.to,
    subject: oneLine(written.subject),
    text: toText(written, foot),
    html: toHtml(written, shopName, foot),
  }
}
