import { readRupees } from '#shop/money.ts'
import { handOver } from '#shop/orders/pickup/hand-over.ts'
import { findPickups } from '#shop/orders/pickup/pickups.store.ts'
import { Refusal } from '#shop/refusals.ts'
import { encodePickup } from '#wire/admin/orders/pickup.ts'
import type { Handlers } from '../../handler.ts'
import { textsOfLines } from '../customers-reader.ts'

const maxPickups = 20

export const pickupHandlers = {
  async adminPickups({ db, translations }, { query }, { language }) {
    const texts = await translations(language.locale)
    const found = await findPickups(db, query.q, maxPickups)
    return { data: found.map((order) => encodePickup(order, textsOfLines(texts, order.lines))) }
  },
  async adminHandOver(visit, { params, body: { due: typed, paid } }, { language }) {
    const due = readRupees(typed)
    if (due === null) throw new Refusal('total_invalid')
    const order = await handOver(visit, params.id, { due, paid })
    const texts = await visit.translations(language.locale)
    return { data: encodePickup(order, textsOfLines(texts, order.lines)) }
  },
} satisfies Partial<Handlers>
