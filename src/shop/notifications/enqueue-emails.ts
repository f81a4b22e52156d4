import type { Tx } from '#db/database.ts'
import { accountById, lockAccounts } from '../accounts/accounts.store.ts'
import { keyOf } from '../cart/cart.ts'
import { consume } from '../events/consume.ts'
import type { LinePart, RecordedEvent } from '../events/event.ts'
import { less, paisa } from '../money.ts'
import { orderStates } from '../order-states.ts'
import { leftOfLine, type Order, type OrderLine } from '../orders/order.ts'
import { amountAt, isWeighed } from '../orders/changing/weighing.ts'
import { findQuestionById } from '../orders/changing/order-questions.store.ts'
import { amountWithout } from '../pricing/packed-weight.ts'
import { remainingAmount } from '../pricing/remaining-amount.ts'
import { lineAmount } from '../pricing/line-amount.ts'
import { findOrder } from '../orders/orders.store.ts'
import { insertEmail } from '../outbox/outbox.store.ts'
import { sumOfRefunds } from '../returns/refund.ts'
import { findReturn } from '../returns/returns.store.ts'
import type { Shop } from '../visit.ts'
import { enqueueOrderEmail } from './enqueue-order-email.ts'
import { otherTimeOf, partOf } from './order-facts.ts'

/** Event consumer; enqueues each e-mail once. */
export const enqueueEmails = (shop: Shop, onFailure: Parameters<typeof consume>[3]) =>
  consume(shop, 'emails', enqueueFor, onFailure)

/** Staff can undo a change of state that long (ms) before the customer hears of it. */
const undoWindow = 15_000

async function enqueueFor(tx: Tx, event: RecordedEvent): Promise<void> {
  switch (event.kind) {
    case 'account.created':
      return enqueueToAccount(tx, event, (name) => ({
        kind: 'welcome',
        name,
        wholesale: event.data.wholesale,
      }))
    case 'customer.approved':
      return enqueueToAccount(tx, event, (name) => ({ kind: 'wholesale-open', name }))
    case 'customer.declined':
      return enqueueToAccount(tx, event, (name) => ({ kind: 'wholesale-declined', name }))
    case 'order.placed':
      if (event.data.atCounter) return
      return aboutOrder(tx, event.subject, (order) =>
        enqueueOrderEmail(tx, 'order-placed', order, event.at, { byBuyer: true }),
      )
    case 'order.moved': {
      const { to, atCounter } = event.data
      const kind = orderStates[to].email
      // A counter sale is confirmed once.
      if (kind === null || (atCounter && to !== 'delivered')) return
      return aboutOrder(tx, event.subject, async (order) => {
        // Taken back before its e-mail was written.
        if (!order.changes.some(({ status }) => status === to)) return
        if (kind === 'order-ready' && order.pickup === undefined) return
        await enqueueOrderEmail(tx, kind, order, event.at, { wait: atCounter ? 0 : undoWindow })
      })
    }
    case 'order.cancelled': {
      const { lines, amounts, ...more } = event.data
      return aboutOrder(tx, event.subject, (order) =>
        enqueueOrderEmail(tx, 'order-cancelled', withAmounts(order, amounts), event.at, {
          ...more,
          counted: counted(order, lines),
        }),
      )
    }
    case 'order.asked': {
      const { question, position, missing } = event.data
      const { offer = null, grams = null } = (await findQuestionById(tx, question)) ?? {}
      return aboutOrder(tx, event.subject, (order) => {
        const line = order.lines[position]
        const quantity = line === undefined ? 0 : leftOfLine(line).quantity
        return enqueueOrderEmail(tx, 'order-short', order, event.at, {
          counted: counted(order, [{ position, quantity }]),
          question,
          missing,
          ...(offer && { offer: partOf(offer, offer.quantity, lineAmount(offer)) }),
          ...heavyPart(line, quantity, grams),
        })
      })
    }
    case 'order.replaced':
      return enqueueReplaced(tx, event)
    case 'order.redirected':
      // The new address has had no e-mail with the order's link.
      if (!event.data.changed.includes('email')) return
      return aboutOrder(tx, event.subject, (order) =>
        enqueueOrderEmail(tx, 'order-placed', order, event.at),
      )
    case 'order.time-changed': {
      const { arrivalBefore: before, arrivalAfter: after, byBuyer } = event.data
      return aboutOrder(tx, event.subject, (order) =>
        enqueueOrderEmail(tx, 'order-time-changed', { ...order, arrival: after }, event.at, {
          byBuyer,
          timeChange: { before, byBuyer, otherwise: otherTimeOf(order) },
        }),
      )
    }
    case 'return.accepted':
    case 'return.refused':
      return enqueueReturnDecided(tx, event)
    default: // not handed to this consumer
  }
}

