import { askReturn } from '#shop/returns/request-return.ts'
import { decideReturn } from '#shop/returns/decide-return.ts'
import { countReturns, findReturn, searchReturns } from '#shop/returns/returns.store.ts'
import { Refusal } from '#shop/refusals.ts'
import { encodeOrder } from '#wire/v1/order.ts'
import { decodeDecision, encodeStaffReturn } from '#wire/admin/return.ts'
import { decodeReturnForm } from '#wire/v1/return.ts'
import type { Handlers } from '../handler.ts'
import { pageOf } from '../page-of.ts'
import { ownOrder } from './order.ts'

export const returnHandlers = {
  async askReturn(visit, { params, query }, http) {
    // Before anything is read.
    const { buyer } = await ownOrder(visit, params.id, query.key ?? null, http)
    const { fields, picture } = await http.form()
    const { saveReturnPhoto, removeReturnPhoto } = http.pictures
    const photo = picture && { keep: () => saveReturnPhoto(picture), remove: removeReturnPhoto }
    const order = await askReturn(visit, buyer, params.id, decodeReturnForm(fields), photo)
    return { statuscode: 201, data: encodeOrder(order) }
  },
  async adminReturns({ db }, { query }) {
    const { text, limit, offset } = pageOf(query)
    const filter = { text, state: query.state ?? null }
    const [found, total] = await Promise.all([
      searchReturns(db, { ...filter, limit, offset }),
      countReturns(db, filter),
    ])
    return { data: found.map(encodeStaffReturn), total }
  },
  async adminReturn({ db }, { params }) {
    const found = await findReturn(db, params.id)
    if (found === undefined) throw new Refusal('return_not_found')
    return { data: encodeStaffReturn(found) }
  },
  async adminDecideReturn(visit, { params, body }) {
    return { data: encodeStaffReturn(await decideReturn(visit, params.id, decodeDecision(body))) }
  },
} satisfies Partial<Handlers>
