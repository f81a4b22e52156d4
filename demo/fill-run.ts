import type { OrderStatus } from '#shop/order-states.ts'
import { nearestNext } from '#shop/orders/runs/nearest-next.ts'
import { assignStops } from '#shop/orders/runs/plan-run.ts'
import { unassignedOrders } from '#shop/orders/runs/runs.store.ts'
import { readSettings } from '#shop/settings/settings.store.ts'
import { shopDay } from '#shop/settings/shop-day.ts'
import type { Shop } from '#shop/visit.ts'
import { visitAs } from './visit-as.ts'

/** Today's run of the rider: some orders still in the shop, some on the way. The others wait for a rider. */
export async function fillRun(shop: Shop) {
  const now = shop.now()
  const day = shopDay(now)
  const waiting = (await unassignedOrders(shop.db, day, 100)).filter(({ place }) => place !== null)
  const first = (state: OrderStatus, count: number) =>
    waiting.filter(({ status }) => status === state).slice(0, count)
  const stops = [...first('packed', 3), ...first('shipped', 4)]
  const { map } = await readSettings(shop.db)
  const sorted = map === null ? stops : nearestNext(stops, map)
  const rider = await visitAs(shop, 'zahid', now)
  await assignStops(await visitAs(shop, 'clerk', now), {
    day,
    rider: rider.account?.id ?? null,
    orders: sorted.map(({ id }) => ({ id, from: null })),
  })
}
