import { countTry } from '../../accounts/signing-in/throttle.store.ts'
import { Refusal } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'

const window = 10 * 60_000
const perAddress = 30

/**
 * Says no to an order that is not there or not theirs, which are the same. Whoever asks for many is
 * guessing, and waits; own orders are found before anything is counted. No address: nobody to count.
 */
export async function refuseUnknown({ db, now }: Visit, address: string): Promise<never> {
  const tries = address === '' ? 0 : await countTry(db, `order ${address}`, now(), window)
  if (tries > perAddress) throw new Refusal('too_many_tries', { retryAfter: window / 1000 })
  throw new Refusal('order_not_found')
}
