import { within } from '#db/within.ts'
import { claimCall, findAnsweredCall, saveAnswer } from '#shop/accounts/answered-calls.store.ts'
import { hashOfInput, keyRejection } from '#shop/idempotency-key.ts'
import { requireStaff } from '#shop/permissions.ts'
import { refuseIf, Refusal } from '#shop/refusals.ts'
import type { OpenVisit } from '../open-shop.ts'
import type { Http } from './handler.ts'

type Keyed<T> = {
  key: string
  /** The call's name and all that it was given. */
  input: unknown
  make: (visit: OpenVisit) => Promise<T>
  /** How a repeat is answered; null: with the saved answer. */
  readAgain: (() => Promise<unknown>) | null
}

/**
 * Runs a creating call once per key and person. Key and writes are one transaction, so a refused or
 * interrupted call leaves its key unused. A repeat gets the saved answer with `Idempotent-Replayed`. Refuses
 * a malformed key, and one used for another input.
 */
export async function answerOnce<T>(
  visit: OpenVisit,
  { key, input, make, readAgain }: Keyed<T>,
  http: Http,
): Promise<T> {
  const { id: by } = requireStaff(visit)
  refuseIf(keyRejection(key))
  const inputHash = hashOfInput(input)
  const made = await visit.db.transaction(async (tx) => {
    if (!(await claimCall(tx, { by, key, inputHash, at: visit.now() }))) return null
    const answer = await make({ ...visit, db: within(tx) })
    if (readAgain === null) await saveAnswer(tx, by, key, JSON.stringify(answer))
    return { answer }
  })
  if (made !== null) return made.answer
  const before = await findAnsweredCall(visit.db, by, key)
  if (before?.inputHash !== inputHash) throw new Refusal('key_reused')
  http.header('Idempotent-Replayed', 'true')
  return (readAgain === null ? JSON.parse(before.answer ?? '') : await readAgain()) as T
}
