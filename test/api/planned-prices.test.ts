import { expect, test } from 'vitest'
import { applyPlannedPrices } from '#shop/catalogue/planned-prices/apply-planned-prices.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { type Caller, openShop } from '../support/shop.ts'

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const prices = 'admin/products/apples/prices'
const plan = (caller: Caller, number: number, price: number, from: string) =>
  caller.post(prices, { id: uuid(number), price, from })
const hour = 60 * 60_000

test('a planned price takes effect on time, and can be seen and cancelled before', async () => {
  const shop = await openShop({ on: '2025-01-05T10:00:00Z' })
  const clerk = await shop.as('clerk')
  expect(await plan(clerk, 1, 0, '2025-01-05T12:00:00Z')).toMatchObject({ status: 400 })
  expect((await plan(clerk, 1, 330, '2025-01-05T09:00:00Z')).body.code).toBe('price_plan_past')
  for (const times of [1, 2])
    expect([times, await plan(clerk, 1, 330, '2025-01-05T12:00:00Z')]).toMatchObject([
      times,
      { status: 201, body: { data: [{ price: 330, by: 'Sana Clerk' }] } },
    ])
  expect((await plan(clerk, 2, 340, '2025-01-05T12:00:00Z')).body.code).toBe('price_plan_taken')
  await plan(clerk, 3, 230, '2025-01-05T13:00:00Z')
  await plan(clerk, 4, 400, '2025-01-05T14:00:00Z')
  const left = await clerk.send('DELETE', `${prices}/${uuid(4)}`)
  expect(left.body.data).toHaveLength(2)
  expect((await clerk.send('DELETE', `${prices}/${uuid(4)}`)).status).toBe(200)

  const apples = async () => {
    await applyPlannedPrices(shop)
    const { data } = (await shop.guest().get('shoppingitems/apples')).body
    return [data.orignalprice, data.discountprice]
  }
  expect(await apples()).toEqual([300, 240])
  shop.later(2 * hour)
  expect(await apples()).toEqual([330, 240])
  expect(await apples()).toEqual([330, 240])
  shop.later(hour)
  expect(await apples()).toEqual([230, 0]) // the offer would be no lower any more
  expect((await clerk.get(prices)).body.data).toEqual([])
  const { data } = (await clerk.get('admin/products/apples/history')).body
  expect(
    data.map((one: { kind: string; person: object | null; changes: { after: unknown }[] }) => [
      one.kind,
      one.person === null,
      one.changes[0]?.after,
    ]),
  ).toEqual([
    ['product.changed', true, 230],
    ['product.changed', true, 330],
    ['product.price-unplanned', false, null],
    ['product.price-planned', false, 400],
    ['product.price-planned', false, 230],
    ['product.price-planned', false, 330],
  ])
  await expectSoundLedger(shop)
})

test('of several servers one makes a planned price the price, while others plan and take back', async () => {
  const shop = await openShop({ on: '2025-01-05T10:00:00Z' })
  const [clerk, other] = [await shop.as('clerk'), await shop.elsewhere('clerk')]
  for (let number = 1; number <= 10; number += 1)
    expect(
      (await plan(clerk, number, 300 + number, `2025-01-05T12:${number + 10}:00Z`)).status,
    ).toBe(201)
  const more = await plan(clerk, 11, 400, '2025-01-05T15:00:00Z')
  expect(more.body.code).toBe('too_many_price_plans')
  shop.later(3 * hour)
  await Promise.all([
    applyPlannedPrices(shop),
    applyPlannedPrices(shop),
    other.send('DELETE', `${prices}/${uuid(10)}`),
    plan(other, 12, 500, '2025-01-06T12:00:00Z'),
    applyPlannedPrices(shop),
  ])
  const { count } = await shop.db.one<{ count: number }>`
    select count(*) as count from event where kind = 'product.changed' and subject = 'apples'`
  const taken = await shop.db.all`select seq from event where kind = 'product.price-unplanned'`
  expect(count + taken.length).toBe(10)
  const { body } = await clerk.get('admin/products/apples')
  expect(body.data).toMatchObject({ listPrice: taken.length === 0 ? 310 : 309, version: count + 1 })
  expect((await clerk.get(prices)).body.data.length).toBeLessThanOrEqual(1)
  await expectSoundLedger(shop)
})
