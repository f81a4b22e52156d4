import { lockOwnAccount } from '../../accounts/accounts.store.ts'
import { record } from '../../events/events.store.ts'
import { less, nothing } from '../../money.ts'
import { readSettings } from '../../settings/settings.store.ts'
import { changeAmounts, lockNewestRedeemable } from '../orders.store.ts'
import { refuseIf, Refusal } from '../../refusals.ts'
import { customer, type Visit } from '../../visit.ts'
import { redeemRejection, worth } from '../../loyalty/points.ts'
import {
  addPointsEntry,
  insertReceipt,
  orderWithEntry,
  orderWithoutEarning,
  readHeld,
  wasAcknowledged,
} from '../../loyalty/points.store.ts'

/** In ms: a retry of a lost answer within it is the same request. */
const sameRequest = 10 * 60_000

/**
 * Public contract: acknowledges once what an order has redeemed, and the same amount again within ten
 * minutes. Otherwise redeems on the newest `placed` order without a redemption, lowering its total. Refuses
 * by the four rules and `points_off`.
 */
export async function redeemPoints(visit: Visit, input: unknown): Promise<void> {
  const { id } = customer(visit)
  const points = wholePoints(input)
  await visit.db.transaction(async (tx) => {
    await lockOwnAccount(tx, id)
    const at = visit.now()
    const done = await orderWithEntry(tx, id, 'redeemed', -points)
    if (done?.acknowledged === 0)
      return void (await insertReceipt(tx, done.orderId, 'redeemed', at))
    if (await wasAcknowledged(tx, id, { points, since: at - sameRequest })) return
    refuseIf((await readSettings(tx)).pointsOn ? null : 'points_off')
    const order = await lockNewestRedeemable(tx, id)
    const { guard, ...held } = await readHeld(tx, id)
    const why = redeemRejection(points, held, order?.total ?? nothing)
    if (order === undefined)
      throw new Refusal(why === null || why === 'points_exceed_total' ? 'redeem_failed' : why)
    refuseIf(why)
    const total = less(order.total, worth(points))
    await changeAmounts(tx, order.id, { ...order, redeemedPoints: points, total })
    await addPointsEntry(tx, {
      accountId: id,
      orderId: order.id,
      reason: 'redeemed',
      points: -points,
      at,
      pending: guard,
    })
    await insertReceipt(tx, order.id, 'redeemed', at)
    await record(tx, {
      kind: 'order.points-redeemed',
      at,
      actor: id,
      subject: order.id,
      data: { points },
    })
  })
}

/** Acknowledges once what an order earned; refuses any other amount, so points can't be made up. */
export async function acknowledgeEarned(visit: Visit, sent: unknown): Promise<void> {
  const { id } = customer(visit)
  const points = wholePoints(sent)
  await visit.db.transaction(async (tx) => {
    await lockOwnAccount(tx, id)
    const earned =
      points === 0
        ? await orderWithoutEarning(tx, id)
        : await orderWithEntry(tx, id, 'earned', points)
    if (earned?.acknowledged !== 0) throw new Refusal('add_points_failed')
    await insertReceipt(tx, earned.orderId, 'earned', visit.now())
  })
}

function wholePoints(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
    throw new Refusal('invalid_points')
  return value
}
