import type { Db, Tx } from '#db/database.ts'
import { moveInLists } from '../catalogue/catalogue.store.ts'
import { record } from '../events/events.store.ts'
import { newId } from '../ids.ts'
import { restock } from '../orders/cancelling/reverse-order.ts'
import { lockOrder } from '../orders/moving/lock-order.ts'
import type { BookedOrder } from '../orders/order.ts'
import { findOrder } from '../orders/orders.store.ts'
import { channelsOf } from '../orders/placing/order-channel.store.ts'
import { isOnAccount } from '../order-states.ts'
import { requirePermission } from '../permissions.ts'
import { Refusal, refuseIf } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import { acceptReturn } from './accept-return.ts'
import type { OrderWithReturns, Refund, TakeBackInput } from './order-return.ts'
import { creditReturn, recordRefund } from './record-refund.ts'
import { refundsOf, sumOfRefunds } from './refund.ts'
import { gramsBack, positionInOrder, takeBackRejection } from './return-rule.ts'
import { orderWithReturns } from './returns.store.ts'
import { decide, insertReturn } from './write-returns.store.ts'

type Returnable = BookedOrder & OrderWithReturns
type Line = TakeBackInput['lines'][number]

/** The refund of `takeBack`, refused as it is; writes nothing. */
export async function quoteTakeBack(
  visit: Visit,
  orderId: string,
  input: Omit<TakeBackInput, 'reason'>,
): Promise<Refund> {
  requirePermission(visit, 'return.decide')
  const found = await findOrder(visit.db, 'anybody', orderId)
  const { order, lines } = await returnable(visit.db, found, input)
  return sumOfRefunds(refundsOf(order, goingOf({ ...input, lines })))
}

/**
 * Staff take lines of a delivered order back: returns that they begin and accept at once. At the counter
 * the money is paid back too; the refund of another order is due. All lines or none. Refuses what
 * `takeBackRejection` and `gramsBack` refuse, `order_not_found`, and `take_back_changed` if the refund is not the one
 * staff saw.
 */
export async function takeBack(
  visit: Visit,
  orderId: string,
  { seen, ...asked }: TakeBackInput & { seen: Refund },
): Promise<BookedOrder> {
  const { id: by } = requirePermission(visit, 'return.decide')
  const at = visit.now()
  return visit.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, 'anybody', orderId)
    const { order, lines, isSale } = await returnable(tx, locked, asked)
    const input = { ...asked, lines }
    const refunds = refundsOf(order, goingOf(input))
    refuseOtherRefund(sumOfRefunds(refunds), seen)
    const together = lines.map(newId)
    for (const [index, line] of lines.entries()) {
      const [id, refund] = [together[index], refunds[index]]
      if (id !== undefined && refund !== undefined)
        await takeLineBack(tx, order, { id, together, input, line, refund, isSale, at, by })
    }
    const shelved = lines.filter((line) => line.restock)
    const back = await restock(tx, order, shelved, { at, by, reason: 'returned' })
    await moveInLists(tx, back, at)
    return order
  })
}

/** Refuses what can't be taken back. `lines`: with the weight that came back of them. */
async function returnable(
  db: Tx | Db,
  found: BookedOrder | undefined,
  input: Pick<TakeBackInput, 'lines'>,
): Promise<{ order: Returnable; lines: Line[]; isSale: boolean }> {
  if (found === undefined) throw new Refusal('order_not_found')
  const order = await orderWithReturns(db, found)
  const isSale = (await channelsOf(db, [order.id])).get(order.id) === 'counter'
  refuseIf(takeBackRejection(order, input, isSale))
  const lines = input.lines.map((line) => {
    const ordered = order.lines[positionInOrder(order, line)]
    return ordered === undefined ? line : { ...line, grams: gramsBack(ordered, line) }
  })
  return { order, lines, isSale }
}

const goingOf = ({ lines, kind }: Omit<TakeBackInput, 'reason'>) =>
  lines.map((line) => ({ ...line, kind }))

function refuseOtherRefund(refund: Refund, seen: Refund) {
  const { cash, pointsBack, pointsTaken } = refund
  if (cash === seen.cash && pointsBack === seen.pointsBack && pointsTaken === seen.pointsTaken)
    return
  throw new Refusal('take_back_changed', { expected: { total: cash } })
}

type Going = {
  id: string
  together: string[]
  input: TakeBackInput
  line: Line
  refund: Refund
  isSale: boolean
  at: number
  by: string
}

async function takeLineBack(
  tx: Tx,
  order: Returnable,
  { id, together, input: { kind, reason }, line, refund, isSale, at, by }: Going,
) {
  const { restock: restocked, ...goods } = line
  const position = positionInOrder(order, line)
  const product = order.lines[position]?.name ?? ''
  const request = { ...goods, id, orderId: order.id, position, product, kind, reason, at, by }
  await insertReturn(tx, { ...request, photo: null })
  await decide(tx, id, { state: 'accepted', note: null, at, by })
  const sequence = await acceptReturn(tx, order, { id, grams: line.grams, refund, restocked, at })
  const event = { at, actor: by, subject: id }
  await record(tx, { ...event, kind: 'return.requested', data: { order: order.id } })
  const data = { order: order.id, restocked, together }
  await record(tx, { ...event, kind: 'return.accepted', data })
  await creditReturn(
    tx,
    order,
    { returnId: id, amount: refund.cash, note: reason, at, by },
    sequence,
  )
  if (isOnAccount(order) || !isSale || refund.cash === 0) return
  const method = order.payment === 'card' ? 'transfer' : 'cash'
  const paid = { id: newId(), returnId: id, method, amount: refund.cash, note: reason } as const
  await recordRefund(tx, order, { ...paid, points: 0, at, by }, sequence)
}
