import { countTry } from '../../accounts/signing-in/throttle.store.ts'
import { Refusal } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'

const window = 10 * 60_000
const perAddress = 30

/**
 * Refuses `order_not_found`, for missing orders and others' alike. Counts attempts by address to slow
 * guessing; own orders are found first. No address: not counted.
 */
export async function refuseUnknown({ db, now }: Visit, address: string): Promise<never> {
  const tries = address === '' ? 0 : await countTry(db, `order ${address}`, now(), window)
  if (tries > perAddress) throw new Refusal('too_many_tries', { retryAfter: window / 1000 })
  throw new Refusal('order_not_found')
}
