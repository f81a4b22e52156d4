import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { shopDay } from '#shop/settings/shop-day.ts'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import { emailsOf } from '../support/mail.ts'
import { allowManyOrders, cartOrder, contact, placed } from '../support/orders.ts'
import { stopAction } from '../support/runs.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

const sound = async (shop: TestShop) =>
  expect(await verifyShop(shop.db, shop.dataFolder, shop.now())).toEqual([])

/** Two apples of about 1.2 kg for about 480, at most 528; 630 with delivery, which have to be paid in advance. */
async function open(options: Parameters<typeof openShop>[0] = {}) {
  const shop = await openShop(options)
  await allowManyOrders(shop.db)
  const [owner, clerk] = [await shop.as('owner'), await shop.as('clerk')]
  await owner.patch('admin/settings', { holdLarge: 'prepay', holdLargeFrom: 1 })
  await clerk.patch('admin/products/apples', { unitGrams: 1200, byPiece: true })
  return { shop, owner, clerk }
}

async function openPaid({ cashOffered = 1000 } = {}) {
  const { shop, owner, clerk } = await open()
  const amina = await shop.as('amina')
  const { _id: id } = await placed(amina, cartOrder(630, undefined, { cashOffered }))
  const paid = await owner.post(`admin/orders/${id}/release`, { slip: 'TRX 81', total: 630 })
  expect(paid.status, paid.text).toBe(200)
  return { shop, owner, clerk, amina, ...of(clerk, id) }
}

const of = (clerk: Caller, id: string) => ({
  id,
  order: async () => (await clerk.get(`admin/orders/${id}`)).body.data,
  weigh: (grams: number, more: object = {}) =>
    clerk.send('PUT', `admin/orders/${id}/weight`, { productId: 'apples', left: 2, seen: null, grams, ...more }), // prettier-ignore
  move: (status: string) => clerk.patch(`admin/orders/${id}`, { status }),
  payBack: (amount: number, more: object = {}, by = clerk) =>
    by.post(`admin/orders/${id}/pay-back`, { id: randomUUID(), method: 'cash', slip: '', amount, ...more }), // prettier-ignore
})

const entriesOf = async (who: Caller) =>
  (await who.get('admin/cash')).body.own?.entries.map(
    ({ kind, method, amount, note }: Record<string, unknown>) => [kind, method, amount, note],
  ) ?? []

test('a payment in advance is entered when it arrives, once, and needs its slip', async () => {
  const { shop, owner, clerk } = await open()
  const { _id: id } = await placed(shop.guest(), cartOrder(630, undefined, { contact }))
  const release = (body: object) => owner.post(`admin/orders/${id}/release`, body)
  expect(await release({})).toMatchObject({ status: 400, body: { code: 'slip_missing' } })
  expect(await release({ slip: '1', total: 600 })).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } }) // prettier-ignore
  const replies = await Promise.all([1, 2].map(() => release({ slip: 'TRX 81', total: 630 })))
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(replies[0]?.body.data).toMatchObject({ prepaid: 630, toCollect: 0, toPayBack: 0 })
  expect(await entriesOf(owner)).toEqual([['prepaid', 'transfer', 630, 'TRX 81']])
  const { weigh, move } = of(clerk, id)
  await weigh(2400)
  for (const status of ['packed', 'shipped', 'delivered']) await move(status)
  expect(await entriesOf(clerk)).toEqual([]) // nothing at the door
  expect(await entriesOf(owner)).toHaveLength(1)
  await sound(shop)
})

test('what weighs more than estimated is collected at the door, and no more', async () => {
  const { shop, clerk, amina, id, order, weigh, move } = await openPaid()
  expect((await weigh(2500)).status).toBe(200)
  expect(await order()).toMatchObject({ total: 650, prepaid: 630, toCollect: 20, cashOffered: null }) // prettier-ignore
  expect((await amina.get(`order/${id}`)).body.data).toMatchObject({ total: 650, prepaid: 630 })
  await move('packed')
  const day = shopDay(shop.now())
  await clerk.post('admin/runs/stops', { day, rider: 'clerk', orders: [{ id, from: null }] })
  expect((await clerk.get('admin/run')).body.data.stops).toMatchObject([{ id, due: 20 }])
  await move('shipped')
  const [shipped] = (await emailsOf(shop.db)).filter(({ kind }) => kind === 'order-shipped')
  expect(shipped).toMatchObject({ order: { stillDue: 20_00 } })
  const payLess = (collected: number) =>
    clerk.post('admin/run/actions', stopAction(shop, id, 'paid-less', { collected, reason: 'No change' })) // prettier-ignore
  expect((await payLess(25)).body.code).toBe('stop_collected_wrong')
  expect((await payLess(15)).status).toBe(200)
  expect(await entriesOf(clerk)).toEqual([
    ['short', 'cash', -5, 'No change'],
    ['order', 'cash', 20, ''],
  ])
  expect(await order()).toMatchObject({ collected: [{ method: 'cash', amount: 15 }] })
  await sound(shop)
})

