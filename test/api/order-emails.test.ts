import { expect, test } from 'vitest'
import { referenceOf } from '#shop/orders/order.ts'
import { sendDue } from '#shop/notifications/send-due.ts'
import { emailsOf, sender } from '../support/mail.ts'
import { openMailServer } from '../support/mail-server.ts'
import { buyNow, cartOrder, delivered, placed } from '../support/orders.ts'
import { pngPhoto } from '../support/pictures.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const email = 'bushra@kiryana.example'
const contact = { name: 'Bushra Khan', phone: '0300 1234567', email }
const signUpForm = {
  fullname: 'Nadia Rehman',
  number: '0333 7654321',
  email,
  type: 'normal',
  password: 'mera lamba password',
}
const picture = { content: await pngPhoto() }
const kinds = async (shop: TestShop) => (await emailsOf(shop.db)).map(({ kind, to }) => [kind, to])

async function mailsOf(shop: TestShop) {
  const server = await openMailServer()
  await sendDue(sender(shop, server.url))
  return server.mails
}

test('a new account is welcomed, one that was refused is not', async () => {
  const shop = await openShop()
  const stock = {
    ...signUpForm,
    email: 'rehman@kiryana.example',
    type: 'stock',
    bussinesname: 'Rehman & Sons',
    bussinesaddress: 'Rawalpindi',
  }
  await shop.guest().form('user/signup', signUpForm, picture)
  shop.later(1)
  await shop.guest().form('user/signup', stock, picture)
  expect((await shop.guest().form('user/signup', signUpForm, picture)).status).toBe(409)
  expect(await emailsOf(shop.db)).toEqual([
    { kind: 'welcome', to: 'rehman@kiryana.example', name: 'Nadia Rehman', wholesale: 'yes' },
    { kind: 'welcome', to: email, name: 'Nadia Rehman', wholesale: 'no' },
  ])
})

test('an order sends one e-mail, also with retries, and a refused one none', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const key = { 'idempotency-key': 'one-and-the-same' }
  const order = await placed(amina, cartOrder(), key)
  await placed(amina, cartOrder(), key)
  expect((await amina.post('order/create', cartOrder(1))).status).toBe(409)
  expect(await kinds(shop)).toEqual([['order-placed', 'amina@kiryana.example']])
  const [mail] = await mailsOf(shop)
  expect(
    mail?.text
      .replaceAll(order._id, '{id}')
      .replace(/\?key=[\w-]{43}/, '?key={key}')
      .replaceAll(referenceOf({ id: order._id }), '{reference}'),
  ).toMatchInlineSnapshot(`
    "Thank you, your order is with us

    Dear Amina Siddiqui,

    We have your order {reference} and will pack it soon. Arriving Jan 6–10.

    - 2 × Kala Kulu Apples, 1 kg: Rs. 480

    Subtotal: Rs. 480
    Shipping: Rs. 150
    Total: Rs. 630
    Points earned: 16

    Payment: Cash on Delivery
    Deliver to: House 12, Street 4, Satellite Town, Rawalpindi

    See your order:
    https://shop.example/order/{id}?key={key}

    Changed your mind? Until it is packed you can cancel it, or single items of it, from that page.

    -- 
    Kiryana
    Shop 12, Jinnah Avenue, Blue Area, Islamabad
    +92 51 111 547 926
    https://shop.example/

    "
  `)
  expect(mail?.html).toContain(`href="https://shop.example/order/${order._id}?key=`)
})

test('a guest without an e-mail address that can be written to gets no mail', async () => {
  const shop = await openShop()
  await placed(shop.guest(), buyNow(390, undefined, { contact: { ...contact, email: '' } }))
  await placed(
    shop.guest(),
    buyNow(390, undefined, { contact: { ...contact, email: 'half an address' } }),
  )
  expect(await kinds(shop)).toEqual([])
})

