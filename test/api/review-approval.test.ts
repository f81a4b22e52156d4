import { expect, test } from 'vitest'
import { delivered } from '../support/orders.ts'
import { type Caller, openShop } from '../support/shop.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'

const good = { review: 'Sweet and crisp', rating: 5 }
const poor = { review: 'Soft ones', rating: 2 }
const product = 'shoppingitems/apples'

async function openWaiting() {
  const shop = await openShop({ cacheFor: 60_000 })
  const [amina, clerk, guest] = [await shop.as('amina'), await shop.as('clerk'), shop.guest()]
  await delivered(shop, amina)
  await clerk.patch('admin/settings', { reviewsWaitForApproval: true })
  const rating = async () => (await guest.get(product)).body.data.rating
  const said = async () => (await guest.get(`${product}/reviews`)).body
  return { shop, amina, clerk, guest, rating, said }
}

const waiting = async (clerk: Caller, query = '?state=waiting') =>
  (await clerk.get(`admin/reviews${query}`)).body

test('a review of a product waits, is not read nor counted, and then is', async () => {
  const { shop, amina, clerk, rating, said } = await openWaiting()
  expect(await amina.post(`${product}/reviews`, good)).toMatchObject({
    status: 201,
    body: { state: 'waiting' },
  })
  expect(await said()).toMatchObject({ total: 0, data: [], average: null })
  expect(await rating()).toBeNull()
  expect((await amina.get(`${product}/reviews`)).body.own).toMatchObject({
    review: good.review,
    state: 'waiting',
  })
  const { data, total } = await waiting(clerk)
  expect([total, data]).toEqual([
    1,
    [
      {
        id: expect.any(String),
        product: { id: 'apples', number: 1, name: 'Kala Kulu Apples' },
        name: 'Amina Siddiqui',
        email: 'amina@kiryana.example',
        rating: 5,
        text: good.review,
        createdAt: expect.any(String),
        state: 'waiting',
        answer: null,
        version: 1,
      },
    ],
  ])
  const path = `admin/reviews/${data[0].id}`
  expect((await clerk.patch(path, { state: 'approved' })).body.data.state).toBe('approved')
  expect(await rating()).toEqual({ average: 5, count: 1 })
  expect(await said()).toMatchObject({ total: 1, data: [{ review: good.review }] })
  expect((await said()).data[0]).not.toHaveProperty('state')
  await clerk.patch(path, { state: 'approved' }) // again: counted once
  expect(await rating()).toEqual({ average: 5, count: 1 })

  await amina.post(`${product}/reviews`, poor) // rewritten, it waits again
  expect(await rating()).toBeNull()
  await Promise.all([
    clerk.patch(path, { state: 'approved' }),
    clerk.patch(path, { state: 'approved' }),
  ])
  expect(await rating()).toEqual({ average: 2, count: 1 })
  await clerk.patch(path, { state: 'refused' })
  expect(await rating()).toBeNull()
  // Staff cannot publish a text that they have not read.
  const { version } = (await clerk.get(path)).body.data
  await amina.post(`${product}/reviews`, { review: 'Quite good', rating: 4 })
  const unread = await clerk.patch(path, { state: 'approved', version })
  expect(unread).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  expect(await rating()).toBeNull()
  expect((await clerk.patch(path, { state: 'approved', version: version + 1 })).status).toBe(200)
  await clerk.patch(path, { state: 'refused' })
  await clerk.patch('admin/settings', { reviewsWaitForApproval: false })
  expect((await amina.post(`${product}/reviews`, good)).body.state).toBe('waiting') // refused before
  await clerk.patch(path, { state: 'approved' })
  expect((await amina.post(`${product}/reviews`, poor)).body).not.toHaveProperty('state')
  expect(await rating()).toEqual({ average: 2, count: 1 })
  expect((await clerk.send('DELETE', path)).status).toBe(200)
  expect(await rating()).toBeNull()
  expect((await clerk.send('DELETE', path)).status).toBe(404)
  await expectSoundLedger(shop)
  const audits = await shop.db.all<{
    action: string
  }>`select kind as action from event where kind like 'review.%' and actor = 'clerk' order by seq`
  expect(audits.map(({ action }) => action).toSorted()).toEqual([
    'review.approved',
    'review.approved',
    'review.approved',
    'review.approved',
    'review.refused',
    'review.refused',
    'review.removed',
  ])
})

test('a review of the shop waits too; without the setting none does', async () => {
  const { shop, amina, clerk, guest } = await openWaiting()
  const texts = async () =>
    (await guest.get('reviews')).body.map(({ review }: { review: string }) => review)
  expect((await amina.post('reviews', good)).body).toMatchObject({
    state: 'waiting',
    email: 'a•••@kiryana.example',
  })
  expect(await texts()).toEqual([])
  const { data } = await waiting(clerk)
  expect(data).toMatchObject([{ product: null, text: good.review }])
  await clerk.patch(`admin/reviews/${data[0].id}`, { state: 'refused' })
  expect(await texts()).toEqual([])
  await clerk.patch(`admin/reviews/${data[0].id}`, { state: 'approved' })
  expect(await texts()).toEqual([good.review])
  await clerk.patch('admin/settings', { reviewsWaitForApproval: false })
  shop.later(1000)
  expect((await amina.post('reviews', poor)).body).not.toHaveProperty('state')
  expect(await texts()).toEqual([poor.review, good.review])
  await clerk.send('DELETE', `admin/reviews/${data[0].id}`)
  expect(await texts()).toEqual([poor.review])
})

test('the list: by state, by words, a page at a time, newest first', async () => {
  const { shop, amina, clerk } = await openWaiting()
  await amina.post('reviews', good)
  shop.later(1000)
  await amina.post(`${product}/reviews`, poor)
  const texts = async (query: string) => {
    const { data, total } = await waiting(clerk, query)
    return [data.map(({ text }: { text: string }) => text), total]
  }
  expect(await texts('')).toEqual([[poor.review, good.review], 2])
  expect(await texts('?limit=1&page=2')).toEqual([[good.review], 2])
  expect(await texts('?q=KULU')).toEqual([[poor.review], 1])
  expect(await texts('?q=amina%40')).toEqual([[poor.review, good.review], 2])
  expect(await texts('?q=%25')).toEqual([[], 0])
  expect(await texts('?state=approved')).toEqual([[], 0])
  expect(await texts('?state=refused')).toEqual([[], 0])
  expect((await clerk.get('admin/reviews?state=lost')).status).toBe(400)
  const path = `admin/reviews/${(await waiting(clerk)).data[0].id}`
  expect((await clerk.patch(path, { state: 'waiting' })).status).toBe(400)
  expect((await clerk.patch('admin/reviews/none', { state: 'approved' })).status).toBe(404)
})
