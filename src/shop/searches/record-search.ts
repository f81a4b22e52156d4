import { createHmac } from 'node:crypto'
import { countTry } from '../accounts/signing-in/throttle.store.ts'
import { newSecret } from '../ids.ts'
import type { WithCatalogue } from '../search/catalogue.ts'
import { shopDay } from '../settings/shop-day.ts'
import type { Visit } from '../visit.ts'
import { searchedText } from './searched-text.ts'
import { countVisitorSearch, secretOf } from './searches.store.ts'

const maxPerDay = 200
const hour = 60 * 60_000
/** Addresses are shared by many people. */
const maxPerHour = 600

type Input = {
  /** As typed. */
  text: string
  /** Client IP, which identifies a guest. */
  address: string
  userAgent: string | null
}

/**
 * Counts a search once a day per person. Persons are hashed with a daily secret that is deleted, so nothing
 * identifies them later. Skips texts that may be a name or number.
 */
export async function recordSearch(visit: Visit & WithCatalogue, input: Input): Promise<void> {
  const query = searchedText(input.text)
  if (query === null) return
  const { search } = await visit.catalogue.fresh()
  const { total: found } = search.find(query, { limit: 0 })
  const day = shopDay(visit.now())
  const person = visit.account?.id ?? `${input.address} ${input.userAgent}`
  await visit.db.transaction(async (tx) => {
    const tries = await countTry(tx, `searches ${input.address}`, visit.now(), hour)
    if (tries > maxPerHour) return
    const secret = await secretOf(tx, day, newSecret())
    const visitor = createHmac('sha256', secret).update(person).digest('base64url').slice(0, 22)
    await countVisitorSearch(tx, { day, query, visitor, found }, maxPerDay)
  })
}
