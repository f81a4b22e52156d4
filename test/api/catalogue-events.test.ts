import { expect, test, vi } from 'vitest'
import { cartOrder, delivered, placed } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

/** The catalogue in memory polls every quarter of a second. With the clock stopped, only an event can refresh it. */
const stopPolling = () => vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000)

test('a product that a replacement sells out leaves the list of products in stock with the next request', async () => {
  const shop = await openShop()
  const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  await shop.db.run`update product set stock = 1 where id = 'chai'`
  const order = await placed(amina, cartOrder(870, [{ product: 'apples', quantity: 3 }], { ifMissing: 'replace' })) // prettier-ignore
  const inStock = async () =>
    (await shop.guest().get('shoppingitems?in_stock=1&limit=60')).body.data.map(
      ({ _id }: { _id: string }) => _id,
    )
  stopPolling()
  expect(await inStock()).toContain('chai')
  const replaced = await clerk.post(`admin/orders/${order._id}/replacements`, {
    id: '3b0c9f0e-2f57-4a6c-9d51-7a1f0b9b7a10',
    productId: 'apples',
    left: 3,
    missing: 2,
    reason: 'Too few were left',
    replacement: { productId: 'chai', quantity: 1 },
    agreed: false,
    amount: 480,
  })
  expect(replaced.status).toBe(201)
  expect(await inStock()).not.toContain('chai')
})

test.each([
  ['erased', 'DELETE', 'admin/customers/amina', undefined],
  ['merged', 'POST', 'admin/customers/bilal/merge', { from: 'amina' }],
] as const)(
  'ratings of a customer who is %s leave the filter by stars with the next request',
  async (_, method, path, body) => {
    const shop = await openShop()
    const [amina, bilal, clerk] = [
      await shop.as('amina'),
      await shop.as('bilal'),
      await shop.as('clerk'),
    ]
    for (const [who, rating] of [
      [bilal, 5],
      [amina, 1],
    ] as const) {
      await delivered(shop, who, cartOrder())
      shop.later(20_000)
      await who.post('shoppingitems/apples/reviews', { review: 'Sweet', rating })
    }
    const withFourStars = async () =>
      (await shop.guest().get('shoppingitems?rating=4')).body.data.map(
        ({ _id }: { _id: string }) => _id,
      )
    stopPolling()
    expect(await withFourStars()).not.toContain('apples') // an average of 3
    const done = await clerk.send(method, path, body)
    expect(done.status).toBe(200)
    expect(await withFourStars()).toContain('apples')
  },
)
