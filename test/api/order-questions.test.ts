import { expect, test } from 'vitest'
import { enqueueEmails } from '#shop/notifications/enqueue-emails.ts'
import { type Mail, sendDue } from '#shop/notifications/send-due.ts'
import { loadPages } from '#server/load-pages.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { sender } from '../support/mail.ts'
import { buyNow, contact, placed } from '../support/orders.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const page = 'order-question'

/** An order of five bags of apples, 5 × 240 + 150, of which too few are there. */
async function openAsked(who: 'amina' | 'guest' = 'amina', missing = 2) {
  const shop = await openShop({ pages: await loadPages() })
  const clerk = await shop.as('clerk')
  const buyer = who === 'guest' ? shop.guest() : await shop.as(who)
  const five = [{ product: 'apples', quantity: 5 }]
  const more = who === 'guest' ? { contact: { ...contact, email: 'bushra@mail.example' } } : {}
  const { _id: id } = await placed(buyer, buyNow(1350, five, more))
  const ask = (count: number, left = 5) =>
    clerk.post(`admin/orders/${id}/questions`, { productId: 'apples', left, missing: count, reason: 'Too few' }) // prettier-ignore
  expect((await ask(missing)).status).toBe(201)
  const order = async () => (await clerk.get(`admin/orders/${id}`)).body.data
  const token = async () => (await order()).questions.at(-1).token as string
  const stock = async () =>
    (await shop.db.one<{ stock: number }>`select stock from product where id = 'apples'`).stock
  return { shop, clerk, id, ask, order, token, stock }
}

const answer = (shop: TestShop, token: string, chosen: string) =>
  shop.guest().form(`/${page}`, { token, answer: chosen })

test('whoever holds the link takes what is there: totals, points and stock follow, and the books verify', async () => {
  const { shop, order, token, stock } = await openAsked()
  const [link, before] = [await token(), await stock()]
  expect((await order()).questions).toMatchObject([{ line: 0, missing: 2, state: 'open', answer: null }]) // prettier-ignore
  const shown = await shop.guest().get(`/${page}?token=${link}`)
  expect(shown.status).toBe(200)
  expect(shown.text).toContain('You ordered 5, and we have 3.')
  expect(shown.text).toContain('Rs. 870')
  const done = await answer(shop, link, 'take-rest')
  expect(done.status).toBe(303)
  expect(await order()).toMatchObject({
    total: 870,
    lines: [{ quantity: 5, cancelledQuantity: 2 }],
    questions: [{ state: 'answered', answer: 'take-rest', token: null }],
  })
  expect(await stock()).toBe(before + 2)
  expect((await shop.guest().get(`/${page}?token=${link}`)).text).toContain('We bring 3 of')
  await expectSoundLedger(shop)
})

test('they would rather have none of it; an answer twice is one, and another one is refused', async () => {
  const { shop, clerk, id, order, token, stock } = await openAsked('guest')
  const [link, before] = [await token(), await stock()]
  const replies = await Promise.all([1, 2, 3].map(() => answer(shop, link, 'leave-out')))
  expect(replies.map(({ headers }) => headers['location'])).toEqual(
    Array<string>(3).fill(`/${page}?token=${link}`),
  )
  const late = await answer(shop, link, 'take-rest')
  expect(late.headers['location']).toBe(`/${page}?token=${link}&problem=question_answered`)
  expect(await order()).toMatchObject({ status: 'cancelled', questions: [{ answer: 'leave-out' }] })
  expect(await stock()).toBe(before + 5)
  expect((await clerk.get(`admin/orders/${id}`)).body.data.lines[0].cancelledQuantity).toBe(5)
  await expectSoundLedger(shop)
})

test('an order that has moved on, or a line that was changed, needs no answer', async () => {
  const moved = await openAsked()
  const link = await moved.token()
  await moved.clerk.patch(`admin/orders/${moved.id}`, { status: 'packed' })
  const refused = await answer(moved.shop, link, 'take-rest')
  expect(refused.headers['location']).toBe(`/${page}?token=${link}&problem=question_over`)
  expect((await moved.order()).questions).toMatchObject([{ state: 'over', token: null }])
  expect((await moved.shop.guest().get(`/${page}?token=${link}`)).text).toContain('No answer is needed') // prettier-ignore
  expect((await moved.order()).total).toBe(1350)

  const changed = await openAsked()
  const other = await changed.token()
  await changed.clerk.post(`admin/orders/${changed.id}/cancel`, { lines: [{ productId: 'apples', quantity: 1 }], reason: null }) // prettier-ignore
  await answer(changed.shop, other, 'take-rest')
  expect((await changed.order()).lines[0].cancelledQuantity).toBe(1)
})

test('the same question twice is one; another one takes its place, and the link before opens nothing', async () => {
  const { shop, ask, order, token } = await openAsked()
  const first = await token()
  await ask(2)
  expect(await token()).toBe(first)
  await ask(3)
  expect((await order()).questions).toMatchObject([{ missing: 3, state: 'open' }])
  expect((await shop.guest().get(`/${page}?token=${first}`)).status).toBe(404)
  expect((await answer(shop, first, 'take-rest')).headers['location']).toContain('question_not_found') // prettier-ignore
  expect((await order()).questions).toHaveLength(1)
  expect((await ask(1, 4)).body).toMatchObject({ code: 'order_line_changed' })
  expect((await ask(6)).status).toBe(400)
  expect((await answer(shop, await token(), 'nothing')).headers['location']).toContain('fields_missing') // prettier-ignore
  expect((await order()).total).toBe(1350)
})

test('the link is mailed, and staff who only read orders do not see it', async () => {
  const { shop, id, token } = await openAsked('guest')
  await enqueueEmails(shop, () => {})
  const mails: Mail[] = []
  await sendDue({ ...sender(shop, null), post: async (mail) => void mails.push(mail) })
  const mail = mails.find(({ subject }) => subject.includes('too few'))
  expect(mail?.to).toBe('bushra@mail.example')
  expect(mail?.text).toContain('You ordered 5, and we have 3.')
  expect(mail?.text).toContain(`https://shop.example/${page}?token=${await token()}`)
  const owner = await shop.as('owner')
  const { data } = (await owner.get('admin/staff')).body
  const clerk = data.find(({ email }: { email: string }) => email === 'clerk@kiryana.example')
  await owner.patch(`admin/staff/${clerk.id}`, { role: 'viewer' })
  const seen = (await (await shop.as('clerk')).get(`admin/orders/${id}`)).body.data.questions
  expect(seen).toMatchObject([{ state: 'open', token: null }])
})

test('a question that was answered before its e-mail went out is not mailed', async () => {
  const { shop, token } = await openAsked('guest')
  await answer(shop, await token(), 'take-rest')
  await enqueueEmails(shop, () => {})
  const mails: Mail[] = []
  await sendDue({ ...sender(shop, null), post: async (mail) => void mails.push(mail) })
  expect(mails.map(({ subject }) => subject).filter((one) => one.includes('too few'))).toEqual([])
})
