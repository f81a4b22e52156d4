import { expect, test } from 'vitest'
import { insertEvent } from '#shop/content/demo-content.store.ts'
import { cartOrder, placed } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import { fillWithStories } from '../support/stories.ts'

const day = 24 * 60 * 60_000

test('banners, sales, news, events, blocks, shipping and settings are bare', async () => {
  const shop = await openShop({ fill: fillWithStories })
  const get = async (path: string) => (await shop.guest().get(path)).body
  expect(await get('banner')).toEqual([
    {
      _id: 'first',
      image: 'a.webp',
      darkImage: 'a-dark.webp',
      alt: 'Apples',
      title: 'Apples',
      text: 'Crisp',
      link: '/item/1',
      tint: 'leaf',
    },
    {
      _id: 'second',
      image: 'b.webp',
      darkImage: null,
      alt: 'Tea',
      title: 'Tea',
      text: 'Hot',
      link: null,
      tint: null,
    },
  ])
  expect(await get('sales')).toEqual([
    { _id: 'sale', image: 's.webp', alt: 'Sale', title: 'Sale', link: null },
  ])
  expect(await get('about')).toEqual([{ _id: 'us', title: 'Us', description: 'We', image: null }])
  expect(await get('achievement')).toEqual([
    { _id: 'cup', title: 'A cup', description: 'Won', image: 'c.webp' },
  ])
  expect(await get('event')).toMatchObject([
    { _id: 'past', startDate: '2025-01-02T00:00:00.000Z', endDate: '2025-01-03T00:00:00.000Z' },
    { _id: 'coming' },
  ])
  expect(await get('shipping/')).toEqual([{ _id: 'standard', price: 150 }])
  expect(await get('settings')).toMatchObject({
    counters: [
      { label: 'Membership', count: 1245 },
      { label: 'Happy Pets', count: 357 },
      { label: 'Customers', count: 960 },
    ],
  })
})

test('an event that ends before it begins is refused by the database', async () => {
  const shop = await openShop()
  const fair = { id: 'fair', name: 'Fair', description: '', location: '', picture: null }
  await expect(insertEvent(shop.db, { ...fair, startsAt: 2, endsAt: 1 })).rejects.toThrow(/check/i)
  expect((await shop.guest().get('event')).body).toEqual([])
  await insertEvent(shop.db, { ...fair, startsAt: 1, endsAt: 1 })
  expect((await shop.guest().get('event')).body).toMatchObject([{ _id: 'fair' }])
})

test('an empty shop answers empty lists', async () => {
  const shop = await openShop()
  for (const path of ['banner', 'sales', 'news', 'event', 'about', 'achievement', 'reviews'])
    expect((await shop.guest().get(path)).body).toEqual([])
})

test('news: newest first; scheduled stories and drafts are not found', async () => {
  const shop = await openShop({ fill: fillWithStories })
  const list = async () =>
    (await shop.guest().get('news')).body.map((news: { _id: string }) => news._id)
  expect(await list()).toEqual(['newer', 'older'])
  expect((await shop.guest().get('news/older')).body).toEqual({
    _id: 'older',
    title: 'Older',
    shortdescription: 'In short',
    description: 'At length',
    image: null,
    date: '2025-01-03T00:00:00.000Z',
  })
  for (const who of ['guest', 'amina', 'clerk'] as const) {
    for (const id of ['tomorrow', 'never', 'none']) {
      expect(await (await shop.is(who)).get(`news/${id}`)).toMatchObject({
        status: 404,
        body: { message: 'News not found', code: 'news_not_found' },
      })
    }
  }
  shop.later(day)
  expect(await list()).toEqual(['tomorrow', 'newer', 'older'])
})

test('a changed shipping price and setting show, and the price is charged', async () => {
  const shop = await openShop()
  await shop.db
    .run`insert into setting (name, value, changed_at) values ('shippingPrice', '20000', 0)`
  await shop.db.run`update setting set value = '"Kiryana <Store>"' where name = 'shopName'`
  expect((await shop.guest().get('shipping')).body[0].price).toBe(200)
  expect((await shop.guest().get('settings')).body.shopName).toBe('Kiryana <Store>')
  expect(
    (await shop.guest().post('cart/price', { cartitems: [{ _id: 'apples', quantity: 1 }] })).body,
  ).toMatchObject({ shipping: 200, total: 440 })
})

