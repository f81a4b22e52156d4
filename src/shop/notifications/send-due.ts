import { randomUUID } from 'node:crypto'
import { readBranding } from '../branding/branding.store.ts'
import { readSettings } from '../settings/settings.store.ts'
import { makeContactLink } from '../accounts/contacts/make-contact-link.ts'
import { makeInvitationLink } from '../accounts/staff/make-invitation-link.ts'
import { linkLasts, makeReset } from '../accounts/signing-in/make-reset.ts'
import { makeConfirmLink, makeStopLink } from '../stock-alerts/make-guest-alert-link.ts'
import { guestAlertKinds } from '../stock-alerts/guest-alert.ts'
import { holdTokenOf } from '../orders/holds/holds.store.ts'
import { findQuestionById } from '../orders/changing/order-questions.store.ts'
import { makeOrderKey } from '../orders/placing/make-order-key.ts'
import { findReminderToken } from '../ration-lists/reminders.store.ts'
import type { Shop } from '../visit.ts'
import { waitAfter } from '../outbox/outbox-entry.ts'
import type { EmailEntry, Email, Links, Secrets, WriteEmail } from './email.ts'
import { oneLine } from './one-line.ts'
import { senderOf } from './sender.ts'
import { isMailable } from '../accounts/contacts/mailable.ts'
import { claimEmail, dropEmail, isAnyDue, settleEmail } from '../outbox/outbox.store.ts'

export type Mail = {
  /** Same for all tries, so that a mailbox can recognize a repeat. */
  id: string
  from: { name: string; address: string }
  to: string
  subject: string
  text: string
  html: string
}

/** Permanent rejection by the mail server. */
export class RefusedForGood extends Error {}

export type Sending = {
  shop: Pick<Shop, 'db' | 'now'>
  links: Links
  write: WriteEmail
  /** The texts of the shop in the language of a recipient, by the English text; absent: as they are. */
  textsFor?: (locale: string | null) => Promise<ReadonlyMap<string, string>>
  /** Hands a mail to the mail server or throws; null: no server, staff read e-mails in the back office. */
  post: ((mail: Mail) => Promise<void>) | null
  /** Demo without a mail server: prints the links of e-mails. */
  printLink: ((email: string, link: string) => void) | null
}

/** In ms; a sender is assumed dead after it. Sending takes much less. */
export const claimLasts = 5 * 60_000
const atOnce = 50

/**
 * Sends due e-mails one by one. A sender that dies after handing over the mail leaves its claim; the e-mail
 * is sent again with the same id: better twice than never. Returns how many.
 */
export async function sendDue(sending: Sending, goOn = () => true): Promise<number> {
  const { db, now } = sending.shop
  for (let sent = 0; sent < atOnce && goOn(); sent += 1) {
    if (!(await isAnyDue(db, now()))) return sent
    const claim = randomUUID()
    const entry = await db.transaction((tx) =>
      claimEmail<Email>(tx, claim, now(), now() + claimLasts),
    )
    if (entry === undefined) return sent
    await deliver(sending, entry, claim)
  }
  return atOnce
}

async function deliver(sending: Sending, entry: EmailEntry, claim: string) {
  const { db, now } = sending.shop
  const settle = (
    state: 'sent' | 'kept' | 'failed' | 'due',
    problem: string | null = null,
    dueAt = now(),
  ) => settleEmail(db, claim, { state, dueAt, sentAt: state === 'sent' ? now() : null, problem })
  try {
    if (!isMailable(entry.email.to)) throw new RefusedForGood('This is not one plain address')
    const secrets = await secretsFor(sending, entry)
    if (secrets === 'too late')
      return await settle('failed', 'It could not be sent while its link would have been good')
    if (secrets === 'nobody') return await dropEmail(db, claim)
    if (sending.post === null) return await settle('kept')
    await sending.post(await mailOf(sending, entry, secrets))
    await (isTemporary(entry.email) ? dropEmail(db, claim) : settle('sent'))
  } catch (error) {
    const problem = oneLine(error instanceof Error ? error.message : String(error)).slice(0, 300)
    const wait = error instanceof RefusedForGood ? null : waitAfter(entry.tries)
    if (wait === null) await settle('failed', problem)
    else await settle('due', problem, now() + wait)
  }
}

/** A guest's address is deleted once its e-mail is sent. */
const isTemporary = ({ kind }: Email) => guestAlertKinds.some((one) => one === kind)

