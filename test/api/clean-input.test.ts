import { expect, test } from 'vitest'
import { prepare } from '#server/bootstrap.ts'
import { readSettings } from '#shop/settings/settings.store.ts'
import { emailsOf } from '../support/mail.ts'
import { password } from '../support/cast.ts'
import { buyNow, contact, onPurpose, placed, redirection } from '../support/orders.ts'
import { pngPhoto } from '../support/pictures.ts'
import { requests } from '../support/requests.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const key = '+923001234567'
/** One number as phones, chats and people write it. */
const spellings = [
  '\u202a+92 300 1234567\u202c',
  '\u2066+92\u00a0300\u00a01234567\u2069',
  '0300\u200e1234567',
  '0300\u20111234567',
  '0300–1234567',
  '923001234567',
  '00923001234567',
  '0300/1234567',
  '۰۳۰۰ ۱۲۳۴۵۶۷',
  '٠٣٠٠-١٢٣٤٥٦٧',
]
/** No texts, though a browser's form sends them. */
const unseen = ['\u200b', '\u2800', '\u202e', '\u3164', '\u00ad', '\u2066\u200b \ufeff', '\u0085']
const picture = { content: await pngPhoto() }
const form = {
  fullname: 'Nadia Rehman',
  number: '0333 7654321',
  email: 'nadia@kiryana.example',
  type: 'normal',
  password: 'mera lamba password',
}
const guestOrder = (more: object, to: object = {}) =>
  buyNow(1250 + 150, [{ product: 'atta', quantity: 1 }], {
    contact: { ...contact, ...more },
    ...to,
  })
const send = (shop: TestShop, payload: object, from = '192.0.2.1') =>
  shop.app.inject({
    method: 'POST',
    url: '/api/v1/order/create',
    remoteAddress: from,
    headers: onPurpose(),
    payload,
  })

test.each(spellings)(
  '%j is one number at sign-up, login, in the address book and in search',
  async (spelling) => {
    const shop = await openShop()
    expect(
      (await shop.guest().form('user/signup', { ...form, number: spelling }, picture)).status,
    ).toBe(201)
    const nadia = shop.guest()
    const login = await nadia.post('user/login', { email: spelling, password: form.password })
    expect(login).toMatchObject({ status: 200, body: { number: key } })
    const book = await nadia.post('user/addresses', {
      name: 'Nadia',
      phone: spelling,
      address: 'Lahore',
    })
    expect(book).toMatchObject({ status: 201, body: { data: { phone: key } } })
    const order = await placed(shop.guest(), guestOrder({ phone: '0300 1234567' }))
    const clerk = await shop.as('clerk')
    const [customers, orders] = await Promise.all([
      clerk.get(`admin/customers?q=${encodeURIComponent(spelling)}`),
      clerk.get(`admin/orders?q=${encodeURIComponent(spelling)}`),
    ])
    expect(customers.body.data).toMatchObject([{ email: form.email }])
    expect(orders.body.data).toMatchObject([{ id: order._id }])
  },
)

test('all spellings of a phone share the limit, the search and the history of a guest', async () => {
  const shop = await openShop()
  const taken = []
  for (const [index, phone] of spellings.entries())
    taken.push((await send(shop, guestOrder({ phone }), `192.0.2.${index}`)).statusCode)
  expect(taken).toEqual([201, 201, 201, 201, 201, 429, 429, 429, 429, 429])
  const clerk = await shop.as('clerk')
  const { data } = (await clerk.get('admin/orders?q=03001234567')).body
  expect(data).toHaveLength(5)
  expect((await clerk.get(`admin/orders/${data[0].id}`)).body.data.customer).toMatchObject({
    orders: 5,
  })
})

