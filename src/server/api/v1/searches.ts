import { noteBoughtAfter } from '#shop/searches/note-bought.ts'
import { noteSearch } from '#shop/searches/note-search.ts'
import { popularSearches } from '#shop/searches/popular-searches.ts'
import { doneIn } from '../done-in.ts'
import type { Handlers } from '../handler.ts'
import { orderOf } from './order.ts'

export const searchHandlers = {
  async noteSearch(visit, { body }, http) {
    await noteSearch(visit, { text: body.q, address: http.address, userAgent: http.userAgent })
    return doneIn(http, 'done.searchCounted')
  },
  async noteBought(visit, { params, body }, http) {
    const { order } = await orderOf(visit, params.id, null, http)
    await noteBoughtAfter(visit, order, body.searches)
    return doneIn(http, 'done.searchCounted')
  },
  popularSearches: async (visit) => ({ data: await popularSearches(visit) }),
} satisfies Partial<Handlers>