/** Created at sending, so the outbox never stores a secret. */
async function secretsFor(
  sending: Sending,
  entry: EmailEntry,
): Promise<Secrets | 'too late' | 'nobody'> {
  const { shop, post, printLink } = sending
  const { email, writtenAt } = entry
  const isReset = email.kind === 'password-reset'
  if (isReset && shop.now() - writtenAt > linkLasts) return 'too late'
  if (post === null && printLink === null) return {}
  if (isReset) return resetFor(sending, email.to)
  if (email.kind === 'staff-invitation') return invitationLinkFor(sending, email)
  if ('change' in email) return changeLinkFor(sending, email)
  if (email.kind === 'confirm-stock-alert') return alertLinkFor(sending, email)
  if (email.kind === 'guest-back-in-stock')
    return { alertToken: await makeStopLink(shop, email.to) }
  if (email.kind === 'list-reminder') {
    const listToken = await findReminderToken(shop.db, email.list.id)
    return listToken === undefined ? 'nobody' : { listToken }
  }
  if (email.kind === 'order-short') return questionLinkFor(sending, email)
  if (!('order' in email)) return {}
  const confirm = email.kind === 'order-placed' ? await confirmLinkFor(sending, email) : {}
  if (post === null) return confirm
  return { ...confirm, orderKey: await makeOrderKey(shop, email.order.id, email.to) }
}

async function resetFor({ shop, links, post, printLink }: Sending, to: string) {
  const reset = await makeReset(shop, to)
  if (reset === null) return 'nobody'
  if (post === null) printLink?.(to, links.resetPassword(reset.token))
  return { reset }
}

async function changeLinkFor(
  { shop, links, post, printLink }: Sending,
  { kind, to, change }: Extract<Email, { change: string }>,
) {
  const isConfirm = kind === 'confirm-email'
  const changeToken = await makeContactLink(shop, change, isConfirm ? 'confirm' : 'undo')
  if (changeToken === null) return 'nobody'
  if (post === null)
    printLink?.(to, isConfirm ? links.confirmEmail(changeToken) : links.undoChange(changeToken))
  return { changeToken }
}

async function invitationLinkFor(
  { shop, links, post, printLink }: Sending,
  { to, invitation }: Extract<Email, { kind: 'staff-invitation' }>,
) {
  const invitationToken = await makeInvitationLink(shop, invitation)
  if (invitationToken === null) return 'nobody'
  if (post === null) printLink?.(to, links.staffInvitation(invitationToken))
  return { invitationToken }
}

async function alertLinkFor(
  { shop, links, post, printLink }: Sending,
  email: Extract<Email, { kind: 'confirm-stock-alert' }>,
) {
  const alertToken = await makeConfirmLink(shop, email)
  if (alertToken === null) return 'nobody'
  if (post === null) printLink?.(email.to, links.confirmStockAlert(alertToken))
  return { alertToken }
}

async function confirmLinkFor(
  { shop: { db }, links, post, printLink }: Sending,
  { to, order }: Extract<Email, { kind: 'order-placed' }>,
): Promise<Secrets> {
  const confirmToken = order.hold === 'confirm' ? await holdTokenOf(db, order.id) : null
  if (confirmToken === null) return {}
  if (post === null) printLink?.(to, links.confirmOrder(confirmToken))
  return { confirmToken }
}

/** Null if the question was answered already. */
async function questionLinkFor(
  { shop: { db }, links, post, printLink }: Sending,
  { to, order: { question: id = '' } }: Extract<Email, { kind: 'order-short' }>,
) {
  const question = await findQuestionById(db, id)
  if (question === undefined || question.answer !== null) return 'nobody'
  if (post === null) printLink?.(to, links.orderQuestion(question.token))
  return { questionToken: question.token }
}

async function mailOf(
  { shop, links, write, textsFor }: Sending,
  { id, email, locale, tries }: EmailEntry,
  secrets: Secrets,
): Promise<Mail> {
  const [settings, branding] = await Promise.all([readSettings(shop.db), readBranding(shop.db)])
  const { shopName, phone, address } = settings
  const reader = secrets.reset?.locale ?? locale
  const texts = await textsFor?.(reader)
  const foot = [shopName, address, phone, links.home].filter(Boolean)
  return {
    // Each try for a reset or invitation has a new link; only the newest works, so a mailbox must not drop it
    // as a repeat.
    id:
      secrets.reset === undefined && secrets.invitationToken === undefined ? id : `${id}.${tries}`,
    from: senderOf(settings, new URL(links.home).hostname),
    to: email.to,
    ...write(email, {
      locale: reader,
      shop: shopName,
      foot,
      links,
      branding,
      ...(texts && { texts }),
      secrets,
    }),
  }
}