test('shipped and delivered send e-mails, packed does not', async () => {
  const shop = await openShop()
  const { _id: id } = await placed(await shop.as('amina'), cartOrder())
  const clerk = await shop.as('clerk')
  for (const status of ['packed', 'shipped', 'delivered']) {
    shop.later(1000)
    expect((await clerk.patch(`admin/orders/${id}`, { status })).status).toBe(200)
    expect((await clerk.patch(`admin/orders/${id}`, { status })).status).toBe(409)
  }
  expect((await kinds(shop)).map(([kind]) => kind)).toEqual([
    'order-delivered',
    'order-shipped',
    'order-placed',
  ])
  expect(await mailsOf(shop)).toHaveLength(1) // staff can still undo the states
  shop.later(15_000)
  const mails = await mailsOf(shop)
  const [shipped, delivered] = ['on its way', 'has been delivered'].map((words) =>
    mails.find(({ headers }) => headers.includes(words)),
  )
  expect(shipped?.text).toContain('Please have Rs. 630 ready for the rider.')
  expect(shipped?.text).toContain(`https://shop.example/track-order/${id}`)
  expect(delivered?.text).toContain('This order earned you 16 loyalty points.')
  expect(delivered?.text).toContain('Ask for a return on its page within 3 days')
})

test('cancelling one item e-mails the rest; cancelling all says nothing is due', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  await delivered(shop, amina, cartOrder(1400, [{ product: 'atta', quantity: 1 }]))
  shop.later(1000)
  const order = await placed(
    amina,
    cartOrder(
      1109.5,
      [
        { product: 'apples', quantity: 2 },
        { product: 'chai', quantity: 1 },
      ],
      { redeempoints: 20 },
    ),
  )
  shop.later(1000)
  await amina.post(`order/${order._id}/cancel`, { products: [{ product: 'apples', quantity: 1 }] })
  shop.later(1000)
  await amina.post(`order/${order._id}/cancel`, { products: [] })
  expect((await amina.post(`order/${order._id}/cancel`, { products: [] })).status).toBe(409)
  expect((await kinds(shop)).map(([kind]) => kind)).toEqual([
    'order-cancelled',
    'order-cancelled',
    'order-placed',
    'order-delivered',
    'order-shipped',
    'order-placed',
  ])
  const [whole, part] = await emailsOf(shop.db)
  expect(part).toMatchObject({
    order: {
      isWhole: false,
      lines: [{ quantity: 1, amount: 24_000 }],
      subtotal: 73_950,
      total: 86_950,
      pointsBack: 0,
    },
  })
  expect(whole).toMatchObject({
    order: {
      isWhole: true,
      pointsBack: 20,
      lines: [{ quantity: 1 }, { quantity: 1, amount: 49_950 }],
    },
  })
  const mails = await mailsOf(shop)
  expect(mails.map(({ text }) => text).join()).toContain('Total: Rs. 869.50')
  expect(mails.find(({ text }) => text.includes('is cancelled'))?.text).toContain(
    'You get back 20 loyalty points that you redeemed.',
  )
})

test('staff cancelling an order tells its buyer', async () => {
  const shop = await openShop()
  const { _id: id } = await placed(shop.guest(), buyNow(390, undefined, { contact }))
  shop.later(1000)
  await (await shop.as('clerk')).patch(`admin/orders/${id}`, { status: 'cancelled' })
  expect(await kinds(shop)).toEqual([
    ['order-cancelled', email],
    ['order-placed', email],
  ])
})

test("a customer's text stays plain text in every e-mail", async () => {
  const shop = await openShop()
  const nasty = '<script>alert(1)</script>"><img src=x onerror=alert(1)>'
  await placed(
    shop.guest(),
    buyNow(390, undefined, {
      contact: { ...contact, name: nasty },
      shippingAddress: `${nasty}\r\nBcc: victim@kiryana.example`,
    }),
  )
  const [mail] = await mailsOf(shop)
  expect(mail?.to).toEqual([email])
  expect(mail?.html).toContain('&lt;script&gt;')
  expect(mail?.html).not.toMatch(/<script|<img/)
  expect(mail?.headers).not.toMatch(/^bcc:/im)
})

test('a staff note on a return stays plain text in the e-mail', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const id = await delivered(shop, amina)
  const input = { product: 'apples', quantity: '1', kind: 'damaged', reason: 'Rotten' }
  const { body } = await amina.form(`order/${id}/return`, input)
  const note = '<img src=x onerror=alert(1)> Sorry!'
  const clerk = await shop.as('clerk')
  await clerk.patch(`admin/returns/${body.data.returns[0]._id}`, { state: 'accepted', note })
  const mail = (await mailsOf(shop)).find(({ text }) =>
    text.includes('We have accepted your return'),
  )
  expect(mail?.text).toContain(note)
  expect(mail?.html).toContain('&lt;img src=x')
  expect(mail?.html).not.toContain('<img')
})
