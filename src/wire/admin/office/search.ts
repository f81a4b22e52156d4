import type { Synonym } from '#shop/search/words/synonyms.store.ts'
import type { BoughtAfter, Searched } from '#shop/searches/searches.store.ts'
import { time } from '../../time.ts'
import type { AdminSearch, AdminSynonym } from './search.schema.ts'

export const encodeSearched = (
  { query, people, found }: Searched,
  bought: readonly BoughtAfter[],
): AdminSearch => ({
  query,
  people,
  found,
  bought: bought.map(({ productId: product, name, orders }) => ({ product, name, orders })),
})

export const encodeSynonym = ({ id, words, addedAt }: Synonym): AdminSynonym => ({
  id,
  words,
  createdAt: time(addedAt),
})
