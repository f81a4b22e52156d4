import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { buyNow, cartOrder } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const order = {
  cash: cartOrder(630),
  card: cartOrder(630, undefined, { paymentMethod: 'card' }),
  buyNow: buyNow(390),
  buyNowByCard: buyNow(390, undefined, { flow: 'buy-now', paymentMethod: 'card' }),
}

test.each([
  [['cod', 'card'], { cash: 201, card: 201, buyNow: 201, buyNowByCard: 'card_with_buy_now' }],
  [['cod'], { cash: 201, card: 'payment_off', buyNow: 201, buyNowByCard: 'card_with_buy_now' }],
  [['card'], { cash: 'payment_off', card: 201, buyNow: 'payment_off', buyNowByCard: 201 }],
] as const)('where the shop takes %j', async (paymentMethods, outcomes) => {
  for (const [kind, outcome] of Object.entries(outcomes)) {
    const shop = await openShop()
    const owner = await shop.as('owner')
    expect((await owner.patch('admin/settings', { paymentMethods })).status).toBe(200)
    expect((await shop.guest().get('settings')).body.paymentMethods).toEqual(paymentMethods)
    const amina = await shop.as('amina')
    const { status, body } = await amina.post('order/create', order[kind as keyof typeof order])
    expect([kind, body.code ?? status]).toEqual([kind, outcome])
  }
})

const allWords = ['in cash or by card', 'You pay the rider in cash.', 'You pay the rider by card.']

test.each([
  [['cod', 'card'], allWords[0]],
  [['cod'], allWords[1]],
  [['card'], allWords[2]],
] as const)('where the shop takes %j, its texts say “%s”', async (paymentMethods, words) => {
  const shop = await openShop({ pages: await loadPages() })
  await (await shop.as('owner')).patch('admin/settings', { paymentMethods })
  for (const path of ['/termsconditions', '/payment-info', '/cash-on-delivery', '/faqs']) {
    const { text } = await shop.guest().get(path)
    expect(
      allWords.filter((one) => text.includes(one)),
      path,
    ).toEqual([words])
    expect(text, path).not.toContain('in cash at your door')
  }
})

test('one payment stays, and each is named once', async () => {
  const owner = await (await openShop()).as('owner')
  for (const paymentMethods of [[], ['paid'], ['cod', 'card', 'cod']]) {
    const reply = await owner.patch('admin/settings', { paymentMethods })
    expect([reply.status, reply.body.message.length > 10]).toEqual([400, true])
  }
  const reply = await owner.patch('admin/settings', { paymentMethods: ['card', 'card'] })
  expect(reply.body.data.paymentMethods).toEqual(['card'])
})

test('an order that was placed before is found again by its key when its payment is off', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const headers = { 'idempotency-key': 'one-and-the-same' }
  const first = await amina.post('order/create', order.card, headers)
  await (await shop.as('owner')).patch('admin/settings', { paymentMethods: ['cod'] })
  expect((await amina.post('order/create', order.card, headers)).body).toEqual(first.body)
})

const atCounter = 'You can also pick up your order at the shop, free, and pay at the counter.'
const refundAtCounter = 'for an order that you picked up, you get it at the counter.'

test.each([
  [2, true],
  [0, false],
])('with %i days for pickup, the texts name it: %s', async (pickupDays, isNamed) => {
  const shop = await openShop({ pages: await loadPages() })
  await (await shop.as('owner')).patch('admin/settings', { pickupDays })
  for (const path of ['/faqs', '/termsconditions', '/policy', '/payment-info']) {
    const { text } = await shop.guest().get(path)
    expect([path, text.includes(atCounter)]).toEqual([path, isNamed])
    // Values that are left out leave no gap.
    expect(text.match(/[.!] {2,}\w/g)).toBeNull()
  }
  for (const path of ['/faqs', '/policy', '/payment-info'])
    expect((await shop.guest().get(path)).text.includes(refundAtCounter)).toBe(isNamed)
})