test('an uncallable number is refused where a rider must call', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const { _id: id } = await placed(shop.guest(), guestOrder({}))
  for (const phone of ['n/a', '0', 'call me', '12345', '\u200b', '-']) {
    const refused = await Promise.all([
      send(shop, guestOrder({ phone })),
      send(shop, { ...guestOrder({ phone }), flow: 'cart', paymentMethod: 'cod' }),
    ])
    expect([phone, ...refused.map(({ statusCode }) => statusCode)]).toEqual([phone, 400, 400])
    const taken = {
      ...(requests.adminTakeOrder.body as object),
      contact: { ...contact, phone, email: '' },
    }
    const changed = await redirection(clerk, id, { phone })
    const replies = [
      await clerk.post('admin/orders', taken, onPurpose()),
      await clerk.patch(`admin/orders/${id}/delivery`, changed),
      await (
        await shop.as('amina')
      ).post('user/addresses', { name: 'A', phone, address: 'Lahore' }),
      await shop.guest().form('user/signup', { ...form, number: phone }, picture),
    ]
    expect([phone, ...replies.map(({ status }) => status)]).toEqual([phone, 400, 400, 400, 400])
  }
  expect(await shop.count('orders')).toBe(1)
})

test('a number that staff did not touch may stay as it was when they change the address', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const { _id: id } = await placed(shop.guest(), guestOrder({}))
  await shop.db.run`update orders set contact_phone = 'n/a' where id = ${id}`
  const change = await redirection(clerk, id, { address: 'House 1, Lahore' })
  expect((await clerk.patch(`admin/orders/${id}/delivery`, change)).status).toBe(200)
})

const hidden = [
  'sad\u200bia@mail.example',
  'sadia@ma\u00adil.example',
  '\ufeffsadia@mail.example',
  'sadia@mail.\u2060example',
  'sadia@ma\u200dil.example',
  'sadia@ｍａｉｌ.example',
  'sadia＠mail.example',
]

test('an address with unseen signs is the address without them: one account, one mailbox', async () => {
  const shop = await openShop()
  expect(
    (await shop.guest().form('user/signup', { ...form, email: 'sadia@mail.example' }, picture))
      .status,
  ).toBe(201)
  const sadia = shop.guest()
  for (const email of hidden) {
    const second = await shop.guest().form('user/signup', { ...form, email }, picture)
    expect([email, second.status, second.body.code]).toEqual([email, 409, 'email_taken'])
    const login = await sadia.post('user/login', { email, password: form.password })
    expect([email, login.status]).toEqual([email, 200])
  }
  const owner = await shop.as('owner')
  const invited = await owner.post('admin/staff/invitations', { email: hidden[0], role: 'packer' })
  expect(invited.body.data.email).toBe('sadia@mail.example')
})

test("invisible characters don't allow more e-mails: stock alerts and password resets", async () => {
  const shop = await openShop()
  for (const email of [...hidden, ...hidden, 'sadia@mail.example'])
    await shop.guest().post('stockalerts', { productid: 'soldout', email })
  const alerts = await emailsOf(shop.db)
  expect(new Set(alerts.map(({ to }) => to))).toEqual(new Set(['sadia@mail.example']))
  expect(alerts.length).toBeLessThanOrEqual(6)
  const counts = []
  for (const email of hidden.slice(0, 5))
    counts.push((await shop.guest().post('user/forgotpassword', { email })).status)
  expect(counts).toEqual([200, 200, 200, 429, 429])
})

test.each(unseen)('a text of %j alone is missing', async (nothing) => {
  const shop = await openShop()
  const [amina, owner] = [await shop.as('amina'), await shop.as('owner')]
  const required = { status: 400, body: { message: 'Please fill all required fields' } }
  expect(
    await shop.guest().form('user/signup', { ...form, fullname: nothing }, picture),
  ).toMatchObject(required)
  expect(
    await shop.guest().form('user/signup', { ...form, email: nothing }, picture),
  ).toMatchObject(required)
  const stock = { ...form, type: 'stock', bussinesname: 'Rehman', bussinesaddress: nothing }
  expect((await shop.guest().form('user/signup', stock, picture)).body.message).toBe(
    'Please fill all business fields',
  )
  const blank = await amina.post('reviews', { review: '  ', rating: 5 })
  const review = await amina.post('reviews', { review: nothing, rating: 5 })
  expect([review.status, review.body]).toEqual([400, blank.body])
  const replies = [
    await amina.post('user/addresses', { name: nothing, phone: key, address: 'Lahore' }),
    await amina.post('user/addresses', { name: 'A', phone: key, address: nothing }),
    await shop.guest().post('order/create', guestOrder({ name: nothing })),
    await shop.guest().post('order/create', guestOrder({}, { shippingAddress: nothing })),
    await owner.patch('admin/products/apples', { name: nothing }),
    await owner.post('admin/events', {
      ...(requests.adminCreateEvent.body as object),
      name: nothing,
    }),
  ]
  expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400])
})

