import { expect, test } from 'vitest'
import { openShop } from '../support/shop.ts'

const order = {
  products: [{ product: 'lastmango', quantity: 1 }],
  total: 650,
  paymentMethod: 'cod',
  shippingAddress: 'House 12, Street 4, Rawalpindi',
}
const mango = 'shoppingitems/lastmango'
const forLong = 60_000

test('what guests see is kept, says whether it has changed, and is forgotten with a write that matters', async () => {
  const shop = await openShop({ keepFor: forLong })
  const guest = shop.guest()
  const first = await guest.get(mango)
  expect(first).toMatchObject({ status: 200, body: { data: { stock: 1 } } })
  const unchanged = await guest.get(mango, { 'if-none-match': String(first.headers['etag']) })
  expect(unchanged).toMatchObject({ status: 304, text: '' })

  await shop.db.run`update product set name = 'Another name' where id = 'lastmango'`
  expect((await guest.get(mango)).body.data.itemfullname).toBe('Chaunsa Mango') // still the kept one
  await guest.post('cart/price', { cartitems: [] }) // changes nothing
  expect((await guest.get(mango)).body.data.itemfullname).toBe('Chaunsa Mango')

  const amina = await shop.as('amina')
  expect((await amina.post('order/create', { ...order, total: 1 })).status).toBe(409) // refused: nothing changed
  expect((await guest.get(mango)).body.data.itemfullname).toBe('Chaunsa Mango')
  expect((await amina.post('order/create', order)).status).toBe(201)
  expect((await guest.get(mango)).body.data).toMatchObject({
    itemfullname: 'Another name',
    stock: 0,
  })
})

test('a stock buyer after a guest, and a guest after a stock buyer, each see their own', async () => {
  const shop = await openShop({ keepFor: forLong })
  const hina = await shop.as('hina')
  expect((await shop.guest().get(mango)).text).not.toContain('wholesale')
  const hers = await hina.get(mango)
  expect(hers.text).toContain('wholesale')
  expect(hers.headers['cache-control']).toBe('private, no-store')
  expect((await shop.guest().get(mango)).text).not.toContain('wholesale')
})
