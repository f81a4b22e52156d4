import { randomUUID } from 'node:crypto'
import { shopDay } from '#shop/settings/shop-day.ts'
import { cartOrder, placed } from './orders.ts'
import type { Caller, TestShop } from './shop.ts'

/** Places orders of guests and puts them into today's run of a rider. */
export async function assigned(shop: TestShop, planner: Caller, count: number, rider = 'clerk') {
  const ids: string[] = []
  for (let index = 0; index < count; index++) ids.push(await guestOrder(shop))
  const day = shopDay(shop.now())
  const body = { day, rider, orders: ids.map((id) => ({ id, from: null })) }
  const reply = await planner.post('admin/runs/stops', body)
  const run = reply.body.data?.runs.find((one: { rider: { id: string } }) => one.rider.id === rider)
  const stops: string[] = (run?.stops ?? []).map(({ id }: { id: string }) => id)
  return { reply, ids, day, stops, version: Number(run?.version ?? 0) }
}

let guests = 0

/** Places an order of a new guest. */
export async function guestOrder(shop: TestShop, more: object = {}): Promise<string> {
  guests += 1
  const contact = { name: `Guest ${guests}`, phone: `0301 77${String(10_000 + guests)}` }
  const body = cartOrder(1400, [{ product: 'atta', quantity: 1 }], { contact, ...more })
  return (await placed(shop.guest(), body))._id
}

/** What a rider's device sends. */
export const stopAction = (
  shop: TestShop,
  order: string | undefined,
  kind: string,
  more: object = {},
) => ({
  id: randomUUID(),
  rider: 'clerk',
  order,
  kind,
  reason: '',
  code: '',
  collected: null,
  pressedAt: new Date(shop.now()).toISOString(),
  confirmed: false,
  ...more,
})
