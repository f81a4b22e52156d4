import { collectedFor, entriesOfOrder } from '#shop/cash/drawers.store.ts'
import { codesOf } from '#shop/catalogue/edit-products.store.ts'
import { activeZones } from '#shop/delivery/zones.store.ts'
import { readHeld } from '#shop/loyalty/points.store.ts'
import { offerKhata } from '#shop/khata/read-khata.ts'
import { encodeOffer } from '#wire/khata.ts'
import { cancelForStaff } from '#shop/orders/cancelling/cancel-for-staff.ts'
import { askBuyer } from '#shop/orders/changing/ask-buyer.ts'
import { changeTime, hasTimes, timesOfOrder } from '#shop/orders/changing/change-time.ts'
import { timeChangesOfOrder } from '#shop/orders/changing/time-changes.store.ts'
import { weighingsOfOrder } from '#shop/orders/changing/weighings.store.ts'
import { questionsOfOrder } from '#shop/orders/changing/order-questions.store.ts'
import { quoteReplacement } from '#shop/orders/changing/quote-replacement.ts'
import { redirectOrder } from '#shop/orders/changing/redirect-order.ts'
import { weighLine } from '#shop/orders/changing/weigh-line.ts'
import { replaceLine } from '#shop/orders/changing/replace-line.ts'
import { holdEndsAt } from '#shop/orders/holds/end-late-holds.ts'
import { holdTokenOf, releasedBy } from '#shop/orders/holds/holds.store.ts'
import { releaseHold } from '#shop/orders/holds/release-hold.ts'
import { moveOrder } from '#shop/orders/moving/move-order.ts'
import { uncollectedOf } from '#shop/orders/moving/short-payments.store.ts'
import { stepOrderBack } from '#shop/orders/moving/step-back.ts'
import { stepsBackOfOrder } from '#shop/orders/moving/step-back.store.ts'
import { dayOfLate } from '#shop/orders/office/days-late.ts'
import { readBuyerHistory } from '#shop/orders/office/buyer-history.store.ts'
import { findGuestBuyers } from '#shop/orders/office/guest-buyers.store.ts'
import { notesOfOrder } from '#shop/orders/office/order-notes.store.ts'
import { cancellationsOfOrder, stepsOfOrder } from '#shop/orders/office/order-record.store.ts'
import { writeOrderNote } from '#shop/orders/office/write-order-note.ts'
import type { Order } from '#shop/orders/order.ts'
import { findOrder, localeOfOrder } from '#shop/orders/orders.store.ts'
import { destinationOf } from '#shop/orders/placing/destination.ts'
import { quoteForStaff, enterOrder } from '#shop/orders/placing/enter-order.ts'
import { channelsOf, enteredBy } from '#shop/orders/placing/order-channel.store.ts'
import { runForStaff } from '#shop/orders/runs/run-of-order.store.ts'
import { actionsOfOrder } from '#shop/orders/runs/stop-actions.store.ts'
import { can } from '#shop/permissions.ts'
import { Refusal } from '#shop/refusals.ts'
import { payRefund } from '#shop/returns/pay-refund.ts'
import { refundPaymentsOf, undoneRefundsOf } from '#shop/returns/refund-payments.store.ts'
import { quoteTakeBack, takeBack } from '#shop/returns/take-back.ts'
import { orderWithReturns } from '#shop/returns/returns.store.ts'
import { undoRefund } from '#shop/returns/undo-refund.ts'
import type { Locale } from '#shop/locale.ts'
import type { LabelLanguage } from '#shop/settings/settings.ts'
import {
  decodeQuestion,
  decodeRelease,
  decodeReplace,
  decodeReplacement,
  decodeCancellation,
  decodeWeighing,
  encodeReplacementQuote,
} from '#wire/admin/orders/order.ts'
import { encodeOrderDetails } from '#wire/admin/orders/order-details.ts'
import { decodeTakeBack, decodeTakeBackQuote, encodeRefund } from '#wire/admin/orders/return.ts'
import {
  decodeQuote,
  decodeOrder,
  encodeGuestBuyer,
  encodeQuote,
} from '#wire/admin/orders/take-order.ts'
import { decodeTimeChoice, encodeOfferedWindow } from '#wire/order-time.ts'
import { readSettings } from '#shop/settings/settings.store.ts'
import type { OpenVisit } from '../../../open-shop.ts'
import type { Handlers } from '../../handler.ts'
import { customersReader, textsOfLines } from '../customers-reader.ts'
import { holdText, questionText, timeText, whatsappText } from './whatsapp-text.ts'

