import { expect, test } from 'vitest'
import { fillOrders } from '../support/many-orders.ts'
import { buyNow, cartOrder, onPurpose, placed } from '../support/orders.ts'
import { requests } from '../support/requests.ts'
import { type Caller, openShop } from '../support/shop.ts'

const fileOf = async (caller: Caller, query = '') => (await caller.get(`admin/orders/csv${query}`)).text // prettier-ignore
const linesOf = (text: string) => text.replace('\ufeff', '').trimEnd().split('\r\n')

test('orders are exported with their products and addresses, in the time of the shop', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const { _id: id } = await placed(
    await shop.as('amina'),
    cartOrder(630, undefined, { shippingAddress: '=House 1, "Blue" Street, Rawalpindi' }),
  )
  const reply = await clerk.get('admin/orders/csv')
  expect(reply.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/filename="orders-\d{4}-\d\d-\d\d\.csv"/),
  })
  const [headings, row, ...others] = linesOf(reply.text)
  expect(headings).toBe(
    'Order,Placed,Status,Customer,Phone,E-mail,Address,Delivery zone,Promised from,Promised until,Items,Pieces,Subtotal (Rs.),Delivery (Rs.),Points used,Total (Rs.),Payment,Channel,Note',
  )
  expect(row).toContain(`${(id as string).slice(0, 7)},2025-01-05 `)
  expect(row).toContain(`"'=House 1, ""Blue"" Street, Rawalpindi"`)
  expect(others).toEqual([])
})

test('lines have a row each, with what was cancelled of them', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const order = await placed(await shop.as('amina'), buyNow())
  const { lines } = (await clerk.get(`admin/orders/${order._id}`)).body.data
  const rows = linesOf(await fileOf(clerk, '?rows=lines'))
  expect(rows).toHaveLength(1 + lines.length)
  const { name, pack, price, quantity, amount } = lines[0]
  expect(rows[1]).toContain([name, pack, '', price, quantity, 0, amount].join(','))
})

test('an export follows the filters, or has chosen orders', async () => {
  const shop = await openShop()
  const [clerk, amina] = [await shop.as('clerk'), await shop.as('amina')]
  const first = (await placed(amina, cartOrder()))._id as string
  shop.later(60_000)
  const taken = await clerk.post('admin/orders', requests.adminTakeOrder.body, onPurpose())
  expect(taken.status).toBe(201)
  const phone = taken.body.data.id as string
  const numbers = async (query: string) =>
    linesOf(await fileOf(clerk, query)).slice(1).map((row) => row.split(',')[0]) // prettier-ignore
  const [one, two] = [first.slice(0, 7), phone.slice(0, 7)]
  expect(await numbers('')).toEqual([two, one])
  expect(await numbers('?channel=phone')).toEqual([two])
  expect(await numbers(`?id=${first}`)).toEqual([one])
  expect(await numbers(`?id=${first}&id=${phone}`)).toEqual([two, one])
  expect(await numbers('?until=2025-01-01')).toEqual([])
  expect((await clerk.get('admin/orders/csv?rows=cells')).status).toBe(400)
})

test('an export of more than one page has each order once', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  await fillOrders(shop.db, 'amina', 101)
  await shop.db.run`update orders set contact_name = id`
  const names = linesOf(await fileOf(clerk)).slice(1).map((row) => row.split(',')[3]) // prettier-ignore
  expect(names).toHaveLength(101)
  expect(new Set(names).size).toBe(101)
})
