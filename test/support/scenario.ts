import { randomUUID } from 'node:crypto'
import type { Db } from '#db/database.ts'
import { accountById, toAccount } from '#shop/accounts/accounts.store.ts'
import { hashOfToken } from '#shop/accounts/sessions/session.ts'
import { redeemPoints } from '#shop/orders/placing/redeem-points.ts'
import type { Paisa } from '#shop/money.ts'
import { paisa, rupees } from '#shop/money.ts'
import { answerQuestion } from '#shop/orders/changing/answer-question.ts'
import { askBuyer } from '#shop/orders/changing/ask-buyer.ts'
import type { ZoneDraft } from '#shop/delivery/zone.ts'
import { insertZone } from '#shop/delivery/zones.store.ts'
import { cancelForStaff } from '#shop/orders/cancelling/cancel-for-staff.ts'
import { cancelOrder } from '#shop/orders/cancelling/cancel-order.ts'
import { moveOrder } from '#shop/orders/moving/move-order.ts'
import { stepOrderBack } from '#shop/orders/moving/step-back.ts'
import type { OrderStatus } from '#shop/order-states.ts'
import { leftOfLine, type OrderFlow } from '#shop/orders/order.ts'
import { gramsOfPacked } from '#shop/pricing/packed-weight.ts'
import type { PlaceOrderInput } from '#shop/orders/placing/place-order-input.ts'
import { questionsOfOrder } from '#shop/orders/changing/order-questions.store.ts'
import {
  type EnterOrderInput,
  enterOrder,
  quoteForStaff,
} from '#shop/orders/placing/enter-order.ts'
import { findOrder } from '#shop/orders/orders.store.ts'
import { placeOrder } from '#shop/orders/placing/place-order.ts'
import { quoteReplacement } from '#shop/orders/changing/quote-replacement.ts'
import { weighLine } from '#shop/orders/changing/weigh-line.ts'
import type { Charge } from '#shop/orders/changing/weighing.ts'
import { replaceLine } from '#shop/orders/changing/replace-line.ts'
import type { Agreement } from '#shop/orders/changing/replacement.ts'
import { Refusal } from '#shop/refusals.ts'
import { askReturn } from '#shop/returns/request-return.ts'
import { payRefund } from '#shop/returns/pay-refund.ts'
import type { RefundMethod } from '#shop/returns/refund-payment.ts'
import { quoteTakeBack, takeBack } from '#shop/returns/take-back.ts'
import { decideReturn } from '#shop/returns/decide-return.ts'
import type { ReturnDecision, ReturnKind } from '#shop/returns/order-return.ts'
import { searchReturns } from '#shop/returns/returns.store.ts'
import { reviewProduct } from '#shop/reviews/product-reviews.ts'
import type { Rating } from '#shop/reviews/review.ts'
import { changeSettings } from '#shop/settings/change-settings.ts'
import { changeProduct } from '#shop/catalogue/change-product.ts'
import { type Visit, visitOf } from '#shop/visit.ts'
import { always } from '#shop/pricing/period.ts'
import type { Good, Person } from './cast.ts'

/** The zone of pinned orders, where one is drawn (`drawZone`). */
export const zoneOfLives = {
  name: 'Islamabad',
  area: { kind: 'circle', centre: { lat: 33.6844, lng: 73.0479 }, radius: 10 },
  fee: rupees(170),
  minimum: rupees(400),
  freeAbove: rupees(1500),
  days: ['mon', 'fri'],
  takes: { from: 1, to: 2 },
  active: true,
  precedence: 1,
} as const satisfies ZoneDraft

export const drawZone = (db: Db) => insertZone(db, 'zone', zoneOfLives, 0)

export type Buyer = Person | 'guest'
/** Percent of a weight that comes back; null: it is not weighed. */
type Share = { share?: number | null }
const gramsOf = (most: number | null, share: number | null) =>
  most === null || share === null ? null : Math.max(1, Math.round((most * share) / 100))

type Lines = readonly { good: Good; quantity: number }[]
/** `seen`: the weight that the packer's page shows (grams; null: none yet); absent: what is entered when they begin. */
type Weighed = { good: Good; percent: number; charge: Charge; seen?: number | null }
type Replaced = { good: Good; by: Good; missing: number; quantity: number; how: Agreement }

