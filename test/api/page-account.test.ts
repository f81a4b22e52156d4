import { expect, test } from 'vitest'
import { cartOrder, placed } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

// A page that was drawn for Amina sends this; Bilal has logged in in another tab since.
const ofAmina = { 'page-account': 'amina' }
const ofBilal = { 'page-account': 'bilal' }

const changes = [
  ['POST', 'user/addtofavourites', { productid: 'apples' }],
  ['POST', 'user/removefromfavourites', { productid: 'apples' }],
  ['POST', 'user/notifyme', { productid: 'soldout' }],
  ['POST', 'user/dontnotifyme', { productid: 'soldout' }],
  ['POST', 'user/addresses', { name: 'Amina', phone: '0300 1234567', address: 'House 1' }],
  ['PATCH', 'user/addresses/none', { label: 'Home' }],
  ['DELETE', 'user/addresses/none', undefined],
  ['POST', 'user/signouteverywhere', {}],
  ['POST', 'reviews', { review: 'Good', rating: 5 }],
  ['POST', 'shoppingitems/apples/reviews', { review: 'Sweet', rating: 5 }],
  ['PUT', 'cart', { cartitems: [] }],
  ['POST', 'cart/changes', { changes: [] }],
  ['POST', 'order/none/cancel', { products: [] }],
  ['POST', 'order/create', cartOrder()],
  ['POST', 'message', { name: 'A', email: 'a@kiryana.example', subject: 'B', message: 'C' }],
] as const

test("from another account's page each change is refused, in words that name who is logged in", async () => {
  const shop = await openShop()
  const bilal = await shop.as('bilal')
  for (const [method, path, body] of changes) {
    const { status, body: answer } = await bilal.send(method, path, body, ofAmina)
    expect([path, status, answer]).toMatchObject([
      path,
      403,
      { code: 'other_account', message: expect.stringContaining('logged in as Bilal Ahmed') },
    ])
  }
  for (const [method, path, body] of changes.toReversed())
    for (const headers of [ofBilal, {}]) {
      const { body: answer } = await bilal.send(method, path, body, headers)
      expect([path, answer.code]).not.toEqual([path, 'other_account'])
    }
})

test('a page drawn for a guest changes nothing of the account that has logged in since', async () => {
  const shop = await openShop()
  const ofGuest = { 'page-account': 'guest' }
  const bilal = await shop.as('bilal')
  for (const [method, path, body] of changes) {
    const { body: answer } = await bilal.send(method, path, body, ofGuest)
    expect([path, answer.code]).toEqual([path, 'other_account'])
  }
  const [, , message] = changes.at(-1) ?? []
  expect((await shop.guest().post('message', message, ofGuest)).status).toBe(201)
  expect((await bilal.post('user/logout', {}, ofGuest)).status).toBe(200)
})

test('a call for another account changes nothing: profile, wishlist, addresses, order', async () => {
  const shop = await openShop()
  const bilal = await shop.as('bilal')
  const { _id: id } = await placed(bilal, cartOrder())
  const state = async () => ({
    me: (await bilal.get('user/me')).body,
    addresses: (await bilal.get('user/addresses')).body,
    order: (await bilal.get(`order/${id}`)).body,
  })
  const before = await state()
  const answers = [
    await bilal.form('user/updateprofile', { fullname: 'Amina' }, undefined, ofAmina),
    await bilal.post('user/addtofavourites', { productid: 'chai' }, ofAmina),
    await bilal.post(
      'user/addresses',
      { name: 'Amina', phone: '0300 1234567', address: 'House 1' },
      ofAmina,
    ),
    await bilal.post(`order/${id}/cancel`, { products: [] }, ofAmina),
    await bilal.post('user/deleteaccount', {}, ofAmina),
  ]
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    answers.map(() => [403, 'other_account']),
  )
  expect(await state()).toEqual(before)
})

test('reads and public calls ignore the displayed account', async () => {
  const shop = await openShop()
  const bilal = await shop.as('bilal')
  expect((await bilal.get('cart', ofAmina)).status).toBe(200)
  expect((await bilal.post('cart/price', { cartitems: [] }, ofAmina)).status).toBe(200)
  expect((await bilal.post('user/logout', {}, ofAmina)).status).toBe(200)
})

test('who is logged out is asked to log in', async () => {
  const shop = await openShop()
  const guest = shop.guest()
  const answer = await guest.post('user/addtofavourites', { productid: 'apples' }, ofAmina)
  expect(answer.status).toBe(401)
})
