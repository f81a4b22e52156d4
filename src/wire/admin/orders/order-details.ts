import type { z } from 'zod'
import type { ScaleFormat } from '#shop/catalogue/codes/scale-label.ts'
import {
  type CashEntry,
  collectedBy,
  isContrary,
  orderPaymentKind,
  orderPaymentKinds,
  takenBackId,
} from '#shop/cash/drawer.ts'
import type { collectedFor } from '#shop/cash/drawers.store.ts'
import { type PointsHeld, spendable } from '#shop/loyalty/points.ts'
import { oneOf } from '#shop/one-of.ts'
import { nothing, type Paisa, toRupees } from '#shop/money.ts'
import type { BuyerHistory } from '#shop/orders/office/buyer-history.store.ts'
import type { Destination } from '#shop/orders/placing/destination.ts'
import { leftOfLine, type Order, type OrderChannel, type OrderLine } from '#shop/orders/order.ts'
import {
  cancelledAmounts,
  type RecordedCancellation,
  type Step,
} from '#shop/orders/office/order-record.ts'
import type { RecordedStepBack } from '#shop/orders/moving/step-back.store.ts'
import type { RefundPayment, UndoneRefund } from '#shop/returns/refund-payment.ts'
import type { OrderWithReturns } from '#shop/returns/order-return.ts'
import { time } from '../../time.ts'
import type { OrderNote } from '#shop/orders/office/order-notes.store.ts'
import type { runForStaff } from '#shop/orders/runs/run-of-order.store.ts'
import type { StopAction } from '#shop/orders/runs/stop-actions.store.ts'
import { type OrderQuestion, stateOfQuestion } from '#shop/orders/changing/order-question.ts'
import type { RecordedWeighing } from '#shop/orders/changing/weighings.store.ts'
import type { TimeChange } from '#shop/orders/changing/time-changes.store.ts'
import { encodeOrder } from './order.ts'
import type { AdminOrderDetails } from './order-details.schema.ts'

type Beside = {
  destination: Destination
  /** The language of the customer, and what is translated of the goods, by the English text. */
  paper: { locale: string; label: string; texts: Record<string, string> }
  /** What is translated of the goods, by the English text. */
  urdu: Record<string, string>
  channel: OrderChannel
  /** Like "2026-11-23", in the shop's time zone. */
  today: string
  notes: readonly OrderNote[]
  enteredBy: string | null
  questions: readonly OrderQuestion[]
  questionText: (question: OrderQuestion) => string
  refunds: readonly RefundPayment[]
  undoneRefunds: readonly UndoneRefund[]
  steps: readonly Step[]
  stepsBack: readonly RecordedStepBack[]
  cancellations: readonly RecordedCancellation[]
  timeChanges: readonly TimeChange[]
  weighings: readonly RecordedWeighing[]
  /** What was paid in advance, and paid later or written off; oldest first. */
  prepayments: readonly CashEntry[]
  settlements: readonly CashEntry[]
  uncollected: Paisa
  holdToken: string | null
  /** ms UTC. */
  holdEndsAt: number | null
  holdText: string | null
  cash: Awaited<ReturnType<typeof collectedFor>>
  releasedBy: string | null
  run: Awaited<ReturnType<typeof runForStaff>>
  atDoor: readonly StopAction[]
  whatsappText: string
  timeText: string | null
  history: BuyerHistory
  /** by product id */
  codes: ReadonlyMap<string, { barcode: string | null; sku: string | null }>
  scale: ScaleFormat
  /** null: a guest's, or not for the reader. */
  held: PointsHeld | null
  /** The reader may have the buyers' links. */
  mayMove: boolean
}

