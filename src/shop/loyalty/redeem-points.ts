import { lockOwnAccount } from '../accounts/accounts.store.ts'
import { nothing } from '../money.ts'
import { lockNewestRedeemable, redeemOnOrder } from '../orders/orders.store.ts'
import { refuseIf, Refusal } from '../refusals.ts'
import { customer, type Visit } from '../visit.ts'
import { whyNotRedeem } from './points.ts'
import {
  addPointsEntry,
  insertReceipt,
  orderWithEntry,
  orderWithoutEarning,
  readBalance,
} from './points.store.ts'

/**
 * The public contract's call after an order: when an order redeemed just that many, it is
 * acknowledged, once, and nothing changes. Otherwise the spec's four rules, against the newest order
 * still placed without a redemption, whose total drops by as much (decisions §3).
 */
export async function redeemPoints(visit: Visit, asked: unknown): Promise<void> {
  const { id } = customer(visit)
  const points = wholePoints(asked)
  await visit.db.transaction(async (tx) => {
    await lockOwnAccount(tx, id)
    const at = visit.now()
    const done = await orderWithEntry(tx, id, 'redeemed', -points)
    if (done?.acknowledged === 0)
      return void (await insertReceipt(tx, done.orderId, 'redeemed', at))
    const order = await lockNewestRedeemable(tx, id)
    const balance = await readBalance(tx, id)
    const why = whyNotRedeem(points, balance, order?.total ?? nothing)
    if (order === undefined)
      throw new Refusal(why === null || why === 'points-exceed-total' ? 'redeem-failed' : why)
    refuseIf(why)
    await redeemOnOrder(tx, order.id, points)
    await addPointsEntry(tx, {
      accountId: id,
      orderId: order.id,
      reason: 'redeemed',
      points: -points,
      at,
    })
    await insertReceipt(tx, order.id, 'redeemed', at)
  })
}

/** Acknowledges, once, what an order earned; any other amount is refused: nobody can mint points. */
export async function acknowledgeEarned(visit: Visit, told: unknown): Promise<void> {
  const { id } = customer(visit)
  const points = wholePoints(told)
  await visit.db.transaction(async (tx) => {
    await lockOwnAccount(tx, id)
    const earned =
      points === 0
        ? await orderWithoutEarning(tx, id)
        : await orderWithEntry(tx, id, 'earned', points)
    if (earned?.acknowledged !== 0) throw new Refusal('add-points-failed')
    await insertReceipt(tx, earned.orderId, 'earned', visit.now())
  })
}

function wholePoints(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
    throw new Refusal('invalid-points')
  return value
}
