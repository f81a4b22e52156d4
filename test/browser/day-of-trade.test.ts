import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopDay } from '#shop/settings/shop-day.ts'
import { english } from '#web/messages/language.ts'
import { urdu } from '#web/messages/ur/urdu.ts'
import { launch } from '../support/chromium.ts'
import {
  cashOfDay,
  count,
  type DayOrder,
  enterCash,
  expectBalanced,
  move,
  openDay,
  placeOrder,
  weighAll,
} from '../support/day-of-trade.ts'
import {
  closeWindow,
  countAndApprove,
  type Day,
  open,
  planRest,
  ride,
  sellAtCounter,
  shop,
  shopOnAccount,
  weighAndPack,
} from '../support/day-on-screens.ts'
import { stopAction } from '../support/runs.ts'
import { desktop, openSite } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

type Made = Awaited<ReturnType<typeof openDay>>
/** On its screen a person does one of each kind; the rest is done through the API. */
const onScreens = { english: 10, urdu: 13, account: 8, weighed: 11 }
const all = Array.from({ length: 60 }, (_, index) => index)

/** Two riders deliver without a screen; the last `refused` of their stops refuse. */
async function deliver(made: Made, rider: 'kashif' | 'hina', orders: string[], refused: number) {
  const who = await made.shop.as(rider)
  const stops = { day: shopDay(made.shop.now()), rider, orders: orders.map((id) => ({ id, from: null })) } // prettier-ignore
  expect((await made.clerk.post('admin/runs/stops', stops)).status).toBe(200)
  await enterCash(who, 'float', 1000)
  const byCard = await made.shop.db.all<{
    id: string
  }>`select id from orders where payment = 'card'`
  for (const [at, id] of orders.entries()) {
    const paid = byCard.some((one) => one.id === id) ? { method: 'card', slip: `Slip ${at}` } : null
    const more = at < orders.length - refused ? {} : { reason: 'Too late' }
    const kind = 'reason' in more ? 'refused' : 'delivered'
    const reply = await who.post('admin/run/actions', stopAction(made.shop, id, kind, { rider, paid, ...more })) // prettier-ignore
    expect(reply.status).toBe(200)
  }
}

/** Sixty orders, three of them on a phone; staff close a window after each twenty. */
async function placeAll(day: Day): Promise<DayOrder[]> {
  const { site } = day
  const placed: DayOrder[] = []
  const onPhone: Record<number, () => Promise<string>> = {
    [onScreens.account]: () => shopOnAccount(day),
    [onScreens.english]: () => shop(day, 'english'),
    [onScreens.urdu]: () => shop(day, 'urdu'),
  }
  const office = await open(day, desktop, 'clerk')
  for (const index of all) {
    const place = onPhone[index]
    if (place === undefined) placed.push(await placeOrder(site, index))
    else {
      const id = await place()
      const { promised } = (await (await site.as('clerk')).get(`admin/orders/${id}`)).body.data
      expect(promised.hours.from).toBe(index === onScreens.account ? '18:00' : '20:00')
      placed.push({ id, index, total: 1400, isPickup: false, isWeighed: false, waits: index !== onScreens.account, hour: promised.hours.from }) // prettier-ignore
    }
    if (index % 20 === 19 && index < 50) await closeWindow(day, office, (index - 19) / 20)
  }
  const closed = placed.filter(({ index, isPickup }) => index >= 40 && !isPickup)
  expect(new Set(closed.map(({ hour: from }) => from))).toEqual(new Set(['21:00']))
  return placed
}

test('a day of trade on its screens balances to the rupee', async () => {
  const site = await openSite({ on: '2025-01-05T10:00:00Z', languages: [english, urdu] })
  const day: Day = { browser, site, faults: [] }
  const made = await openDay(site)
  const { clerk } = made
  const placed = await placeAll(day)
  for (const { id, waits } of placed) if (waits) await clerk.post(`admin/orders/${id}/release`, {})
  for (const order of placed) {
    if (order.index === onScreens.weighed) await weighAndPack(day, order)
    else {
      if (order.isWeighed) await weighAll(clerk, order)
      await move(clerk, order.id, 'packed')
    }
  }
  const toDoor = placed.filter(({ isPickup }) => !isPickup).map(({ id }) => id)
  await deliver(made, 'kashif', toDoor.slice(20, 37), 2)
  await deliver(made, 'hina', toDoor.slice(37), 1)
  await planRest(day)
  const page = await ride(day, 20)
  await sellAtCounter(day)
  for (const { id, isPickup } of placed) if (isPickup) await move(clerk, id, 'ready', 'delivered')

  const handed = [
    await countAndApprove(day, page),
    await count(site, 'kashif'),
    await count(site, 'hina'),
    await count(site, 'owner'),
    await count(site, 'clerk'),
  ].reduce((sum, one) => sum + one, 0)
  await expectBalanced(site, handed)
  const of = await cashOfDay(site)
  expect([of('float'), of('difference')]).toEqual([4000, -30])
  const { data: cancelled } = (await clerk.get('admin/orders?status=cancelled&limit=100')).body
  expect(cancelled).toHaveLength(5)
  expect((await clerk.get('admin/khata/amina')).body.data).toMatchObject({ balance: 1400 })
  expect(day.faults.flat()).toEqual([])
})
