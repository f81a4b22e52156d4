import { countEntries, listEntries } from '#shop/loyalty/points.store.ts'
import { customer } from '#shop/visit.ts'
import { encodePointsEntry } from '#wire/points.ts'
import type { Handlers } from '../handler.ts'

export const pointsHandlers: Pick<Handlers, 'pointsStatement'> = {
  async pointsStatement(visit, { query: { page = 1, limit = 20 } }) {
    const { id } = customer(visit)
    const [found, total] = await Promise.all([
      listEntries(visit.db, id, limit, (page - 1) * limit),
      countEntries(visit.db, id),
    ])
    return { data: found.map(encodePointsEntry), total }
  },
}
