import { expect, test } from 'vitest'
import type { Db, Sql } from '#db/database.ts'
import { findReturn } from '#shop/returns/returns.store.ts'
import { decide } from '#shop/returns/write-returns.store.ts'
import { emailsIn } from '#server/emails/write-email.ts'
import { english } from '#web/messages/language.ts'
import { mailLinks } from '#server/emails/mail-links.ts'
import { searchOutbox } from '#shop/outbox/outbox.store.ts'
import type { Email } from '#shop/notifications/email.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { buyNow, cartOrder, contact, delivered, placed } from '../support/orders.ts'
import { barrier } from '../support/barrier.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

// 2 apples at 240 and 1 chai at 499.50, 150 shipping: 1129.50; earns 16 + 24.
const both = [
  { product: 'apples', quantity: 2 },
  { product: 'chai', quantity: 1 },
]

async function openWithOrder(body: unknown = cartOrder(1129.5, both)) {
  const shop = await openShop()
  const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  const id = await delivered(shop, amina, body)
  return { shop, amina, clerk, id }
}

type Returns = { returns: { _id: string; product: string; state: string }[] }
const waiting = ({ returns }: Returns, goods: string) =>
  returns.find(({ product, state }) => product === goods && state === 'asked')?._id

/** Asks for a return that is granted by the rules; its id. */
async function asked(who: Caller, order: string, fields: Record<string, string> = {}) {
  const input = { product: 'apples', quantity: '1', kind: 'damaged', reason: 'Two are rotten' }
  const { body, text } = await who.form(`order/${order}/return`, { ...input, ...fields })
  if (body.statuscode !== 201) throw new Error(`The return was refused: ${text}`)
  return String(waiting(body.data, fields['product'] ?? 'apples'))
}
const decided = async (clerk: Caller, id: string, body: object) => {
  const reply = await clerk.patch(`admin/returns/${id}`, body)
  return reply.body.data
}
const figuresOf = async (shop: TestShop) => ({
  apples: await shop.stockOf('apples'),
  chai: await shop.stockOf('chai'),
  points: await shop.balanceOf('amina'),
})
const emailOf = async ({ db }: TestShop) => {
  const [last] = await searchOutbox<Email>(db, {
    text: 'return',
    state: null,
    limit: 1,
    offset: 0,
  })
  if (last === undefined) throw new Error('There is no e-mail')
  const links = { ...mailLinks(''), order: () => 'https://kiryana.example/order' }
  const { text } = emailsIn([english])(last.email, {
    locale: null,
    shop: 'Kiryana',
    foot: [],
    links,
  })
  return `${last.email.to}: ${text}`
}

test('accepted: money, points, shelf, e-mail and audit, and the order says so', async () => {
  const { shop, amina, clerk, id } = await openWithOrder()
  expect(await figuresOf(shop)).toEqual({ apples: 48, chai: 99, points: 40 })
  shop.later(1000)
  const chai = await asked(amina, id, { product: 'chai', kind: 'unwanted', reason: 'Too much' })
  const answer = { state: 'accepted', note: 'The rider comes on Friday' }
  expect(await decided(clerk, chai, answer)).toMatchObject({
    state: 'accepted',
    note: 'The rider comes on Friday',
    refund: { cash: 499.5, pointsBack: 0, pointsTaken: 24 },
    restocked: true,
  })
  expect(await figuresOf(shop)).toEqual({ apples: 48, chai: 100, points: 16 })
  const order = (await amina.get(`order/${id}`)).body.data
  expect(order).toMatchObject({ status: 'delivered', total: 1129.5, loyaltypoints: 40 })
  expect(order.returns).toMatchObject([{ refund: { amount: 499.5 }, note: answer.note }])
  const email = await emailOf(shop)
  for (const words of [
    'amina@kiryana.example',
    '1 × Dum Chai, Loose Leaf',
    'Our rider brings Rs. 499.50 in cash to your door.',
    'We take back 24 loyalty points that you earned with it.',
    'The rider comes on Friday',
  ])
    expect(email).toContain(words)
  await expectSoundLedger(shop)
})