type AccountEmail =
  | { kind: 'welcome'; name: string; wholesale: 'no' | 'waiting' | 'yes' }
  | { kind: 'wholesale-open' | 'wholesale-declined'; name: string }

/** `email` gets the account's name; deleted accounts get no e-mail. */
async function enqueueToAccount(
  tx: Tx,
  { subject, at }: RecordedEvent,
  email: (name: string) => AccountEmail,
) {
  await lockAccounts(tx, [subject])
  const account = await accountById(tx, subject)
  if (account === undefined || account.email === '') return
  await insertEmail(tx, { ...email(account.full_name), to: account.email }, at, subject)
}

async function aboutOrder(tx: Tx, id: string, work: (order: Order) => Promise<void>) {
  const known = await findOrder(tx, 'anybody', id)
  if (known === undefined) return
  if (known.accountId !== null) await lockAccounts(tx, [known.accountId])
  await work((await findOrder(tx, 'anybody', id)) ?? known)
}

/** Figures as they were after the event. */
const withAmounts = (
  order: Order,
  { subtotal, shipping = order.shipping, total, ...points }: EventAmounts,
): Order => ({
  ...order,
  ...points,
  subtotal: paisa(subtotal),
  shipping: paisa(shipping),
  total: paisa(total),
})
type EventAmounts = Extract<RecordedEvent, { kind: 'order.cancelled' }>['data']['amounts']

async function enqueueReplaced(tx: Tx, event: Extract<RecordedEvent, { kind: 'order.replaced' }>) {
  const { gone, came, agreed, amounts, pointsBack } = event.data
  await aboutOrder(tx, event.subject, async (order) => {
    const [missing] = counted(order, [gone])
    if (missing === undefined) return
    const part = partOf(missing.line, missing.quantity, missing.amount)
    await enqueueOrderEmail(tx, 'order-replaced', withAmounts(order, amounts), event.at, {
      counted: counted(order, [came]),
      replaced: { ...part, agreed: agreed !== 'checkout' },
      pointsBack,
    })
  })
}

async function enqueueReturnDecided(
  tx: Tx,
  { kind, subject, at, data }: Extract<RecordedEvent, { kind: `return.${'accepted' | 'refused'}` }>,
) {
  const ids = ('together' in data && data.together) || [subject]
  // One e-mail for all that was taken back together.
  if (ids[0] !== subject) return
  const found = await Promise.all(ids.map((id) => findReturn(tx, id)))
  const decided = found.filter((one) => one !== undefined)
  const [first] = decided
  if (first === undefined) return
  const refunds = decided.flatMap(({ refund }) => refund ?? [])
  await aboutOrder(tx, data.order, (order) => {
    const parts = decided.map((one) => ({
      position: order.lines.findIndex((line) => keyOf(line) === keyOf(one)),
      quantity: one.quantity,
      grams: one.grams,
    }))
    const email = kind === 'return.accepted' ? 'return-accepted' : 'return-refused'
    return enqueueOrderEmail(tx, email, order, at, {
      counted: counted(order, parts),
      ...(first.note !== null && { note: first.note }),
      ...(refunds.length > 0 && { refund: sumOfRefunds(refunds) }),
      ...(first.askedBy !== null && { takenBack: true }),
    })
  })
}

/** The weight that the customer of an order is asked about. */
function heavyPart(line: OrderLine | undefined, quantity: number, grams: number | null) {
  if (grams === null || !isWeighed(line)) return {}
  const { amount, most } = amountAt({ ...line, quantity }, grams)
  return { heavy: { grams, amount, most } }
}

/** Paisa for `quantity` of the line's remaining quantity. */
function shareOf(line: OrderLine, quantity: number) {
  const bought = line.quantity - line.cancelledQuantity
  return remainingAmount(line, { bought: Math.max(bought, quantity), kept: quantity })
}

/** What so much of the quantity cost; null: all of it. */
function amountBack(line: OrderLine, quantity: number, grams: number | null) {
  const all = shareOf(line, quantity)
  if (grams === null || !line.weight?.packed) return all
  return less(all, amountWithout(quantity, [{ quantity, grams }], line.weight.packed, line.weight))
}

type Part = LinePart & { grams?: number | null }

const counted = (order: Order, parts: readonly Part[]) =>
  order.lines.flatMap((line, at) =>
    parts
      .filter(({ position }) => position === at)
      .map(({ quantity, amount, grams = null }) => ({
        line,
        quantity,
        amount: amount === undefined ? amountBack(line, quantity, grams) : paisa(amount),
        ...(grams !== null && { grams }),
      })),
  )