/** A scenario of customers and staff with several concurrent actions; `pace`: time between steps (ms). */
export function runScenario(
  db: Db,
  { pace = 1, clock }: { pace?: number; clock?: () => number } = {},
) {
  let asked = 0
  const now = clock ?? (() => Date.UTC(2025, 0, 5) + Math.floor((asked += 1) / 12) * pace)
  const shop = { db, now }
  const orders = new Map<Buyer, string[]>()
  const guestKey = 'the key of a guest'

  const as = async (who: Buyer): Promise<Visit> => {
    const row = who === 'guest' ? undefined : await accountById(db, who)
    return visitOf(shop, row === undefined ? null : toAccount(row))
  }

  const ownerOf = (who: Buyer) =>
    who === 'guest' ? { guestKeyHash: hashOfToken(guestKey) } : { accountId: who }

  /** Places an order at whatever it costs; its id. */
  const place = async (
    who: Buyer,
    flow: OrderFlow,
    lines: Lines,
    { redeem = 0, key = null as string | null, isPinned = false } = {},
  ) => {
    const visit = await as(who)
    const input: PlaceOrderInput = {
      flow,
      payment: 'cod',
      address: 'House 7, Street 3, Lahore',
      place: isPinned ? zoneOfLives.area.centre : null,
      claimedUser: null,
      idempotencyKey: null,
      redeemPoints: redeem,
      lines: lines.map(({ good, quantity }) => ({ productId: good, quantity })),
      total: 1 as Paisa,
      contact:
        who === 'guest'
          ? { name: 'A Guest', email: 'guest@kiryana.example', phone: '+923001234567' }
          : null,
    }
    const total = await placeOrder(visit, input, guestKey).then(
      ({ order }) => order.total,
      trueTotal,
    )
    const { order } = await placeOrder(visit, { ...input, total, idempotencyKey: key }, guestKey)
    orders.set(who, [...new Set([...(orders.get(who) ?? []), order.id])])
    return order.id
  }

  const cancel = async (who: Buyer, id: string, lines: Lines = []) => {
    await cancelOrder(await as(who), ownerOf(who), id, {
      lines: lines.map(({ good, quantity }) => ({ productId: good, quantity })),
      reason: null,
    })
  }

  /** Staff cancel some of it, and may charge delivery for the rest. */
  const cancelAsStaff = async (id: string, lines: Lines, chargeDelivery: boolean) => {
    await cancelForStaff(await as('clerk'), id, {
      lines: lines.map(({ good, quantity }) => ({ productId: good, quantity })),
      reason: null,
      chargeDelivery,
    })
  }

  const requestReturn = async (
    who: Buyer,
    id: string,
    good: Good,
    quantity: number,
    kind: ReturnKind,
  ) => {
    const input = { productId: good, quantity, kind, reason: 'Not as it should be' }
    await askReturn(await as(who), ownerOf(who), id, { lines: [input], key: null }, null)
  }

  /** Staff take things back, at the refund they saw. */
  const takeBackAsStaff = async (
    id: string,
    lines: readonly ({ good: Good; quantity: number; restock: boolean } & Share)[],
    kind: ReturnKind,
  ) => {
    const clerk = await as('clerk')
    const packedOf = new Map((await findOrder(db, 'anybody', id))?.lines.map(({ productId, weight }) => [productId, weight?.packed])) // prettier-ignore
    const input = {
      lines: lines.map(({ good, share = null, ...line }) => {
        const packed = packedOf.get(good)
        const grams = gramsOf(packed ? gramsOfPacked(line.quantity, packed) : null, share)
        return { ...line, productId: good, grams }
      }),
      kind,
    }
    const seen = await quoteTakeBack(clerk, id, input)
    await takeBack(clerk, id, { ...input, reason: 'At the door', seen })
  }

  /** Staff sell at the counter, to a customer or a walk-in; weighed goods at so many percent (null: 100) of their usual weight. */
  const sell = async (who: Buyer, lines: Lines, percent: number | null = null) => {
    const units = await db.all<{ id: string; grams: number }>`
      select id, unit_grams as grams from product where unit_grams is not null`
    const gramsOf = (good: Good, quantity: number) => {
      const unit = units.find(({ id }) => id === good)
      if (unit === undefined) return {}
      return { grams: Math.max(1, Math.round((unit.grams * quantity * (percent ?? 100)) / 100)) }
    }
    const input: EnterOrderInput = {
      customerId: who === 'guest' ? null : who,
      addressId: null,
      order: {
        payment: 'cod',
        address: '',
        idempotencyKey: randomUUID(),
        redeemPoints: 0,
        lines: lines.map(({ good, quantity }) => ({
          productId: good,
          quantity,
          ...gramsOf(good, quantity),
        })),
        total: 1 as Paisa,
        contact: who === 'guest' ? { name: '', email: '', phone: '' } : null,
        atCounter: true,
      },
    }
    const clerk = await as('clerk')
    const { quote } = await quoteForStaff(clerk, input)
    const order = { ...input.order, total: quote.total }
    const { order: sold } = await enterOrder(clerk, { ...input, order })
    orders.set(who, [...(orders.get(who) ?? []), sold.id])
    return sold.id
  }

  /** Staff answers the index return that waits. */
  const answer = async (
    index: number,
    { state, restock, share = null }: Pick<ReturnDecision, 'state' | 'restock'> & Share,
  ) => {
    const waiting = await searchReturns(db, { state: 'asked', text: '', limit: 100, offset: 0 })
    const { id, mostGrams } = waiting[index % Math.max(1, waiting.length)] ?? { id: 'none', mostGrams: null } // prettier-ignore
    const grams = gramsOf(mostGrams, share)
    await decideReturn(await as('clerk'), id, { state, note: null, restock, grams })
  }

  /** Staff pays back the index return that was accepted. */
  const payBack = async (index: number, method: RefundMethod) => {
    const accepted = await searchReturns(db, { state: 'accepted', text: '', limit: 100, offset: 0 })
    const asked = accepted[index % Math.max(1, accepted.length)] ?? { id: 'none', orderId: 'none' }
    const paid = { id: randomUUID(), returnId: asked.id, method, note: 'By the rider' }
    await payRefund(await as('clerk'), asked.orderId, paid)
  }

  /**
   * Not enough a line are there and another product comes: at once for no more than what is missing, or at its price,
   * as was agreed on the phone, or by a link.
   */
  const replace = async (id: string, { good, by, missing, quantity, how }: Replaced) => {
    const [clerk, found] = [await as('clerk'), await findOrder(db, 'anybody', id)]
    const line = found?.lines.find(({ productId }) => productId === good)
    const left = (line?.quantity ?? 0) - (line?.cancelledQuantity ?? 0)
    const short = { productId: good, left, missing: Math.min(missing, left), reason: 'Too few' }
    const item = { productId: by, quantity }
    if (how === 'link') {
      await askBuyer(clerk, id, { short, item, grams: null })
      const question = (await questionsOfOrder(db, id)).findLast(({ answer }) => answer === null)
      return answerQuestion(await as('guest'), question?.token ?? '', 'replace')
    }
    if (how === 'checkout')
      await db.run`update order_line set if_missing = 'replace' where order_id = ${id} and product_id = ${good}`
    const { agreed, atOnce } = await quoteReplacement(clerk, id, { short, item })
    const amount = (how === 'phone' ? agreed : atOnce)?.amount ?? paisa(0)
    const input = { request: `${good} by ${by}`, short, item, agreed: how === 'phone', amount }
    await replaceLine(clerk, id, input)
  }

  /** Staff weigh a line at so many percent of its usual weight. */
  const weigh = async (id: string, { good, percent, charge, seen }: Weighed) => {
    const found = await findOrder(db, 'anybody', id)
    const line = found?.lines.find(({ productId }) => productId === good)
    const { quantity: left } = line ? leftOfLine(line) : { quantity: 0 }
    const grams = Math.max(1, Math.round(((line?.weight?.unitGrams ?? 1) * left * percent) / 100))
    await weighLine(await as('clerk'), id, {
      productId: good,
      left,
      seen: seen === undefined ? (line?.weight?.packed?.grams ?? null) : seen,
      grams,
      charge,
    })
  }

  const change = async (
    good: Good,
    to: {
      stock?: number | null
      price?: number
      multiBuy?: [quantity: number, rupees: number]
      unitGrams?: number
      byPiece?: boolean
    },
  ) => {
    const visit = await as('clerk')
    await changeProduct(
      visit,
      good,
      (draft) => ({
        ...draft,
        stock: to.stock === undefined ? draft.stock : to.stock,
        retail: to.price === undefined ? draft.retail : { list: rupees(to.price), offer: null },
        weighed:
          to.unitGrams === undefined
            ? null
            : { unitGrams: to.unitGrams, byPiece: to.byPiece ?? true },
        multiBuy:
          to.multiBuy === undefined
            ? null
            : { quantity: to.multiBuy[0], price: rupees(to.multiBuy[1]), ...always },
      }),
      undefined,
    )
  }

  return {
    place,
    cancel,
    cancelAsStaff,
    replace,
    weigh,
    requestReturn,
    takeBackAsStaff,
    sell,
    answer,
    payBack,
    change,
    rulePoints: async (rule: Parameters<typeof changeSettings>[1]) =>
      changeSettings(await as('owner'), rule),
    redeem: async (who: Person, points: number) => redeemPoints(await as(who), points),
    move: async (id: string, to: OrderStatus) => void (await moveOrder(await as('clerk'), id, to)),
    /** Staff take back the order's last step. */
    stepBack: async (id: string) => {
      const found = await findOrder(db, 'anybody', id)
      const from = found?.status ?? 'placed'
      const since = found?.changes.find(({ status }) => status === from)?.at ?? 0
      const input = { id: randomUUID(), from, since, reason: 'A mistake' }
      await stepOrderBack(await as('clerk'), id, input)
    },
    review: async (who: Person, good: Good, rating: Rating) =>
      reviewProduct(await as(who), good, { rating, text: 'As it should be' }),
    ordersOf: (who: Buyer) => orders.get(who) ?? [],
    now,
  }
}

export type Life = ReturnType<typeof runScenario>

/** A refusal is part of life; anything else is not. */
export const unlessRefused = (doing: Promise<unknown>) =>
  doing.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })

/** The right total is in the refusal of a wrong one. */
function trueTotal(error: unknown): Paisa {
  const expected =
    error instanceof Refusal && error.code === 'price_changed'
      ? error.params['expected']
      : undefined
  if (typeof expected === 'object' && expected !== null && 'total' in expected)
    return paisa(Number(expected.total))
  throw error
}