test('the money for an order that was picked up is paid at the counter', async () => {
  const shop = await openShop()
  const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  await (await shop.as('owner')).patch('admin/settings', { pickupDays: 2 })
  const { _id: id } = await placed(amina, cartOrder(979.5, both, { pickup: true }))
  for (const status of ['packed', 'ready', 'delivered'])
    await clerk.patch(`admin/orders/${id}`, { status })
  const chai = await asked(amina, id, { product: 'chai', kind: 'unwanted', reason: 'Too much' })
  await decided(clerk, chai, { state: 'accepted' })
  const email = await emailOf(shop)
  expect(email).toContain('You get Rs. 499.50 in cash at the counter of our shop.')
  expect(email).not.toContain('rider')
})

test('refused: nothing moves, and the e-mail says why', async () => {
  const { shop, amina, clerk, id } = await openWithOrder()
  const note = 'The photograph shows another shop’s bag.'
  const refused = await decided(clerk, await asked(amina, id), { state: 'refused', note })
  expect(refused).toMatchObject({ state: 'refused', note, refund: null, restocked: false })
  expect(await figuresOf(shop)).toEqual({ apples: 48, chai: 99, points: 40 })
  expect(await emailOf(shop)).toContain(note)
  await expectSoundLedger(shop)
})

test.each([
  ['what is unwanted and keeps', 'unwanted', undefined, 0, true],
  ['unless staff says no', 'unwanted', false, 0, false],
  ['not what is damaged', 'damaged', undefined, 0, false],
  ['unless staff finds it whole', 'damaged', true, 0, true],
  ['not what spoils', 'damaged', undefined, 1, false],
  ['and that not on demand', 'damaged', true, 1, 'return_not_sellable'],
] as const)('on the shelf again: %s', async (_, kind, restock, perishable, answer) => {
  const { shop, amina, clerk, id } = await openWithOrder()
  const one = await asked(amina, id, { kind })
  await shop.db.run`update order_line set perishable = ${perishable} where product_id = 'apples'`
  const reply = await clerk.patch(`admin/returns/${one}`, { state: 'accepted', restock })
  expect(reply.body.data?.restocked ?? reply.body.code).toBe(answer)
  expect(await shop.stockOf('apples')).toBe(answer === true ? 49 : 48)
  await expectSoundLedger(shop)
})

test('redeemed points come back once less is left to pay; the shipping with the last thing, if it was damaged', async () => {
  const shop = await openShop()
  const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  await shop.db
    .run`insert into points_entry (account_id, seq, order_id, reason, points, balance_after, at) values ('amina', 1, null, 'given-back', 1000, 1000, 0)`
  const id = await delivered(shop, amina, cartOrder(129.5, both, { redeempoints: 1000 }))
  expect(await shop.balanceOf('amina')).toBe(40)
  const chai = await asked(amina, id, { product: 'chai' })
  expect((await decided(clerk, chai, { state: 'accepted' })).refund).toEqual({
    cash: 129.5,
    pointsBack: 370,
    pointsTaken: 24,
  })
  expect(await shop.balanceOf('amina')).toBe(40 + 370 - 24)
  const apples = await asked(amina, id, { quantity: '2' })
  expect((await decided(clerk, apples, { state: 'accepted' })).refund).toEqual({
    cash: 0,
    pointsBack: 630,
    pointsTaken: 16,
  })
  expect(await shop.balanceOf('amina')).toBe(1000)
  await expectSoundLedger(shop)
})