test('reviews: only published ones, the e-mail masked for every caller', async () => {
  const shop = await openShop({ fill: fillWithStories })
  for (const who of ['guest', 'amina', 'clerk'] as const) {
    const reply = await (await shop.is(who)).get('reviews')
    expect(reply.body).toEqual([
      {
        _id: 'good',
        name: 'Amina Siddiqui',
        email: 'a•••@kiryana.example',
        rating: 5,
        review: 'Fresh <b>apples</b>',
        userId: { profile: null },
        date: '2025-01-04T00:00:00.000Z',
        verified: false,
      },
    ])
    expect(reply.text).not.toMatch(/amina@|hash|\+92/)
  }
})

test('a review is signed by the account, not by the body', async () => {
  const shop = await openShop()
  const bilal = await shop.as('bilal')
  const reply = await bilal.post('reviews', {
    review: '  Good   atta\nand quick  ',
    rating: 4,
    name: 'Amina',
    email: 'x@y.example',
    userId: 'amina',
    published_at: 1,
  })
  expect(reply).toMatchObject({
    status: 201,
    body: {
      name: 'Bilal Ahmed',
      email: 'b•••@kiryana.example',
      rating: 4,
      review: 'Good   atta\nand quick',
    },
  })
  expect((await shop.guest().get('reviews')).body).toEqual([reply.body])
  expect(await shop.db.one`select account_id from review`).toEqual({ account_id: 'bilal' })
})

test('only reviewers with a delivered order are marked as buyers', async () => {
  const shop = await openShop()
  const [amina, bilal, clerk] = [
    await shop.as('amina'),
    await shop.as('bilal'),
    await shop.as('clerk'),
  ]
  const { _id: id } = await placed(amina, cartOrder())
  const good = { review: 'Good', rating: 5, verified: true }
  expect((await amina.post('reviews', good)).body.verified).toBe(false)
  await bilal.post('reviews', good)
  const marked = async () =>
    (await shop.guest().get('reviews')).body
      .filter(({ verified }: { verified: boolean }) => verified)
      .map(({ name }: { name: string }) => name)
  for (const status of ['packed', 'shipped', 'delivered']) {
    expect(await marked()).toEqual([])
    await clerk.send('PATCH', `admin/orders/${id}`, { status })
  }
  expect(await marked()).toEqual(['Amina Siddiqui'])
  expect((await amina.post('reviews', good)).body.verified).toBe(true)
})

test('the text first, then the rating, in the words of the spec', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const [noText, noStars] = ['Please enter your review', 'Please select a rating']
  const rows: [body: object, says: string][] = [
    [{}, noText],
    [{ rating: 5 }, noText],
    [{ review: '', rating: 5 }, noText],
    [{ review: ' \n\t', rating: 5 }, noText],
    [{ review: '\u0000', rating: 5 }, noText],
    [{ review: ['Good'], rating: 5 }, noText],
    [{ review: 5, rating: 5 }, noText],
    [{ review: 'Half \ud800', rating: 5 }, noText],
    [{ review: '' }, noText],
    [{ review: 'Good' }, noStars],
    [{ review: 'Good', rating: 0 }, noStars],
    [{ review: 'Good', rating: 6 }, noStars],
    [{ review: 'Good', rating: 4.5 }, noStars],
    [{ review: 'Good', rating: '5' }, noStars],
    [{ review: 'Good', rating: null }, noStars],
    [{ review: 'Good', rating: [5] }, noStars],
  ]
  for (const [body, says] of rows) {
    const reply = await amina.post('reviews', body)
    expect([body, reply.status, reply.body.message]).toEqual([body, 400, says])
  }
  expect(await shop.guest().post('reviews', { review: 'Good', rating: 5 })).toMatchObject({
    status: 401,
    body: { message: 'Please login to write a review' },
  })
  expect(await shop.count('review')).toBe(0)
})

test('twenty reviews a day are enough from one person', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const replies = await Promise.all(
    Array.from({ length: 25 }, () => amina.post('reviews', { review: 'Again', rating: 5 })),
  )
  expect(replies.filter((reply) => reply.status === 201)).toHaveLength(20)
  expect(replies.find((reply) => reply.status === 429)).toMatchObject({
    headers: { 'retry-after': '86400' },
  })
  expect(
    (await (await shop.as('bilal')).post('reviews', { review: 'First', rating: 5 })).status,
  ).toBe(201)
  shop.later(day + 1)
  expect(
    (await (await shop.as('amina')).post('reviews', { review: 'Tomorrow', rating: 5 })).status,
  ).toBe(201)
})
