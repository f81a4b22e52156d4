import { expect, test } from 'vitest'
import { forFile } from '../support/clean-up.ts'
import { cartOrder, delivered, placed } from '../support/orders.ts'
import { openShop, type TestShop } from '../support/shop.ts'
import type { Person } from '../support/cast.ts'
import { addSizes } from '../support/sizes.ts'

const reviews = 'shoppingitems/apples/reviews'
const good = { review: 'Sweet and crisp', rating: 5 }

/** Buys apples (hina at her own price) and has them brought as far as `until`. */
async function bought(
  shop: TestShop,
  who: Person,
  until: readonly string[] = ['packed', 'shipped', 'delivered'],
) {
  const [buyer, clerk] = [await shop.as(who), await shop.as('clerk')]
  const { _id: id } = await placed(buyer, cartOrder())
  for (const status of until) {
    const moved = await clerk.send('PATCH', `admin/orders/${id}`, { status })
    expect([status, moved.status]).toEqual([status, 200])
  }
  return buyer
}

const ratingOf = async (shop: TestShop) =>
  (await shop.guest().get('shoppingitems/apples')).body.data.rating

test.each([
  ['placed', []],
  ['packed', ['packed']],
  ['shipped', ['packed', 'shipped']],
  ['cancelled', ['cancelled']],
])('whose order is %s cannot review yet', async (_, until) => {
  const shop = await openShop()
  const amina = await bought(shop, 'amina', until)
  expect((await amina.get(reviews)).body.may_review).toBe(false)
  const reply = await amina.post(reviews, good)
  expect(reply).toMatchObject({
    status: 403,
    body: { message: 'Only customers who received this product can review it' },
  })
  expect(await ratingOf(shop)).toBe(null)
})

test('who has received it reviews it, once: a second review is in the place of the first', async () => {
  const shop = await openShop()
  const amina = await bought(shop, 'amina')
  expect((await amina.get(reviews)).body).toMatchObject({
    may_review: true,
    own: null,
    total: 0,
    average: null,
  })
  const first = await amina.post(reviews, {
    ...good,
    verified: false,
    name: 'Somebody',
    published_at: 1,
  })
  expect(first).toMatchObject({
    status: 201,
    body: { name: 'Amina Siddiqui', rating: 5, verified: true },
  })
  expect(await ratingOf(shop)).toEqual({ average: 5, count: 1 })
  shop.later(1000)
  expect(
    (await amina.post(reviews, { review: 'The second box was bruised', rating: 2 })).status,
  ).toBe(201)
  expect(await ratingOf(shop)).toEqual({ average: 2, count: 1 })
  const seen = (await shop.guest().get('shoppingitems/1/reviews')).body
  expect(seen).toMatchObject({
    data: [{ _id: first.body._id, review: 'The second box was bruised', rating: 2 }],
    total: 1,
    average: 2,
    distribution: { 1: 0, 2: 1, 3: 0, 4: 0, 5: 0 },
    may_review: false,
    own: null,
  })
  expect(JSON.stringify(seen)).not.toMatch(/@|\+92/)
  expect((await amina.get(reviews)).body.own).toMatchObject({ rating: 2 })
})

test('average and star counts of several reviews; cached catalogues expire', async () => {
  const shop = await openShop()
  const [amina, bilal] = [await bought(shop, 'amina'), await bought(shop, 'bilal')]
  const version = async () =>
    (await shop.db.one<{ version: number }>`select version from catalogue_version`).version
  const before = await version()
  await Promise.all([
    amina.post(reviews, good),
    bilal.post(reviews, { review: 'Small', rating: 2 }),
  ])
  expect(await version()).toBe(before + 2)
  expect(await ratingOf(shop)).toEqual({ average: 3.5, count: 2 })
  expect(
    (await shop.guest().get('shoppingitems')).body.data.find(
      ({ _id }: { _id: string }) => _id === 'apples',
    ).rating,
  ).toEqual({ average: 3.5, count: 2 })
  const page = (await shop.guest().get(`${reviews}?limit=1&page=2`)).body
  expect(page).toMatchObject({ total: 2, average: 3.5, distribution: { 2: 1, 5: 1 } })
  expect(page.data).toHaveLength(1)
})