export const staffOrderHandlers = {
  async adminOrder(visit, { params }) {
    return { data: await orderNamed(visit, params.id) }
  },
  adminGuestBuyers: async ({ db }, { query }) => ({
    data: (await findGuestBuyers(db, query.phone)).map(encodeGuestBuyer),
  }),
  async adminQuoteOrder(visit, { body }) {
    const priced = await quoteForStaff(visit, decodeQuote(body))
    const offer = body.customerId === null ? null : await offerKhata(visit, body.customerId)
    return { data: encodeQuote(priced, offer && encodeOffer(offer)) }
  },
  async adminTakeOrder(visit, { body }, http) {
    const taken = await enterOrder(visit, decodeOrder(body, http.idempotencyKey))
    if (taken.replayed) http.header('Idempotent-Replayed', 'true')
    return { data: await orderOf(visit, taken.order) }
  },
  adminMoveOrder: async (visit, { params, body }) => ({
    data: await orderOf(visit, await moveOrder(visit, params.id, body.status, body.paid)),
  }),
  async adminStepOrderBack(visit, { params, body: { since, ...body } }) {
    const input = { ...body, since: Date.parse(since) }
    return { data: await orderOf(visit, await stepOrderBack(visit, params.id, input)) }
  },
  adminCancelOrder: async (visit, { params, body }) => ({
    data: await orderOf(visit, await cancelForStaff(visit, params.id, decodeCancellation(body))),
  }),
  async adminRedirectOrder(visit, { params, body: { seen, keepPin, ...details } }) {
    await redirectOrder(visit, params.id, { details, seen, keepPin })
    return { data: await orderNamed(visit, params.id) }
  },
  async adminOrderTimes(visit, { params }) {
    const order = await knownOrder(visit, params.id)
    const times = await timesOfOrder(visit, 'anybody', order)
    const zoneHasTimes = times.length > 0 || (await hasTimes(visit, order))
    return { data: times.map(encodeOfferedWindow), zoneHasTimes }
  },
  async adminChangeOrderTime(visit, { params, body }) {
    const order = await changeTime(visit, 'anybody', params.id, decodeTimeChoice(body))
    return { data: await orderOf(visit, order) }
  },
  async adminReleaseHold(visit, { params, body }) {
    await releaseHold(visit, params.id, decodeRelease(body))
    return { data: await orderNamed(visit, params.id) }
  },
  async adminAskBuyer(visit, { params, body }) {
    await askBuyer(visit, params.id, decodeQuestion(body))
    return { data: await orderNamed(visit, params.id) }
  },
  adminQuoteReplacement: async (visit, { params, body }) => ({
    data: encodeReplacementQuote(await quoteReplacement(visit, params.id, decodeReplacement(body))),
  }),
  async adminReplaceLine(visit, { params, body }) {
    await replaceLine(visit, params.id, decodeReplace(body))
    return { data: await orderNamed(visit, params.id) }
  },
  async adminWeighLine(visit, { params, body }) {
    await weighLine(visit, params.id, decodeWeighing(body))
    return { data: await orderNamed(visit, params.id) }
  },
  adminQuoteTakeBack: async (visit, { params, body }) => ({
    data: encodeRefund(await quoteTakeBack(visit, params.id, decodeTakeBackQuote(body))),
  }),
  adminTakeBack: async (visit, { params, body }) => ({
    data: await orderOf(visit, await takeBack(visit, params.id, decodeTakeBack(body))),
  }),
  async adminRefund(visit, { params, body }) {
    await payRefund(visit, params.id, body)
    return { data: await orderNamed(visit, params.id) }
  },
  async adminUndoRefund(visit, { params, body }) {
    await undoRefund(visit, params.id, { id: params.refund, reason: body.reason })
    return { data: await orderNamed(visit, params.id) }
  },
  async adminWriteOrderNote(visit, { params, body }) {
    await writeOrderNote(visit, params.id, body.text)
    return { data: await orderNamed(visit, params.id) }
  },
} satisfies Partial<Handlers>

