import { countEntries, listEntries } from '#shop/loyalty/points.store.ts'
import { customer } from '#shop/visit.ts'
import { encodePointsEntry } from '#wire/v1/account/points.ts'
import type { Handlers } from '../handler.ts'
import { pageOf } from '../page-of.ts'

export const pointsHandlers = {
  async pointsStatement(visit, { query }) {
    const { limit, offset } = pageOf(query, 20)
    const { id } = customer(visit)
    const [found, total] = await Promise.all([
      listEntries(visit.db, id, limit, offset),
      countEntries(visit.db, id),
    ])
    return { data: found.map(encodePointsEntry), total }
  },
} satisfies Partial<Handlers>
