import { recordBoughtAfter } from '#shop/searches/record-bought.ts'
import { recordSearch } from '#shop/searches/record-search.ts'
import { popularSearches } from '#shop/searches/popular-searches.ts'
import { doneIn } from '../done-in.ts'
import type { Handlers } from '../handler.ts'
import { orderOf } from './order.ts'

export const searchHandlers = {
  async recordSearch(visit, { body }, http) {
    await recordSearch(visit, { text: body.q, address: http.address, userAgent: http.userAgent })
    return doneIn(http, 'done.searchCounted')
  },
  async recordBought(visit, { params, body }, http) {
    const { order } = await orderOf(visit, params.id, null, http)
    await recordBoughtAfter(visit, order, body.searches)
    return doneIn(http, 'done.searchCounted')
  },
  popularSearches: async (visit) => ({ data: await popularSearches(visit) }),
} satisfies Partial<Handlers>
