import { hashOfToken } from '../accounts/sessions/session.ts'
import { countTry } from '../accounts/signing-in/throttle.store.ts'
import { emailKey } from '../email-key.ts'
import { newId } from '../ids.ts'
import { Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import { validate, type MessageForm } from './message.ts'
import { insertMessage } from './messages.store.ts'

const window = 60 * 60_000
const perWriter = 5
// A ceiling for machines: mobile networks share one address.
const perNetwork = 60

type Input = MessageForm & {
  /** Hidden field that only bots fill in. */
  trap: string
  /** Client IP, for rate limits. */
  address: string
}

/**
 * Rate-limited per e-mail address and, with a high ceiling, per network. Silently drops messages with a
 * filled trap.
 */
export async function sendMessage(visit: Visit, { trap, address, ...form }: Input): Promise<void> {
  const faults = validate(form)
  if (faults.length > 0) throw new Refusal('message_incomplete', { faults })
  const now = visit.now()
  const writer = `message ${hashOfToken(emailKey(form.email))}`
  const [byWriter, byNetwork] = [
    await countTry(visit.db, writer, now, window),
    await countTry(visit.db, `message ${address}`, now, window),
  ]
  if (byWriter > perWriter || byNetwork > perNetwork)
    throw new Refusal('too_many_messages', { retryAfter: window / 1000 })
  if (trap !== '') return
  const name = form.name || (visit.account?.fullName ?? '')
  const message = { ...form, name, id: newId(), at: now }
  await insertMessage(visit.db, message, visit.account?.id ?? null)
}