test('the invoice says what to pay in advance, then that it is paid, and what is left', async () => {
  const { shop, owner, clerk } = await open({ pages: await loadPages() })
  const amina = await shop.as('amina')
  const { _id: id } = await placed(amina, cartOrder(630))
  const invoice = async () => {
    const { text } = await amina.get(`/invoice/${id}`, { accept: 'text/html' })
    return (/<article.*<\/article>/s.exec(text)?.[0] ?? '').replaceAll(/<[^>]*>|\s/g, ' ').replaceAll(/ +/g, ' ') // prettier-ignore
  }
  expect(await invoice()).toContain('Please pay Rs. 630 in advance. Ask us how.')
  expect(await invoice()).not.toContain('Cash on Delivery')
  await owner.post(`admin/orders/${id}/release`, { slip: 'TRX 81', total: 630 })
  expect(await invoice()).toMatch(/Payment Paid in advance .*Paid in advance −Rs\. 630 /)
  expect(await invoice()).not.toContain('Please pay')
  const { weigh } = of(clerk, id)
  await weigh(2600)
  expect(await invoice()).toMatch(/Paid in advance −Rs\. 630 Still to pay Rs\. 40 /)
  await weigh(2300, { seen: 2600 })
  expect(await invoice()).toMatch(/Paid in advance −Rs\. 630 We pay you back Rs\. 20 /)
})

test('what weighs less or is cancelled is paid back once, in cash or by a transfer with its slip', async () => {
  const { shop, owner, clerk, order, weigh, move, payBack } = await openPaid()
  expect((await payBack(10)).body.code).toBe('nothing_to_pay_back')
  await weigh(2300)
  expect(await order()).toMatchObject({ total: 610, toPayBack: 20, toCollect: 0 })
  expect((await payBack(25)).body.code).toBe('changed_meanwhile')
  expect((await payBack(20, { method: 'transfer' })).body.code).toBe('slip_missing')
  const once = { id: randomUUID() }
  const replies = await Promise.all([1, 2, 3].map(() => payBack(20, once)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await payBack(20)).body.code).toBe('nothing_to_pay_back')
  expect((await payBack(30, once)).body.code).toBe('key_reused')
  await move('cancelled')
  expect(await order()).toMatchObject({ prepaid: 610, toPayBack: 610, toCollect: 0 })
  const [mail] = (await emailsOf(shop.db)).filter(({ kind }) => kind === 'order-cancelled')
  expect(mail).toMatchObject({ order: { payBack: 610_00 } })
  expect((await payBack(610, { method: 'transfer', slip: 'TRX 90' }, owner)).status).toBe(200)
  expect(await order()).toMatchObject({
    prepaid: 0,
    toPayBack: 0,
    prepayments: [
      { kind: 'prepaid', method: 'transfer', amount: 630, slip: 'TRX 81' },
      { kind: 'paid-back', method: 'cash', amount: 20 },
      { kind: 'paid-back', method: 'transfer', amount: 610, slip: 'TRX 90' },
    ],
    weighings: [{ line: 0, grams: 2300, amount: 460 }],
  })
  expect(await entriesOf(clerk)).toEqual([['paid-back', 'cash', -20, '']])
  await sound(shop)
})

test('a delivery that is taken back keeps what was paid in advance', async () => {
  const { shop, clerk, order, id, weigh, move } = await openPaid()
  await weigh(2500)
  for (const status of ['packed', 'shipped', 'delivered']) await move(status)
  const { history } = await order()
  const back = { id: randomUUID(), from: 'delivered', since: history.at(-1).at, reason: 'Nobody there' } // prettier-ignore
  expect((await clerk.post(`admin/orders/${id}/step-back`, back)).status).toBe(200)
  expect(await order()).toMatchObject({ prepaid: 630, toCollect: 20 })
  await sound(shop)
  await move('delivered')
  expect((await clerk.get('admin/cash')).body.own.balance).toBe(20)
  await sound(shop)
})

test('whatever happens to a prepaid order, its customer pays its total and never more than its most', async () => {
  const { shop, owner, clerk } = await open()
  const step = fc.oneof(
    fc.record({ what: fc.constant('weigh'), grams: fc.integer({ min: 200, max: 2640 }) }),
    fc.record({ what: fc.constantFrom('pay-back', 'cancel-one', 'cancel'), grams: fc.constant(0) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
      const { _id: id } = await placed(shop.guest(), cartOrder(630, undefined, { contact }))
      await owner.post(`admin/orders/${id}/release`, { slip: 'x' })
      const { order, weigh, move, payBack } = of(clerk, id)
      for (const { what, grams } of steps) {
        const { toPayBack, lines } = await order()
        const [{ quantity, cancelledQuantity, weight }] = lines
        const left = quantity - cancelledQuantity
        const seen = weight.packed?.grams ?? null
        if (what === 'weigh') await weigh(grams, { left, seen, charge: 'most' })
        else if (what === 'pay-back') await payBack(toPayBack)
        else if (what === 'cancel') await move('cancelled')
        else await clerk.post(`admin/orders/${id}/cancel`, { lines: [{ productId: 'apples', quantity: 1, left }], reason: 'gone' }) // prettier-ignore
      }
      for (const status of ['packed', 'shipped', 'delivered']) await move(status)
      const { toPayBack, status, total } = await order()
      if (toPayBack > 0) expect((await payBack(toPayBack)).status).toBe(200)
      const { paid } = await shop.db.one<{ paid: number }>`
        select cast(coalesce(sum(amount), 0) as bigint) as paid from cash_entry where order_id = ${id}`
      expect(paid).toBeLessThanOrEqual(678_00)
      if (status === 'delivered') expect(paid).toBe(Math.round(total * 100))
      if (status === 'cancelled') expect(paid).toBe(0)
      expect((await order()).toPayBack).toBe(0)
    }),
    { numRuns: 15 },
  )
  await sound(shop)
})
