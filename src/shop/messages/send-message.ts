import { hashOfToken } from '../accounts/sessions/session.ts'
import { countTry } from '../accounts/signing-in/throttle.store.ts'
import { emailKey } from '../email-key.ts'
import { newId } from '../ids.ts'
import { Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import { faultsIn, type MessageForm } from './message.ts'
import { insertMessage } from './messages.store.ts'

const window = 60 * 60_000
const perWriter = 5
// A ceiling for machines: a mobile network puts many behind one address.
const perNetwork = 60

type Input = MessageForm & {
  /** A field that people cannot see; programs that fill in every field give themselves away. */
  trap: string
  /** Where it comes from, for counting. */
  address: string
}

/** A message in the shop's inbox; counted by its e-mail address, and by network up to a high ceiling. What walks into the trap is thanked and thrown away. */
export async function sendMessage(visit: Visit, { trap, address, ...form }: Input): Promise<void> {
  const faults = faultsIn(form)
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
