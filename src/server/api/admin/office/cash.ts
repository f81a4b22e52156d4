import { sumEntries } from '#shop/cash/cash-of-day.store.ts'
import { approveDrawer, closeDrawer } from '#shop/cash/close-drawer.ts'
import { entriesOf, findDrawer, listDrawers, openDrawerOf } from '#shop/cash/drawers.store.ts'
import { enterCash } from '#shop/cash/enter-cash.ts'
import { rupees, toRupees } from '#shop/money.ts'
import { payBack } from '#shop/orders/moving/pay-back.ts'
import { changePaid } from '#shop/orders/moving/change-paid.ts'
import { enterLatePayment, writeOffShort } from '#shop/orders/moving/settle-short.ts'
import { takeBackCash } from '#shop/orders/moving/take-back-payment.ts'
import { can, requirePermission } from '#shop/permissions.ts'
import { Refusal } from '#shop/refusals.ts'
import { dayOfShop, shopDay } from '#shop/settings/shop-day.ts'
import {
  decodeCash,
  decodeCount,
  decodeLatePayment,
  encodeCashEntries,
  encodeCashOfDay,
  encodeDrawer,
} from '#wire/admin/office/cash.ts'
import type { Handlers } from '../../handler.ts'

const newest = 200
const closedShown = 50

export const cashHandlers = {
  async adminCash(visit) {
    const { db } = visit
    const { id } = requirePermission(visit, 'cash.read')
    const own = await openDrawerOf(db, id)
    const drawers = await listDrawers(db, can(visit, 'report.read') ? null : id, closedShown)
    return {
      data: drawers.map(encodeDrawer),
      own: own
        ? {
            ...encodeDrawer(own),
            entries: encodeCashEntries(await entriesOf(db, own.id, newest)),
          }
        : null,
    }
  },
  async adminCashDay({ db, now }, { query }) {
    const day = query.day ?? shopDay(now())
    return { data: { day, sums: (await sumEntries(db, dayOfShop(day))).map(encodeCashOfDay) } }
  },
  async adminCashDrawer(visit, { params }) {
    const { id } = requirePermission(visit, 'cash.read')
    const drawer = await findDrawer(visit.db, params.id)
    const isTheirs = drawer !== undefined && (drawer.holder.id === id || can(visit, 'report.read'))
    if (!isTheirs) throw new Refusal('drawer_not_found')
    const entries = await entriesOf(visit.db, drawer.id, newest)
    return { data: { ...encodeDrawer(drawer), entries: encodeCashEntries(entries) } }
  },
  adminEnterCash: async (visit, { body }) => ({
    data: encodeDrawer(await enterCash(visit, decodeCash(body))),
  }),
  adminTakeBackCash: async (visit, { params, body }) => ({
    data: encodeDrawer(await takeBackCash(visit, params.id, body.reason)),
  }),
  adminCloseDrawer: async (visit, { params, body }) => ({
    data: encodeDrawer(await closeDrawer(visit, params.id, decodeCount(body))),
  }),
  adminApproveDrawer: async (visit, { params }) => ({
    data: encodeDrawer(await approveDrawer(visit, params.id)),
  }),
  async adminChangePaid(visit, { params, body }) {
    await changePaid(visit, params.id, body)
    return { data: { method: body.method } }
  },
  async adminPayLater(visit, { params, body }) {
    const payment = decodeLatePayment(body)
    await enterLatePayment(visit, params.id, payment)
    return { data: { amount: toRupees(payment.amount) } }
  },
  async adminWriteOff(visit, { params, body }) {
    await writeOffShort(visit, params.id, { ...body, amount: rupees(body.amount) })
    return { data: { amount: body.amount } }
  },
  async adminPayBack(visit, { params, body }) {
    await payBack(visit, params.id, { ...body, amount: rupees(body.amount) })
    return { data: { amount: body.amount } }
  },
} satisfies Partial<Handlers>
