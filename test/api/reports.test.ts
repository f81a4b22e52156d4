import { expect, test } from 'vitest'
import { countSales, recountSales } from '#shop/reports/count-sales.ts'
import { forFile } from '../support/clean-up.ts'
import { cartOrder, onPurpose, placed } from '../support/orders.ts'
import { requests } from '../support/requests.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const day = 24 * 60 * 60_000
const atta = (quantity: number) => cartOrder(150 + 1250 * quantity, [{ product: 'atta', quantity }])

/** Two orders a day apart, the later one cancelled; then their day is counted. */
async function openWithSales() {
  const shop = await openShop()
  await placed(await shop.as('amina'), atta(1))
  shop.later(day)
  const amina = await shop.as('amina')
  const second = await placed(amina, atta(2))
  const reason = '=HYPERLINK("https://evil.example")'
  const reply = await amina.post(`order/${second._id}/cancel`, { products: [], reason })
  expect(reply.status).toBe(200)
  await countSales(shop)
  return shop
}

const days = ({ now }: TestShop) =>
  [now() - day, now()].map((at) => new Date(at + 5 * 60 * 60_000).toISOString().slice(0, 10))

test('a report has each day, the total, and the total of the previous period', async () => {
  const shop = await openWithSales()
  const viewer = await shop.as('clerk')
  const [from, to] = days(shop)
  const { body } = await viewer.get(`admin/reports/sales?from=${from}&to=${to}`)
  expect(body.data).toMatchObject({
    from,
    to,
    days: [
      { day: from, orders: 1, firstOrders: 1, goods: 1250_00, delivery: 150_00, net: 1400_00 },
      { day: to, orders: 1, laterOrders: 1, goods: 2500_00, cancelledOrders: 1, net: 0 },
    ],
    total: {
      orders: 2,
      soldOrders: 1,
      soldUnits: 1,
      soldGoods: 1250_00,
      soldDelivery: 150_00,
      cancelledGoods: 2500_00,
      cancelledDelivery: 150_00,
      net: 1400_00,
    },
    before: { total: { orders: 0, net: 0 } },
    pointsHeld: { points: 41, worth: 41_00 },
  })
  const next = await viewer.get(`admin/reports/sales?from=${to}&to=${to}`)
  expect(next.body.data.before).toMatchObject({ from, to: from, total: { net: 1400_00 } })
})

test('products, categories and reasons of cancellations count what was not cancelled', async () => {
  const shop = await openWithSales()
  const clerk = await shop.as('clerk')
  const bilal = await shop.as('bilal')
  const { _id } = await placed(bilal, cartOrder(150 + 480, [{ product: 'apples', quantity: 2 }]))
  await bilal.post(`order/${_id}/cancel`, { products: [] })
  await countSales(shop)
  const products = await clerk.get('admin/reports/products')
  expect(products.body.data.best).toMatchObject([
    { id: 'atta', pack: expect.stringMatching(/kg/), soldUnits: 1, soldGoods: 1250_00 },
  ])
  expect(products.body.data.best).toHaveLength(1)
  expect(products.body.data.slow.map(({ id }: { id: string }) => id)).not.toContain('none')
  const categories = await clerk.get('admin/reports/categories')
  expect(categories.body.data).toMatchObject([{ soldUnits: 1, soldGoods: 1250_00 }])
  expect(categories.body.data).toHaveLength(1)
  const reasons = await clerk.get('admin/reports/cancellations')
  expect(reasons.body.data).toEqual([
    { reason: null, orders: 1, amount: 630_00 },
    { reason: '=HYPERLINK("https://evil.example")', orders: 1, amount: 2650_00 },
  ])
})

test('orders are counted by weekday and hour of the shop', async () => {
  const shop = await openWithSales()
  const [from = '', to] = days(shop)
  const viewer = await shop.as('clerk')
  const hour = new Date(shop.now() + 5 * 60 * 60_000).getUTCHours()
  const weekday = new Date(from).getUTCDay()
  const { body } = await viewer.get(`admin/reports/hours?from=${from}&to=${to}`)
  expect(body.data).toEqual(
    [weekday, (weekday + 1) % 7].toSorted().map((one) => ({ weekday: one, hour, orders: 1 })),
  )
  const csv = await viewer.get(`admin/reports/hours/csv?from=${from}&to=${from}`)
  expect(csv.text).toBe(
    `\ufeffWeekday (0 is Sunday),Hour (0 to 23),Orders placed\r\n${weekday},${hour},1\r\n`,
  )
})

test('orders are summed by delivery zone and at the counter, without cancelled ones', async () => {
  const shop = await openWithSales()
  const [from = '', to] = days(shop)
  await shop.db.run`update orders set delivery_zone = 'Saddar'`
  const clerk = await shop.as('clerk')
  const body = requests.adminTakeOrder.body as object
  const lines = [{ productId: 'apples', quantity: 1 }]
  const sale = { ...body, lines, atCounter: true, address: '', total: 240 }
  expect((await clerk.post('admin/orders', sale, onPurpose())).status).toBe(201)
  await recountSales(shop)
  const report = await clerk.get(`admin/reports/zones?from=${from}&to=${to}`)
  expect(report.body.data).toEqual([
    { zone: 'Saddar', isCounter: false, orders: 1, amount: 1400_00 },
    { zone: null, isCounter: true, orders: 1, amount: 240_00 },
  ])
  const earlier = await clerk.get(`admin/reports/zones?from=${to}&to=${to}`)
  expect(earlier.body.data).toHaveLength(1)
  const csv = await clerk.get(`admin/reports/zones/csv?from=${from}&to=${from}`)
  expect(csv.text).toBe(
    '\ufeffDelivery zone,At the counter (1: yes),Orders placed,Total (Rs.)\r\nSaddar,0,1,1400\r\n',
  )
})

test('a report as CSV has rupees and no formulas', async () => {
  const shop = await openWithSales()
  const clerk = await shop.as('clerk')
  const [from, to] = days(shop)
  const sales = await clerk.get(`admin/reports/sales/csv?from=${from}&to=${to}`)
  expect(sales.headers['content-type']).toBe('text/csv; charset=utf-8')
  const [heading, first] = sales.text.split('\r\n')
  expect(heading).toMatch(/^\ufeffDay,Orders placed,Items ordered,Goods ordered \(Rs\.\),/)
  expect(first).toMatch(new RegExp(`^${from},1,1,1250,`))
  const reasons = await clerk.get('admin/reports/cancellations/csv')
  expect(reasons.text).toContain(`"'=HYPERLINK(""https://evil.example"")",1,2650`)
  const none = await clerk.get('admin/reports/cancellations/csv?from=2020-01-01&to=2020-01-02')
  expect(none.text).toBe('\ufeffReason,Orders placed,Total (Rs.)\r\n')
})

/** For tables of what is refused: nothing in it changes. */
const shopOfFile = forFile(() => openShop())

test.each([
  'from=2025-02-30',
  'from=tomorrow',
  'from=2025-02-01&to=2025-01-31',
  'from=2023-01-01&to=2024-06-01',
])('no period: %s', async (query) => {
  const shop = shopOfFile()
  const clerk = await shop.as('clerk')
  for (const report of ['sales', 'products', 'categories', 'cancellations', 'sales/csv']) {
    const { status, body } = await clerk.get(`admin/reports/${report}?${query}`)
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'report_period' })
  }
})