test('the same person ten times at once is one review with a sum that holds', async () => {
  const shop = await openShop()
  const amina = await bought(shop, 'amina')
  await Promise.all(
    [1, 2, 3, 4, 5, 1, 2, 3, 4, 5].map((rating) =>
      amina.post(reviews, { review: 'Again', rating }),
    ),
  )
  const rows = await shop.db.all<{ rating: number }>`select rating from product_review`
  expect(rows).toHaveLength(1)
  expect(await ratingOf(shop)).toEqual({ average: rows[0]?.rating, count: 1 })
})

/** For tables of what is refused: nothing in it changes. */
const shopOfFile = forFile(() => openShop())

test.each([
  [{}, 400, 'Please enter your review'],
  [{ review: ' \u0000 ', rating: 5 }, 400, 'Please enter your review'],
  [{ review: ['x'], rating: 5 }, 400, 'Please enter your review'],
  [{ review: 'Good' }, 400, 'Please select a rating'],
  [{ review: 'Good', rating: 6 }, 400, 'Please select a rating'],
  [{ review: 'Good', rating: '5' }, 400, 'Please select a rating'],
])('%j is refused', async (body, status, message) => {
  const shop = shopOfFile()
  const reply = await (await shop.as('amina')).post(reviews, body)
  expect(reply).toMatchObject({ status, body: { message } })
})

test('of a product that is not there, or not to be seen', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  for (const id of ['nothing', 'draft', '999']) {
    expect([
      (await amina.get(`shoppingitems/${id}/reviews`)).status,
      (await amina.post(`shoppingitems/${id}/reviews`, good)).status,
    ]).toEqual([404, 404])
  }
})

test('with `families`, the reviews of all published sizes are one list with one count', async () => {
  const shop = await openShop()
  const [amina, bilal, clerk] = [
    await shop.as('amina'),
    await shop.as('bilal'),
    await shop.as('clerk'),
  ]
  const { large, small } = await addSizes(clerk)
  const review = async (buyer: typeof amina, product: string, total: number, rating: number) => {
    await delivered(shop, buyer, { ...cartOrder(total), products: [{ product, quantity: 1 }] })
    const reply = await buyer.post(`shoppingitems/${product}/reviews`, { review: 'Soft', rating })
    expect(reply.status).toBe(201)
    shop.later(1000)
  }
  const ids = await shop.db.all<{ id: string; number: number }>`select id, number from product`
  const idOf = (number: number) => ids.find((one) => one.number === number)?.id ?? ''
  await review(amina, 'atta', 1400, 5)
  await review(bilal, idOf(large), 5550, 2)

  const reviewsOf = async (id: string, query = '?families=1') =>
    (await shop.guest().get(`shoppingitems/${id}/reviews${query}`)).body
  expect(await reviewsOf('atta')).toMatchObject({
    data: [{ productid: idOf(large) }, { productid: 'atta' }],
    total: 2,
    average: 3.5,
    distribution: { 2: 1, 5: 1 },
  })
  expect(await reviewsOf(String(small), '?families=1&limit=1&page=2')).toMatchObject({
    data: [{ productid: 'atta' }],
    total: 2,
  })
  expect(await reviewsOf('atta', '')).toMatchObject({ data: [{ productid: 'atta' }], total: 1 })
  expect(await reviewsOf('apples')).toMatchObject({ data: [], total: 0 })
  await shop.db.run`update product set published_at = null where id = ${idOf(large)}`
  shop.later(2000)
  expect(await reviewsOf('atta', '?families=1&limit=9')).toMatchObject({ total: 1 })
})
