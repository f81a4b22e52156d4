import { expect, test } from 'vitest'
import { enqueueEmails } from '#shop/notifications/enqueue-emails.ts'
import { writeTranslations } from '#shop/translations/translations.store.ts'
import { loadPages } from '#server/load-pages.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { emailsOf } from '../support/mail.ts'
import { cartOrder, contact, onPurpose, placed } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import { english } from '#web/messages/language.ts'
import { urdu } from '#web/messages/ur/urdu.ts'

const page = 'order-question'

/** Two pieces of apples for about 480, at most 528, of which the smallest weigh 2,940 g: 588. */
async function openAsked({ payment = 'cod', limit = 0 } = {}) {
  const shop = await openShop({ pages: await loadPages() })
  const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  await clerk.patch('admin/products/apples', { unitGrams: 1200, byPiece: true })
  if (limit > 0) {
    const { version } = (await clerk.get('admin/khata/amina')).body.data
    await clerk.put('admin/khata/amina', { isOn: true, limit, days: 30, version })
  }
  const { _id: id } = await placed(amina, cartOrder(630, undefined, { paymentMethod: payment }))
  const ask = (grams: number, more = {}) =>
    clerk.post(`admin/orders/${id}/questions`, { productId: 'apples', left: 2, missing: 2, reason: 'Too heavy', grams, ...more }) // prettier-ignore
  expect((await ask(2940)).status).toBe(201)
  const order = async () => (await clerk.get(`admin/orders/${id}`)).body.data
  const token = (await order()).questions[0].token as string
  /** The problem that the page then names; null: none. */
  const answer = async (chosen: string) => {
    const { headers } = await shop.guest().form(`/${page}`, { token, answer: chosen })
    return new URL(String(headers['location']), 'https://shop.example').searchParams.get('problem')
  }
  const weigh = (grams: number, seen: number | null = null, more = {}) =>
    clerk.send('PUT', `admin/orders/${id}/weight`, { productId: 'apples', left: 2, seen, grams, ...more }) // prettier-ignore
  const asked = async () => (await shop.guest().get(`/${page}?token=${token}`)).text
  return { shop, id, ask, order, answer, weigh, asked }
}

test('a customer takes a weight above the most by the link, and pays what they agreed to', async () => {
  const { shop, order, answer, weigh, asked } = await openAsked()
  expect(await asked()).toMatch(/2\.94 kg.*Rs\. 588.*Rs\. 60 more than the Rs\. 528/s)
  expect(await asked()).toMatch(/Rs\. 738.*at most Rs\. 678/s)
  expect(await Promise.all([1, 2, 3].map(() => answer('agree')))).toEqual([null, null, null])
  expect(await order()).toMatchObject({
    total: 738,
    lines: [{ amount: 588, weight: { packed: { grams: 2940, quantity: 2, amount: 588 } } }],
    questions: [{ grams: 2940, left: 2, answer: 'agree', state: 'answered' }],
  })
  expect(await asked()).toContain('The new total is Rs. 738.')
  expect((await weigh(3000, 2940)).body.code).toBe('weight_above_most')
  expect((await weigh(3000, 2940, { charge: 'most' })).status).toBe(200)
  expect(await order()).toMatchObject({ total: 738 })
  expect((await weigh(2700, 3000)).status).toBe(200)
  expect(await order()).toMatchObject({ total: 690 })
  await expectSoundLedger(shop)
})

test('a customer who wants less changes nothing, and cannot be charged more', async () => {
  const { shop, order, answer, weigh, asked } = await openAsked()
  expect(await answer('less')).toBeNull()
  expect(await order()).toMatchObject({ total: 630, questions: [{ answer: 'less' }] })
  expect(await asked()).toContain('for at most Rs. 528')
  expect((await weigh(2940)).body.code).toBe('weight_above_most')
  expect(await answer('agree')).toBe('question_answered')
  await expectSoundLedger(shop)
})

test('a customer who wants none of it gets it cancelled', async () => {
  const { shop, order, answer } = await openAsked()
  expect(await answer('leave-out')).toBeNull()
  expect(await order()).toMatchObject({ status: 'cancelled', lines: [{ cancelledQuantity: 2 }] })
  await expectSoundLedger(shop)
})

test('a weighing withdraws the question', async () => {
  const { shop, weigh, answer, order } = await openAsked()
  expect((await weigh(2500)).status).toBe(200)
  expect(await answer('agree')).toBe('question_not_found')
  expect(await order()).toMatchObject({ total: 650, questions: [] })
  await expectSoundLedger(shop)
})

test('only a weight above the most is asked about, and only with the answers that fit', async () => {
  const { shop, ask, answer, order } = await openAsked()
  expect((await ask(2640)).body.code).toBe('weight_not_above')
  expect((await ask(2e6)).status).toBe(400)
  expect((await ask(2940, { left: 1, missing: 1 })).body.code).toBe('order_line_changed')
  for (const unfit of ['take-rest', 'replace', 'more'])
    expect(await answer(unfit)).toBe('fields_missing')
  expect(await order()).toMatchObject({ total: 630, questions: [{ answer: null }] })
  await expectSoundLedger(shop)
})

test('what goes on account stays within its limit', async () => {
  const { shop, answer, order } = await openAsked({ payment: 'account', limit: 700 })
  expect(await answer('agree')).toBe('khata_limit')
  expect(await order()).toMatchObject({ total: 630, questions: [{ answer: null, state: 'open' }] })
  expect(await answer('less')).toBeNull()
  await expectSoundLedger(shop)
})

test('staff write to customers in the language in which they ordered', async () => {
  const shop = await openShop({ languages: [english, urdu], pages: await loadPages() })
  await writeTranslations(shop.db, 'ur', new Map([['Kala Kulu Apples', 'کالا کولو سیب']]), 1)
  const [guest, clerk] = [shop.guest(), await shop.as('clerk')]
  await clerk.patch('admin/products/apples', { unitGrams: 1200, byPiece: true })
  const body = cartOrder(630, undefined, { contact })
  const { _id: id } = await placed(guest, body, { ...onPurpose(), 'accept-language': 'ur' })
  const asked = { productId: 'apples', left: 2, missing: 2, reason: 'Too heavy', grams: 2940 }
  const { data } = (await clerk.post(`admin/orders/${id}/questions`, asked)).body
  expect(data.whatsappText).toMatch(/^السلام علیکم/)
  expect(data.questions[0].text).toMatch(/وزن.*2\.94 کلو.*\{link\}/)
  const page = await guest.get(`/order-question?token=${data.questions[0].token}`, {
    'accept-language': 'ur',
  })
  expect(page.text).toContain('کالا کولو سیب')
  expect(page.text).not.toContain('Kala Kulu Apples')
})

test('the e-mail names the weight, what it costs and the most', async () => {
  const { shop } = await openAsked()
  await enqueueEmails(shop, () => {})
  const email = (await emailsOf(shop.db)).find(({ kind }) => kind === 'order-short')
  expect(email).toMatchObject({
    order: { heavy: { grams: 2940, amount: 588_00, most: 528_00 }, total: 630_00 },
  })
})