const orderNamed = async (visit: OpenVisit, id: string) =>
  orderOf(visit, await knownOrder(visit, id))

async function knownOrder({ db }: OpenVisit, id: string) {
  const order = await findOrder(db, 'anybody', id)
  if (order === undefined) throw new Refusal('order_not_found')
  return order
}

const labelLocale = (language: LabelLanguage, customers: Locale): Locale =>
  language === 'customer' ? customers : language

async function orderOf(visit: OpenVisit, order: Order) {
  const { db } = visit
  const { accountId } = order
  const settings = await readSettings(db)
  const reader = await customersReader(visit, await localeOfOrder(db, order.id))
  const timeChanges = await timeChangesOfOrder(db, order.id)
  const holdToken = await holdTokenOf(db, order.id)
  const mayMove = can(visit, 'order.move')
  const mayKnow = accountId !== null && can(visit, 'customer.read')
  return encodeOrderDetails(await orderWithReturns(db, order), {
    destination: destinationOf(order, await activeZones(db)),
    paper: {
      locale: reader.language.locale,
      label: labelLocale(settings.labelLanguage, reader.language.locale),
      texts: textsOfLines(reader.texts, order.lines, [settings.address]),
    },
    urdu: textsOfLines(await visit.translations('ur'), order.lines),
    today: dayOfLate(visit.now()),
    channel: (await channelsOf(db, [order.id])).get(order.id) ?? 'online',
    notes: await notesOfOrder(db, order.id),
    enteredBy: await enteredBy(db, order.id),
    questions: await questionsOfOrder(db, order.id),
    questionText: (question) => questionText(reader, order, question, settings),
    refunds: await refundPaymentsOf(db, order.id),
    undoneRefunds: await undoneRefundsOf(db, order.id),
    steps: await stepsOfOrder(db, order.id),
    stepsBack: await stepsBackOfOrder(db, order.id),
    cancellations: await cancellationsOfOrder(db, order.id),
    timeChanges,
    timeText: timeText(reader, order, settings, timeChanges),
    weighings: await weighingsOfOrder(db, order.id),
    prepayments: await entriesOfOrder(db, order.id, ['prepaid', 'paid-back']),
    settlements: await entriesOfOrder(db, order.id, ['paid-later', 'written-off']),
    uncollected: await uncollectedOf(db, order.id),
    holdToken,
    holdEndsAt: holdEndsAt(order, settings),
    holdText: holdText(reader, order, settings, mayMove ? holdToken : null),
    cash: await collectedFor(db, order.id),
    releasedBy: await releasedBy(db, order.id),
    run: await runForStaff(db, order.id),
    atDoor: await actionsOfOrder(db, order.id),
    whatsappText: whatsappText(reader, order, settings),
    scale: { start: settings.scaleStart, codeDigits: settings.scaleCodeDigits },
    history: await readBuyerHistory(db, order),
    codes: await codesOf(
      db,
      order.lines.map(({ productId }) => productId),
    ),
    held: mayKnow ? await readHeld(db, accountId) : null,
    mayMove,
  })
}
