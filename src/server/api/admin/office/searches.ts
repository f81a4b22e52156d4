import { addSynonym, removeSynonym } from '#shop/search/words/change-synonyms.ts'
import { allSynonyms } from '#shop/search/words/synonyms.store.ts'
import { boughtAfter, countSearched, searchedSince } from '#shop/searches/searches.store.ts'
import { dayAfter, shopDay } from '#shop/settings/shop-day.ts'
import { encodeSearched, encodeSynonym } from '#wire/admin/office/search.ts'
import { doneIn } from '../../done-in.ts'
import type { Handlers } from '../../handler.ts'
import { pageOf } from '../../page-of.ts'

const month = 30 // days
const maxBought = 3

export const staffSearchHandlers = {
  async adminSearches({ db, now }, { query }) {
    const { limit, offset } = pageOf(query)
    const since = dayAfter(shopDay(now()), 1 - (query.days ?? month))
    const nothing = query.nothing === '1'
    const [found, total] = await Promise.all([
      searchedSince(db, since, { nothing, nothingFirst: query.first === 'nothing', limit, offset }),
      countSearched(db, since, nothing),
    ])
    const queries = found.map((one) => one.query)
    const bought = Map.groupBy(await boughtAfter(db, since, queries), (one) => one.query)
    const boughtOf = (text: string) => (bought.get(text) ?? []).slice(0, maxBought)
    return { data: found.map((one) => encodeSearched(one, boughtOf(one.query))), total }
  },
  adminSynonyms: async ({ db }) => ({
    data: (await allSynonyms(db)).map(encodeSynonym).toReversed(),
  }),
  adminAddSynonym: async (visit, { body }) => ({
    data: encodeSynonym(await addSynonym(visit, body.words)),
  }),
  async adminRemoveSynonym(visit, { params }, http) {
    await removeSynonym(visit, params.id)
    return doneIn(http, 'done.synonymRemoved')
  },
} satisfies Partial<Handlers>
