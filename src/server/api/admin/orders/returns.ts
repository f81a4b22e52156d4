import { Refusal } from '#shop/refusals.ts'
import { decideReturn } from '#shop/returns/decide-return.ts'
import { quoteRefunds } from '#shop/returns/quote-refunds.ts'
import { countReturns, findReturn, searchReturns } from '#shop/returns/returns.store.ts'
import { decodeDecision, encodeStaffReturn } from '#wire/admin/orders/return.ts'
import type { Handlers } from '../../handler.ts'
import { pageOf } from '../../page-of.ts'

export const returnHandlers = {
  async adminReturns({ db }, { query }) {
    const { text, limit, offset } = pageOf(query)
    const filter = { text, state: query.state ?? null }
    const [found, total] = await Promise.all([
      searchReturns(db, { ...filter, limit, offset }),
      countReturns(db, filter),
    ])
    const quotes = await quoteRefunds(db, found)
    return { data: found.map((one) => encodeStaffReturn(one, quotes.get(one.id))), total }
  },
  async adminReturn({ db }, { params, query }) {
    const found = await findReturn(db, params.id)
    if (found === undefined) throw new Refusal('return_not_found')
    const quotes = await quoteRefunds(db, [found], query.grams ?? null)
    return { data: encodeStaffReturn(found, quotes.get(found.id)) }
  },
  async adminDecideReturn(visit, { params, body }) {
    return { data: encodeStaffReturn(await decideReturn(visit, params.id, decodeDecision(body))) }
  },
} satisfies Partial<Handlers>
