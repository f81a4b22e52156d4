import { countTry } from '../accounts/signing-in/throttle.store.ts'
import { Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import { openItems } from './open-list.ts'
import type { OpenedList } from './ration-list.ts'
import { findSharedList, readListItems } from './ration-lists.store.ts'

const window = 10 * 60_000
const perAddress = 30

/** Nothing of its owner but the name of the list. */
export type SharedList = OpenedList & { name: string }

/**
 * At this visitor's prices now. Refuses `list_link_invalid`; counts these by `address`, a client's IP, to slow
 * guessing. No address: not counted.
 */
export async function openSharedList(
  visit: Visit,
  token: string,
  address: string,
): Promise<SharedList> {
  const list = await findSharedList(visit.db, token)
  if (list === undefined) return refuseUnknown(visit, address)
  return { name: list.name, ...(await openItems(visit, await readListItems(visit.db, list.id))) }
}

async function refuseUnknown({ db, now }: Visit, address: string): Promise<never> {
  const tries = address === '' ? 0 : await countTry(db, `list ${address}`, now(), window)
  if (tries > perAddress) throw new Refusal('too_many_tries', { retryAfter: window / 1000 })
  throw new Refusal('list_link_invalid')
}
