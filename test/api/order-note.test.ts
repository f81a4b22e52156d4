import { expect, test } from 'vitest'
import { forFile } from '../support/clean-up.ts'
import { address, buyNow, cartOrder, contact, placed } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const note = 'Green gate, second floor.\nRing twice: <b>the bell</b> is "slow" & old'

test('a note for the rider is saved unchanged for customer and staff, with cart and Buy Now', async () => {
  const shop = await openShop()
  const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  const order = await placed(amina, cartOrder(630, undefined, { note: `  ${note}  ` }))
  expect(order.note).toBe(note)
  expect((await amina.get(`order/${order._id}`)).body.data.note).toBe(note)
  expect((await amina.get('order/get')).body.data[0].note).toBe(note)
  expect((await clerk.get(`admin/orders/${order._id}`)).body.data.note).toBe(note)
  expect((await clerk.get('admin/orders')).body.data[0].note).toBe(note)
  const guests = await placed(shop.guest(), buyNow(390, undefined, { contact, note: 'Gate 2' }))
  expect(guests.note).toBe('Gate 2')
})

test.each([
  ['nothing', {}, ''],
  ['an empty note', { note: ' \n ' }, ''],
  [
    'marks that turn the letters around',
    { note: '\u202eetag neerG\u2066 7\u202c' },
    'etag neerG 7',
  ],
  ['Urdu, with its own joiners', { note: 'گیٹ پر نہ رکیں\u200c' }, 'گیٹ پر نہ رکیں\u200c'],
  ['pages of empty lines', { note: `a${'\n'.repeat(300)}b` }, 'a\n\nb'],
  ['500 letters', { note: 'x'.repeat(500) }, 'x'.repeat(500)],
])('%s', async (_, more, kept) => {
  const shop = await openShop()
  const order = await placed(await shop.as('amina'), cartOrder(630, undefined, more))
  expect(order.note).toBe(kept)
})

/** For tables of what is refused: nothing in it changes. */
const shopOfFile = forFile(() => openShop())

test.each([
  ['10,000 letters', 'x'.repeat(10_000), 'This may have at most 500 characters.'],
  ['NUL', 'gate \u0000', 'This must be plain text.'],
  ['half a letter', 'gate \ud800', 'This must be plain text.'],
  ['a number', 7, 'This must be text.'],
])(
  '%s: refused in a sentence that names the field, and nothing is written',
  async (_, bad, why) => {
    const shop = shopOfFile()
    const body = cartOrder(630, undefined, { note: bad })
    expect(await (await shop.as('amina')).post('order/create', body)).toMatchObject({
      status: 400,
      body: { message: `Please check “note”. ${why}`, errors: [{ path: 'note' }] },
    })
    expect(await shop.count('orders')).toBe(0)
  },
)

test('the note is part of the idempotency fingerprint', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const key = { 'idempotency-key': 'a-key-of-this-test' }
  const body = { ...cartOrder(), shippingAddress: address, note }
  const first = await placed(amina, body, key)
  expect((await placed(amina, body, key))._id).toBe(first._id)
  expect((await amina.post('order/create', { ...body, note: 'another' }, key)).status).toBe(422)
})
