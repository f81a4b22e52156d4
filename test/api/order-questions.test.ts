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
  const ask = (count: number, left = 5, more = {}) =>
    clerk.post(`admin/orders/${id}/questions`, { productId: 'apples', left, missing: count, reason: 'Too few', ...more }) // prettier-ignore
  expect((await ask(missing)).status).toBe(201)
  const order = async () => (await clerk.get(`admin/orders/${id}`)).body.data
  const token = async () => (await order()).questions.at(-1).token as string
  const stock = async () =>
    (await shop.db.one<{ stock: number }>`select stock from product where id = 'apples'`).stock
  return { shop, clerk, id, ask, order, token, stock }
}

const answer = (shop: TestShop, token: string, chosen: string) =>
  shop.guest().form(`/${page}`, { token, answer: chosen })

test('the link accepts the rest: totals, points and stock follow, and verification passes', async () => {
  const { shop, order, token, stock } = await openAsked()
  const [link, before] = [await token(), await stock()]
  expect((await order()).questions).toMatchObject([{ line: 0, missing: 2, state: 'open', answer: null }]) // prettier-ignore
  const shown = await shop.guest().get(`/${page}?token=${link}`)
  expect(shown.status).toBe(200)
  expect(shown.text).toContain('You ordered 5, and we have 3.')
  expect(shown.text).toContain('Rs. 870')
  expect(shown.text).not.toContain('points')
  await shop.db.run`update orders set redeemed_points = 10`
  const withPoints = await shop.guest().get(`/${page}?token=${link}`)
  expect(withPoints.text).toContain('You get back points')
  await shop.db.run`update orders set redeemed_points = 0`
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

test('the link declines the line; a repeated answer is one, and another one is refused', async () => {
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
  expect((await moved.shop.guest().get(`/${page}?token=${link}`)).text).toContain('We no longer need an answer') // prettier-ignore
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

/** The same, with two packs of chai, 2 × 499.50, offered for the two missing, 2 × 240. */
async function openOffered(who: 'amina' | 'guest' = 'amina') {
  const asked = await openAsked(who)
  const offer = { replacement: { productId: 'chai', quantity: 2 } }
  expect((await asked.ask(2, 5, offer)).status).toBe(201)
  return { ...asked, offer, link: await asked.token() }
}

test('the link accepts the offered replacement at the displayed price', async () => {
  const { shop, clerk, order, ask, offer, link, stock } = await openOffered()
  expect((await order()).questions).toMatchObject([
    { state: 'open', offer: { productId: 'chai', quantity: 2, amount: 999 } },
  ])
  await ask(2, 5, offer)
  expect((await order()).questions).toMatchObject([{ token: link }])
  const shown = (await shop.guest().get(`/${page}?token=${link}`)).text
  for (const words of ['instead of the 2 that are missing', 'It costs Rs. 519 more.', 'Rs. 1,869'])
    expect(shown).toContain(words)
  await clerk.patch('admin/products/chai', { listPrice: 700 })
  const before = await stock()
  const replies = await Promise.all([1, 2, 3].map(() => answer(shop, link, 'replace')))
  expect(new Set(replies.map(({ headers }) => headers['location']))).toEqual(new Set([`/${page}?token=${link}`])) // prettier-ignore
  expect(await order()).toMatchObject({
    total: 1869,
    earnedPoints: 18,
    lines: [{ cancelledQuantity: 2 }, { productId: 'chai', price: 499.5, replaces: 0 }],
    questions: [{ state: 'answered', answer: 'replace' }],
  })
  expect([await stock(), await shop.stockOf('chai')]).toEqual([before + 2, 98])
  const thanks = (await shop.guest().get(`/${page}?token=${link}`)).text
  expect(thanks).toContain('We bring 2 of Dum Chai, Loose Leaf instead. The new total is Rs. 1,869.') // prettier-ignore
  const late = await answer(shop, link, 'leave-out')
  expect(late.headers['location']).toContain('problem=question_answered')
  await expectSoundLedger(shop)
})

test('a replacement can be declined; a sold-out one can only be declined', async () => {
  const declined = await openOffered('guest')
  await answer(declined.shop, declined.link, 'take-rest')
  expect(await declined.order()).toMatchObject({ total: 870, lines: [{ cancelledQuantity: 2 }] })
  await expectSoundLedger(declined.shop)

  const { shop, clerk, order, link } = await openOffered()
  await clerk.patch('admin/products/chai', { stock: 1, stockBefore: 100 })
  const refused = await answer(shop, link, 'replace')
  expect(refused.headers['location']).toBe(`/${page}?token=${link}&problem=replacement_gone`)
  expect((await shop.guest().get(refused.headers['location'] as string)).text).toContain('We cannot bring that any more') // prettier-ignore
  expect(await order()).toMatchObject({ total: 1350, questions: [{ state: 'open' }] })
  await answer(shop, link, 'leave-out')
  expect(await order()).toMatchObject({ status: 'cancelled' })
  await expectSoundLedger(shop)
})

test('a question without an offer takes no replacement; an offer is mailed with its price', async () => {
  const { shop, token } = await openAsked()
  const refused = await answer(shop, await token(), 'replace')
  expect(refused.headers['location']).toContain('problem=replacement_gone')
  const offered = await openOffered('guest')
  await enqueueEmails(offered.shop, () => {})
  const mails: Mail[] = []
  await sendDue({ ...sender(offered.shop, null), post: async (mail) => void mails.push(mail) })
  const asking = mails.filter(({ subject }) => subject.includes('too few'))
  expect(asking.at(-1)?.text).toContain('2 × Dum Chai, Loose Leaf')
  await answer(offered.shop, offered.link, 'replace')
  await enqueueEmails(offered.shop, () => {})
  await sendDue({ ...sender(offered.shop, null), post: async (mail) => void mails.push(mail) })
  const text = mails.find(({ subject }) => subject.includes('replaced'))?.text
  expect(text).toContain('That is the price you agreed to.')
  expect(text).toContain('Rs. 1,869')
})

test('a concurrent cancellation, answer and packer give one outcome, and verification passes', async () => {
  const { shop, clerk, id, order, link } = await openOffered()
  await Promise.all([
    answer(shop, link, 'replace'),
    clerk.post(`admin/orders/${id}/cancel`, {
      lines: [{ productId: 'apples', quantity: 1, left: 5 }],
      reason: null,
    }),
    answer(shop, link, 'take-rest'),
  ])
  const { lines, total } = await order()
  const outcomes = { '2 of 2': 1869, '2 of 1': 870, '1 of 1': 1110 }
  expect(Object.entries(outcomes)).toContainEqual([`${lines[0].cancelledQuantity} of ${lines.length}`, total]) // prettier-ignore
  await expectSoundLedger(shop)
})
