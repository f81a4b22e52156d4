import type { Tx } from '#db/database.ts'
import { bookShort } from '../../cash/book.ts'
import type { PaidBy } from '../../cash/drawer.ts'
import { record } from '../../events/events.store.ts'
import type { Paisa } from '../../money.ts'
import type { OrderStatus } from '../../order-states.ts'
import { requirePermission } from '../../permissions.ts'
import { Refusal, type PlainRefusal, refuseIf } from '../../refusals.ts'
import { shopDay } from '../../settings/shop-day.ts'
import type { Visit } from '../../visit.ts'
import { cancelWithin } from '../cancelling/cancel-order.ts'
import { lockOrder } from '../moving/lock-order.ts'
import { paidRejection } from '../moving/paid-rejection.ts'
import { advanceWithin } from '../moving/move-order.ts'
import { changeUncollected } from '../moving/short-payments.store.ts'
import type { BookedOrder } from '../order.ts'
import { toCollect } from '../prepaid.ts'
import { maxWrongCodes, shortBy, type StopActionKind } from './run.ts'
import { countWrongCode, findStop, raiseRun, type StopFacts, updateMissed } from './runs.store.ts'
import { findStopAction, insertStopAction, type StopAction } from './stop-actions.store.ts'

export type StopActionInput = {
  /** Chosen by the rider's device, so retries act once. */
  id: string
  /** Account that the device acts for. */
  rider: string
  orderId: string
  kind: StopActionKind
  /** Why; '' for `taken` and `delivered`. */
  reason: string
  /** As the customer said it; '': none. */
  code: string
  /** For `paid-less` (paisa). */
  collected: Paisa | null
  /** How the customer paid; null: as chosen with the order. Not used if nothing is due. */
  paid: PaidBy | null
  /** By the rider's device, ms UTC. */
  pressedAt: number
  /** The rider agreed to send an action of an earlier day. */
  isConfirmed: boolean
}

/**
 * A rider acts at a stop of their own run. The same id acts once, and is answered the same again. Refuses
 * another rider's action (`stop_other_rider`), `key_reused`, a missing reason (`stop_reason_missing`), an action of an earlier day without consent (`stop_action_old`),
 * a card or transfer without its slip (`slip_missing`), a wrong code, and what can't be done any more: `stop_not_yours`, `stop_cancelled`, `stop_delivered`. Those three are
 * recorded with the action, so staff know what the rider did.
 */
export async function actAtStop(visit: Visit, input: StopActionInput): Promise<void> {
  const { id: by } = requirePermission(visit, 'order.move')
  // The device of one rider may be used by another meanwhile.
  refuseIf(input.rider === by ? null : 'stop_other_rider')
  const needsReason = ['paid-less', 'not-home', 'refused'].includes(input.kind)
  refuseIf(needsReason && input.reason === '' ? 'stop_reason_missing' : null)
  const at = visit.now()
  const pressedAt = Math.min(input.pressedAt, at)
  // A refusal that is thrown within the transaction would undo its record.
  const refusal = await visit.db.transaction(async (tx) => {
    const order = await lockOrder(tx, 'anybody', input.orderId)
    if (order === undefined) throw new Refusal('order_not_found')
    const known = await findStopAction(tx, input.id)
    if (known !== undefined) return answerAgain(known, { ...input, by })
    const stop = await findStop(tx, order.id)
    const isOld = shopDay(pressedAt) < shopDay(at) && !input.isConfirmed
    refuseIf(isOld ? 'stop_action_old' : null)
    const rejection = rejectionOf(order, stop, { ...input, by })
    const wrongCode = rejection ?? (stop && (await checkCode(tx, order.id, stop, input)))
    if (wrongCode === 'stop_code_wrong' || wrongCode === 'stop_code_locked') return wrongCode
    const { id, orderId, kind, reason, collected, paid } = input
    const hasCode = rejection === null && input.code !== ''
    const action = { id, orderId, by, kind, reason, collected, paid, hasCode, refusal: rejection, pressedAt, at } // prettier-ignore
    if (rejection === null && stop) await carryOut(tx, visit, { order, stop, action })
    await insertStopAction(tx, action)
    return rejection
  })
  if (refusal !== null) throw new Refusal(refusal)
}