/** With staff notes, questions to the customer, and who changed what. */
export const encodeOrderDetails = (
  order: OrderWithReturns,
  beside: Beside,
): z.infer<typeof AdminOrderDetails> => ({
  ...withCodes(encodeOrder(order, beside), beside.codes),
  paper: beside.paper,
  urdu: beside.urdu,
  scale: beside.scale.start === '' ? null : beside.scale,
  history: order.changes.map(({ status, at }) => ({
    status,
    at: time(at),
    by: beside.steps.find((step) => step.status === status)?.by ?? null,
  })),
  collectedBy: beside.cash.holder,
  uncollected: toRupees(beside.uncollected),
  collected: collectedBy(beside.cash.entries).map(({ method, amount }) => ({
    method,
    amount: toRupees(amount),
  })),
  run: encodeRunOf(beside.run),
  atDoor: beside.atDoor.map(encodeAtDoor),
  confirmation: {
    token: beside.mayMove ? beside.holdToken : null,
    by: beside.releasedBy,
    until: beside.holdEndsAt === null ? null : time(beside.holdEndsAt),
    text: beside.holdText,
  },
  stepsBack: beside.stepsBack.map(({ status, enteredAt, at, ...step }) => ({
    ...step,
    from: status,
    enteredAt: time(enteredAt),
    at: time(at),
  })),
  cancellations: encodeCancellations(order, beside.cancellations),
  weighings: beside.weighings.map(({ position: line, amount, at, ...one }) => ({
    ...one,
    line,
    amount: toRupees(amount),
    at: time(at),
  })),
  prepayments: beside.prepayments.map(encodePayments),
  settlements: beside.settlements.map(encodePayments),
  whatsappText: beside.whatsappText,
  timeText: beside.timeText,
  timeChanges: beside.timeChanges.map(encodeTimeChange),
  customer: {
    ...beside.history,
    points: beside.held?.points ?? null,
    spendablePoints: beside.held && spendable(beside.held),
  },
  enteredBy: beside.enteredBy,
  questions: beside.questions.map((question) => {
    const state = stateOfQuestion(question, order)
    const { id, position: line, lineLeft: left, missing, grams, token, askedAt, answer, answeredAt } = question // prettier-ignore
    const link = beside.mayMove && state === 'open' ? token : null
    const times = {
      askedAt: time(askedAt),
      answeredAt: answeredAt === null ? null : time(answeredAt),
    }
    const offer = question.offer && encodeOffer(question.offer)
    return {
      id,
      line,
      left,
      missing,
      grams,
      state,
      answer,
      offer,
      token: link,
      text: beside.questionText(question),
      ...times,
    }
  }),
  refunds: beside.refunds.map(encodePayment),
  undoneRefunds: beside.undoneRefunds.map(encodeUndone),
  notes: beside.notes.map(({ at, ...note }) => ({ ...note, at: time(at) })),
})

const encodeUndone = ({ undoneAt, ...undone }: UndoneRefund) => ({ ...encodePayment(undone), undoneAt: time(undoneAt) }) // prettier-ignore

const encodeTimeChange = ({ at, by, before, after }: TimeChange) => ({ at: time(at), by, before, after }) // prettier-ignore

const encodePayments = (entry: CashEntry, _: number, all: readonly CashEntry[]) => ({
  id: entry.id,
  kind: oneOf([...orderPaymentKinds, 'paid-back'], entry.kind),
  method: entry.method,
  amount: Math.abs(toRupees(entry.amount)),
  ...(isContrary(entry) || entry.kind === 'written-off'
    ? { slip: '', reason: entry.note }
    : { slip: entry.note, reason: '' }),
  at: time(entry.at),
  by: entry.by,
  takesBack: isContrary(entry),
  canTakeBack:
    orderPaymentKind(entry) !== null && !all.some(({ id }) => id === takenBackId(entry.id)),
})

const withCodes = (order: ReturnType<typeof encodeOrder>, codes: Beside['codes']) => ({
  ...order,
  lines: order.lines.map((line) => {
    const { barcode = null, sku = null } = codes.get(line.productId) ?? {}
    return { ...line, barcode, sku }
  }),
})

function encodeCancellations(order: Order, cancellations: readonly RecordedCancellation[]) {
  const amounts = cancelledAmounts(order, cancellations)
  return cancellations.map(({ at, by, reason, replacedBy, lines }, index) => ({
    at: time(at),
    by,
    reason,
    replacedBy,
    lines: lines.map(({ position, quantity }, line) => ({
      line: position,
      quantity,
      amount: toRupees(amounts[index]?.[line] ?? nothing),
    })),
  }))
}

const encodePayment = <T extends RefundPayment>({ at, amount, ...paid }: T) => ({
  ...paid,
  amount: toRupees(amount),
  at: time(at),
})

const encodeOffer = (line: OrderLine) => ({
  productId: line.productId,
  name: line.name,
  pack: [line.pack, line.colour].filter(Boolean).join(', '),
  quantity: line.quantity,
  amount: toRupees(leftOfLine(line).amount),
})

const encodeRunOf = (run: Beside['run']) =>
  run === undefined
    ? null
    : {
        rider: { id: run.riderId, name: run.rider },
        day: run.day,
        position: run.position,
        missed:
          run.missedAt === null ? null : { at: time(run.missedAt), reason: run.missedReason ?? '' },
      }

const encodeAtDoor = ({
  kind,
  by,
  pressedAt,
  reason,
  collected,
  paid,
  hasCode,
  refusal,
}: StopAction) => ({
  kind,
  by,
  at: time(pressedAt),
  reason,
  collected: collected === null ? null : toRupees(collected),
  paid,
  hasCode,
  refused: refusal !== null,
})