test('a part of a line is returned, then the rest; a guest’s order has no points', async () => {
  const shop = await openShop()
  const [guest, clerk] = [shop.guest(), await shop.as('clerk')]
  const two = [{ product: 'apples', quantity: 2 }]
  const id = await delivered(shop, guest, buyNow(630, two, { contact }))
  const key = guest.cookies.get('guest')
  for (const amount of [240, 390]) {
    const { body } = await guest.form(`order/${id}/return?key=${key}`, {
      product: 'apples',
      quantity: '1',
      kind: 'damaged',
      reason: 'Rotten',
    })
    const asked = waiting(body.data, 'apples') ?? ''
    expect((await decided(clerk, asked, { state: 'accepted' })).refund).toEqual({
      cash: amount,
      pointsBack: 0,
      pointsTaken: 0,
    })
  }
  await expectSoundLedger(shop)
})

test.each([
  ['accept ∥ accept', ['accepted', 'accepted', 'accepted', 'accepted']],
  ['accept ∥ refuse', ['accepted', 'refused', 'accepted', 'refused']],
])('%s: one succeeds, the others get a conflict', async (_, states) => {
  const { shop, amina, clerk, id } = await openWithOrder()
  const chai = await asked(amina, id, { product: 'chai', kind: 'unwanted' })
  const replies = await Promise.all(
    states.map((state) => clerk.patch(`admin/returns/${chai}`, { state })),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  const won = replies.find(({ status }) => status === 200)?.body.data.state
  expect(await figuresOf(shop)).toEqual(
    won === 'accepted'
      ? { apples: 48, chai: 100, points: 16 }
      : { apples: 48, chai: 99, points: 40 },
  )
  const { count } = await shop.db.one<{ count: number }>`
    select count(*) as count from outbox where kind like 'return-%'`
  expect(count).toBe(1)
  await expectSoundLedger(shop)
})

test('two returns of one order accepted at once are worked out one after the other', async () => {
  const { shop, amina, clerk, id } = await openWithOrder()
  const all = [
    await asked(amina, id, { product: 'chai' }),
    await asked(amina, id, { quantity: '2' }),
  ]
  const answers = await Promise.all(all.map((one) => decided(clerk, one, { state: 'accepted' })))
  const total = answers.reduce((sum, { refund }) => sum + refund.cash, 0)
  expect([total, await shop.balanceOf('amina')]).toEqual([1129.5, 0])
  await expectSoundLedger(shop)
})

type Decide = (db: Sql, id: string, meet: () => Promise<void>) => Promise<boolean>
const verdict = { state: 'accepted', note: null, at: 5, by: 'clerk' } as const

const guarded: Decide = async (db, id, meet) => {
  await meet()
  return decide(db, id, verdict)
}
/** Looks first, then writes: right for one clerk, wrong for two. */
const naive: Decide = async (db, id, meet) => {
  const found = await findReturn(db, id)
  await meet()
  if (found?.state !== 'asked') return false
  await db.run`update return_request set state = 'accepted', decided_at = 5 where id = ${id}`
  return true
}
const winnersOf = async (db: Db, id: string, how: Decide) => {
  const meet = barrier(2)
  const won = await Promise.all([how(db, id, meet), how(db, id, meet)])
  return won.filter(Boolean).length
}

test.each([
  ['the guarded statement lets one clerk win', guarded, 1],
  ['twin: look first, then write, and both do', naive, 2],
])('%s', async (_, how, winners) => {
  const { shop, amina, id } = await openWithOrder()
  expect(await winnersOf(shop.db, await asked(amina, id), how)).toBe(winners)
})

test('the database itself gives points back once for each return', async () => {
  const { shop, amina, clerk, id } = await openWithOrder()
  await decided(clerk, await asked(amina, id), { state: 'accepted' })
  await expect(
    shop.db
      .run`insert into points_entry (account_id, seq, order_id, reason, points, balance_after, at, sequence)
      values ('amina', 3, ${id}, 'taken-back', -8, 24, 5, 1)`,
  ).rejects.toThrow(/duplicate key/)
})
