import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { forFile } from '../support/clean-up.ts'
import { dumpOf } from '../support/dump.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { delivered } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const product = 'shoppingitems/apples/reviews'

/** A review of the shop and one of a product, both published. */
async function openReviewed() {
  const shop = await openShop({ cacheFor: 60_000, pages: await loadPages() })
  const [amina, clerk, guest] = [await shop.as('amina'), await shop.as('clerk'), shop.guest()]
  await delivered(shop, amina)
  const ofShop = (await amina.post('reviews', { review: 'Quick', rating: 5 })).body._id as string
  const ofGoods = (await amina.post(product, { review: 'Soft ones', rating: 2 })).body._id as string
  const answer = (id: string, text: string | null, version: number) =>
    clerk.put(`admin/reviews/${id}/answer`, { text, version })
  const read = async (path: 'reviews' | typeof product) => {
    const { body } = await guest.get(path)
    return (path === 'reviews' ? body : body.data)[0]
  }
  return { shop, amina, clerk, guest, ofShop, ofGoods, answer, read }
}

test('an answer appears below the review, changes and is deleted; the audit has it', async () => {
  const { shop, clerk, guest, ofShop, ofGoods, answer, read } = await openReviewed()
  for (const [id, path, page] of [
    [ofShop, 'reviews', '/reviews'],
    [ofGoods, product, '/products/1'],
  ] as const) {
    expect(await read(path)).not.toHaveProperty('answer')
    const said = await answer(id, ' Thank <you> ', 1)
    expect(said.body.data).toMatchObject({ answer: { text: 'Thank <you>' }, version: 2 })
    expect((await read(path)).answer).toEqual({
      text: 'Thank <you>',
      date: new Date(shop.now()).toISOString(),
    })
    expect((await guest.get(page)).text).toContain('Thank &lt;you&gt;')
    expect((await answer(id, 'Thank <you>', 1)).status).toBe(200) // sent again: nothing changes
    expect((await answer(id, 'Come again', 1)).body.code).toBe('changed_meanwhile')
    expect((await answer(id, 'Come again', 2)).status).toBe(200)
    expect((await clerk.get(`admin/reviews/${id}`)).body.data.answer.text).toBe('Come again')
    expect((await guest.get(page)).text).toContain('Come again')
    expect((await answer(id, null, 3)).body.data).toMatchObject({ answer: null, version: 4 })
    expect(await read(path)).not.toHaveProperty('answer')
    const events = await shop.db.all<{ kind: string }>`
      select kind from event where kind like 'review.answer%' and subject = ${id} order by seq`
    expect(events.map(({ kind }) => kind)).toEqual([
      'review.answered',
      'review.answer-changed',
      'review.answer-removed',
    ])
  }
  await expectSoundLedger(shop)
})

test('words that their writer changes lose the answer to the ones before', async () => {
  const { shop, amina, clerk, ofGoods, answer, read } = await openReviewed()
  await answer(ofGoods, 'Sorry for that', 1)
  await amina.post(product, { review: 'The new ones are crisp', rating: 5 })
  expect(await read(product)).not.toHaveProperty('answer')
  // An answer to the earlier text gets a conflict.
  expect((await answer(ofGoods, 'We bring new ones', 2)).status).toBe(409)
  const { data } = (await clerk.get(`admin/reviews/${ofGoods}`)).body
  expect(data).toMatchObject({ text: 'The new ones are crisp', answer: null, version: 3 })
  await expectSoundLedger(shop)
})

test('a published review is hidden again, with its answer', async () => {
  const { clerk, guest, ofShop, answer } = await openReviewed()
  await answer(ofShop, 'Thank you', 1)
  await clerk.patch(`admin/reviews/${ofShop}`, { state: 'refused' })
  expect((await guest.get('reviews')).body).toEqual([])
  await clerk.patch(`admin/reviews/${ofShop}`, { state: 'approved' })
  expect((await guest.get('reviews')).body[0].answer.text).toBe('Thank you')
})

test('of two concurrent answers one is saved, the other gets a conflict', async () => {
  const { shop, clerk, ofShop, answer } = await openReviewed()
  const owner = await shop.as('owner')
  const path = `admin/reviews/${ofShop}/answer`
  const replies = await Promise.all([
    answer(ofShop, 'Thank you', 1),
    owner.put(path, { text: 'Come again', version: 1 }),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await clerk.get(`admin/audit?kind=review.answered`)).body.data).toHaveLength(1)
})

/** For tables of what is refused: nothing in it changes. */
const reviewedOfFile = forFile(openReviewed)

test.each<[string, object, number]>([
  ['no words', { text: '  ' }, 400],
  ['too many words', { text: 'x'.repeat(2001) }, 400],
  ['no version', { version: null }, 400],
  ['a review that is not there', {}, 404],
])('refuses %s, and changes nothing', async (what, wrong, status) => {
  const { shop, clerk, ofShop } = reviewedOfFile()
  const before = await dumpOf(shop.db)
  const id = status === 404 ? 'none' : ofShop
  const reply = await clerk.put(`admin/reviews/${id}/answer`, {
    text: 'Hello',
    version: 1,
    ...wrong,
  })
  expect([what, reply.status, reply.body.message.length > 10]).toEqual([what, status, true])
  expect(await dumpOf(shop.db)).toEqual(before)
})