function answerAgain(
  known: StopAction,
  { orderId, kind, by }: Pick<StopActionInput, 'orderId' | 'kind'> & { by: string },
): PlainRefusal | null {
  const isSame = known.orderId === orderId && known.kind === kind && known.by === by
  refuseIf(isSame ? null : 'key_reused')
  return recorded.find((one) => one === known.refusal) ?? null
}

const recorded = ['stop_not_yours', 'stop_cancelled', 'stop_delivered'] as const

/** Throws what the rider has to correct first. */
function rejectionOf(
  order: BookedOrder,
  stop: StopFacts | undefined,
  {
    by,
    kind,
    collected,
    paid,
  }: Pick<StopActionInput, 'kind' | 'collected' | 'paid'> & { by: string },
): (typeof recorded)[number] | null {
  if (order.status === 'cancelled') return 'stop_cancelled'
  if (order.status === 'delivered') return 'stop_delivered'
  if (stop?.riderId !== by) return 'stop_not_yours'
  refuseIf(order.status === 'placed' ? 'stop_not_packed' : null)
  const isShort = collected !== null && shortBy(toCollect(order), collected) !== null
  refuseIf(kind === 'paid-less' && !isShort ? 'stop_collected_wrong' : null)
  const isPaid = kind === 'delivered' || (kind === 'paid-less' && collected !== 0)
  refuseIf(isPaid ? paidRejection(order, paid) : null)
  return null
}

/** Wrong tries are counted, so a code can't be guessed. */
async function checkCode(tx: Tx, orderId: string, stop: StopFacts, { code }: StopActionInput) {
  if (code === '') return null
  if (stop.wrongCodes >= maxWrongCodes) return 'stop_code_locked' as const
  if (code === stop.code) return null
  await countWrongCode(tx, orderId)
  return 'stop_code_wrong' as const
}

type Acting = { order: BookedOrder; stop: StopFacts; action: StopAction }

async function carryOut(tx: Tx, visit: Visit, { order, stop, action }: Acting) {
  const { at, by, kind, reason, paid } = action
  const happenedAt = happenedAtOf(order, action)
  const enter = (to: OrderStatus) => advanceWithin(tx, order.id, to, { by, at, happenedAt, paid })
  // What reached the customer's door was on the way, also if the rider forgot to say so.
  if (order.status !== 'shipped') await enter('shipped')
  if (kind === 'delivered' || kind === 'paid-less') await enter('delivered')
  if (kind === 'paid-less') await takeLess(tx, order, action)
  if (kind === 'refused') await cancelWithin(tx, visit, 'anybody', order.id, { lines: [], reason })
  if (kind !== 'not-home') return
  await raiseRun(tx, stop.riderId, stop.day)
  await updateMissed(tx, { ...stop, orderId: order.id }, { at: happenedAt, reason })
  await record(tx, { kind: 'order.missed', at, actor: by, subject: order.id, data: { action: action.id } }) // prettier-ignore
}

/** When the rider pressed it: a device's clock may be wrong, so not before the state that the order is in. */
const happenedAtOf = ({ changes }: BookedOrder, { pressedAt, at }: StopAction) =>
  Math.min(at, Math.max(pressedAt, ...changes.map((change) => change.at)))

async function takeLess(tx: Tx, order: BookedOrder, action: StopAction) {
  const { id, payment } = order
  const { collected, paid, reason: note, at, by } = action
  const amount = collected === null ? null : shortBy(toCollect(order), collected)
  if (amount === null || payment === 'account') return // nothing was due
  await bookShort(tx, { orderId: id, method: paid?.method ?? payment, amount, note, at, by })
  await changeUncollected(tx, id, amount)
}