test('direction marks are removed from texts, and joiners stay', async () => {
  const shop = await openShop()
  const [amina, owner] = [await shop.as('amina'), await shop.as('owner')]
  const saved = await amina.post('user/addresses', {
    name: '\u202eAmina\u202c\u2066 Khan\u0007',
    phone: key,
    address: 'House 1\nmi\u2067an\u2069 street',
    note: 'می\u200cخواہم 👩\u200d💻',
  })
  expect(saved.body.data).toMatchObject({
    name: 'Amina Khan',
    address: 'House 1\nmian street',
    note: 'می\u200cخواہم 👩\u200d💻',
  })
  await owner.patch('admin/products/apples', {
    name: 'Cafe\u0301\u202e Apples\u200b',
    brand: '\u2067Kala\u2069',
  })
  expect((await shop.guest().get('shoppingitems/1')).body.data).toMatchObject({
    itemfullname: 'Café Apples',
    brand: 'Kala',
  })
})

test('a WhatsApp number of the shop has its country, however it was typed', async () => {
  const shop = await openShop()
  const owner = await shop.as('owner')
  for (const whatsapp of ['0300 5551234', '۰۳۰۰-۵۵۵۱۲۳۴', '\u202a0300 5551234\u202c']) {
    await owner.patch('admin/settings', { whatsapp })
    const { whatsapp: shown } = (await shop.guest().get('settings')).body
    expect(shown.replace(/\D/g, '')).toBe('923005551234')
  }
  expect((await owner.patch('admin/settings', { whatsapp: '+44 20 7946 0958' })).status).toBe(200)
  expect((await readSettings(shop.db)).whatsapp).toBe('+44 20 7946 0958')
  for (const phone of ['call me', 'n/a', '0'])
    expect((await owner.patch('admin/settings', { phone })).status).toBe(400)
})

test('older rows are found by the same keys, and every account can log in', async () => {
  const shop = await openShop()
  const hash = (
    await shop.db.one<{ hash: string }>`select password_hash as hash from account limit 1`
  ).hash
  const account = (id: string, email: string, phone: string) => shop.db.run`
    insert into account (id, email, email_key, phone, full_name, password_hash, kind, loyalty_card, created_at)
    values (${id}, ${email}, ${email}, ${phone}, 'Old', ${hash}, 'normal', ${id}, 1)`
  await account('alone', 'al\u200bone@mail.example', '0300-7654321')
  await account('first', 'twice@mail.example', '')
  await account('second', 'twi\u200bce@mail.example', '')
  await prepare(shop, { owner: null, demo: false, dataFolder: shop.dataFolder })
  const opens = async (email: string) =>
    (await shop.guest().post('user/login', { email, password })).body._id
  expect(await opens('alone@mail.example')).toBe('alone')
  expect(await opens('al\u200bone@mail.example')).toBe('alone')
  expect(await opens('0300 7654321')).toBe('alone')
  expect(await opens('twice@mail.example')).toBe('first')
  expect(await opens('twi\u200bce@mail.example')).toBe('second')
})

test('orders from before are found by every spelling of their numbers', async () => {
  const shop = await openShop()
  const phones = [...spellings, '0300 1234567', '+92-300-1234567', 'n/a', '']
  for (const [index, phone] of phones.entries()) {
    const { _id: id } = await placed(
      shop.guest(),
      guestOrder({ phone: `0301 100000${index % 10}` }),
    )
    await shop.db
      .run`update orders set contact_phone = ${phone}, contact_phone_key = null where id = ${id}`
  }
  await prepare(shop, { owner: null, demo: false, dataFolder: shop.dataFolder })
  expect(await shop.db.all`select id from orders where contact_phone_key is null`).toEqual([])
  const clerk = await shop.as('clerk')
  expect((await clerk.get('admin/orders?q=923001234567')).body.data).toHaveLength(12)
})
